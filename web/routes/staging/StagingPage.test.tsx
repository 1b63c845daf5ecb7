import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/StagingPageQuery.graphql.js';
import { connectionOf, itemExample, jobExample, mediaExample, projectExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { StagingPage } from './StagingPage.js';
import { filterOf } from './stagingFilter.js';

const api = useApi();
const proof = mediaExample({ id: 'med_proof', isWatermarked: true, previewUrl: '/files/proof.jpg' });
const staged = itemExample({ state: 'STAGED', progress: 1, proof });

function open(job: object) {
  const stagingCounts = { total: 1, inProgress: 1, processing: 0, completed: 0 };
  api.answer({
    viewer: { stagingCounts, stagingJobs: connectionOf([job]), projects: connectionOf([projectExample()]) },
  });
  return renderPage({ Page: StagingPage, document });
}

const card = async () => within(await screen.findByRole('article', { name: 'Staging Job #k7m2x9qd' }));
const buttonsOf = (inside: ReturnType<typeof within>) =>
  [...inside.queryAllByRole('button'), ...inside.queryAllByRole('link')]
    .map(({ textContent }) => textContent)
    .filter((words) => words !== 'Staging Job #k7m2x9qd');

test.each([
  {
    status: 'QUEUED',
    items: [itemExample()],
    badge: 'Queued',
    caption: 'Waiting to start',
    percent: '10%',
    offers: ['Details'],
  },
  {
    status: 'PROCESSING',
    items: [itemExample({ state: 'STAGING', progress: 0.5 })],
    badge: 'Processing',
    caption: 'AI staging in progress...',
    percent: '59%',
    offers: ['Details'],
  },
  {
    status: 'PROOF_READY',
    items: [staged],
    badge: 'Ready for Review',
    caption: 'Ready for your review',
    percent: '75%',
    offers: ['Approve', 'Request Revision', 'Details', 'Full Size Preview'],
  },
  {
    status: 'REWORK',
    failure: 'No floor was found in this photo.',
    items: [itemExample({ state: 'FAILED', failure: 'No floor was found in this photo.' })],
    badge: 'Revision Requested',
    caption: 'Needs attention - see notes',
    percent: null,
    offers: ['Try again', 'Details'],
  },
  {
    status: 'REWORK',
    items: [itemExample()],
    badge: 'Revision Requested',
    caption: 'Needs attention - see notes',
    percent: '50%',
    offers: ['Details'],
  },
  {
    status: 'APPROVED',
    items: [staged],
    badge: 'Approved',
    caption: 'Preparing final files...',
    percent: '90%',
    offers: [],
  },
  {
    status: 'FINAL_DELIVERED',
    items: [{ ...staged, final: mediaExample({ id: 'med_final' }) }],
    badge: 'Delivered',
    caption: 'Complete and delivered',
    percent: null,
    offers: ['Details', 'Download'],
  },
])('for a job that is $status shows "$badge", $percent and its acts', async (shown) => {
  const { status, items, failure = null } = shown;
  open(jobExample({ status, items, failure, renderProgress: items[0]?.progress }));
  const inside = await card();
  expect(inside.getByText(shown.badge)).toBeTruthy();
  expect(inside.getByText(shown.caption)).toBeTruthy();
  expect(inside.queryByText(/^\d+%$/)?.textContent ?? null).toBe(shown.percent);
  expect(inside.queryAllByRole('progressbar')).toHaveLength(shown.percent === null ? 0 : 1);
  expect(inside.getByText('Modern · Living Room · 1428 Alder Lane, Portland, OR 97209')).toBeTruthy();
  expect(buttonsOf(inside)).toEqual(shown.offers);
  expect(inside.queryAllByText(/No floor was found/)).toHaveLength(shown.failure ? 1 : 0);
});

test('updates a card from queued over the first pass to the proof without a reload, and announces it', async () => {
  const { push } = open(jobExample());
  const inside = await card();
  expect(inside.queryByAltText(/First pass/)).toBeNull();

  const rendering = itemExample({ state: 'STAGING', progress: 0.4, firstPassUrl: '/files/pass.jpg' });
  await push(jobExample({ status: 'PROCESSING', items: [rendering] }));
  expect(inside.getByAltText('First pass: living-01.jpg').getAttribute('src')).toBe('/files/pass.jpg');
  expect(inside.getByText('Processing')).toBeTruthy();

  await push(jobExample({ status: 'PROOF_READY', items: [staged] }));
  expect(inside.getByAltText('Result: living-01.jpg').getAttribute('src')).toBe('/files/proof.jpg');
  await waitFor(() => expect(screen.getByText('Staging Job k7m2x9qd: Ready for your review')).toBeTruthy());
  expect(api.callsOf('StagingPageQuery')).toHaveLength(1);
  await waitFor(() => expect(api.callsOf('rereadCountsOfWorkspaceQuery').length).toBeGreaterThan(0));
});

test('requests only the jobs of the filter in the address, and adds matching ones of another tab first', async () => {
  const stagingCounts = { total: 2, inProgress: 1, processing: 0, completed: 0 };
  const job = jobExample({ status: 'PROOF_READY', items: [staged], createdAt: '2026-11-20T12:00:00.000Z' });
  const elsewhere = jobExample({ id: 'job_elsewhere1', createdAt: '2026-11-21T12:00:00.000Z' });
  api.answer({
    viewer: { stagingCounts, stagingJobs: connectionOf([job]), projects: connectionOf([projectExample()]) },
  });
  const { router, push } = renderPage({
    Page: StagingPage,
    document,
    variables: (address) => ({ ...filterOf(address.searchParams) }),
    address: '/staging?status=proof_ready',
  });
  await card();
  expect(api.callsOf('StagingPageQuery')).toEqual([{ projectId: null, status: 'PROOF_READY' }]);

  await push(elsewhere);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await push({ ...elsewhere, status: 'PROOF_READY', items: [staged] });
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Staging Job #sewhere1',
    'Staging Job #k7m2x9qd',
  ]);

  await userEvent.click(screen.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: /Alder Lane/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?project=proj_alder&status=proof_ready'));
});

test('says that a filter matches nothing, and still offers the tools', async () => {
  const stagingCounts = { total: 9, inProgress: 0, processing: 0, completed: 9 };
  api.answer({ viewer: { stagingCounts, stagingJobs: connectionOf([]), projects: connectionOf([]) } });
  renderPage({ Page: StagingPage, document, address: '/staging?status=rework' });
  expect(await screen.findByText('No matching jobs')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Your First Staging Job' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('Revision Requested');
});
