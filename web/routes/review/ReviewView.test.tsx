import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import document from '../../__generated__/ReviewPageQuery.graphql.js';
import { itemExample, jobExample, mediaExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ReviewPage } from './ReviewPage.js';
import { elementAt } from '../../test/elementAt.js';

const api = useApi();
const report = {
  altText: 'A living room.',
  furniture: [{ key: 'sofa', kind: 'sofa', label: 'two-seat sofa', width: 1.82, depth: 0.9, height: 0.8 }],
  furnishedFrom: 0.2,
  furnishedTo: 0.8,
  preserved: [],
  changedPixels: 1,
  warnings: [],
};
const staged = (id: string) =>
  itemExample({
    id,
    state: 'STAGED',
    progress: 1,
    proof: mediaExample({ id: `med_${id}`, isWatermarked: true }),
    piecesUrl: '/files/pieces.png',
    report,
  });
const TOO_DARK = 'This photo is too dark. Send a brighter one.';
const failed = itemExample({ id: 'item_dark', state: 'FAILED', failure: TOO_DARK });

function open(job: { readonly id: string }, address = '/') {
  api.answer({ node: job, viewer: { workspace: workspaceExample() } });
  return renderPage({ Page: ReviewPage, document, variables: { id: job.id }, address });
}

test('keeps in the address which image is shown and how', async () => {
  api.use(http.get('*/files/pieces.png', () => HttpResponse.error()));
  const items = [staged('item_one'), staged('item_two'), staged('item_three')];
  const { router } = open(jobExample({ status: 'PROOF_READY', items }), '/?image=2&show=changes');
  expect(await screen.findByText('2 of 3')).toBeTruthy();
  const changes = screen.getByRole<HTMLInputElement>('switch', { name: 'Show what changed' });
  expect(changes.checked).toBe(true);
  expect(screen.getByText("In grey: your photo's own pixels")).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('3 of 3')).toBeTruthy();
  expect(router.state.location.search).toBe('?image=3&show=changes');
  await userEvent.click(changes);
  await screen.findByRole('slider');
  expect(router.state.location.search).toBe('?image=3');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText('1 of 3')).toBeTruthy();
});

test('shows the same progress as the card while the job is staged, and how long it takes', async () => {
  const estimatedCompletion = new Date(Date.now() + 118_000).toISOString();
  const items = [itemExample({ state: 'STAGING', progress: 0.5 })];
  open(jobExample({ status: 'PROCESSING', renderProgress: 0.5, estimatedCompletion, items }));
  expect(await screen.findByText('59%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Processing' }).getAttribute('aria-valuenow')).toBe('59');
  expect(screen.getByText('about 2 minutes left')).toBeTruthy();
});

test('goes two images on after two quick steps', async () => {
  const items = ['item_one', 'item_two', 'item_three', 'item_four'].map(staged);
  const { router } = open(jobExample({ status: 'PROOF_READY', items }));
  const next = await screen.findByRole('button', { name: 'Next' });
  act(() => {
    next.click();
    next.click();
  });
  expect(await screen.findByText('3 of 4')).toBeTruthy();
  expect(router.state.location.search).toBe('?image=3');
});

test.each(['?image=9', '?image=0', '?image=x'])(
  'shows an image for the address %s, which names none of the job',
  async (at) => {
    open(jobExample({ status: 'PROOF_READY', items: [staged('item_one'), staged('item_two')] }), `/${at}`);
    expect(await screen.findByText(/^[12] of 2$/)).toBeTruthy();
  },
);

test('never shows a photo’s report with pieces of another photo that have the same keys', async () => {
  const withSofa = (id: string, label: string, width: number) => ({
    ...staged(id),
    report: { ...report, furniture: [{ ...report.furniture[0], label, width }] },
  });
  const items = [withSofa('item_one', 'three-seat sofa', 2.25), withSofa('item_two', 'four-seat sofa', 2.55)];
  open(jobExample({ status: 'PROOF_READY', items }), '/?image=1');
  expect(await screen.findByRole('button', { name: /Three-seat sofa.*7 feet 5/ })).toBeTruthy();
  expect(screen.queryByText('Four-seat sofa')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: /Four-seat sofa.*8 feet 4/ })).toBeTruthy();
  expect(screen.queryByText('Three-seat sofa')).toBeNull();
});

test('leads from a piece of the report to the changes, and says when these cannot be loaded', async () => {
  api.use(http.get('*/files/pieces.png', () => new HttpResponse(null, { status: 404 })));
  const { router } = open(jobExample({ status: 'PROOF_READY', items: [staged('item_one')] }));
  await userEvent.click(await screen.findByRole('button', { name: /Two-seat sofa/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=changes'));
  expect(await screen.findByText('What changed could not be loaded')).toBeTruthy();
});

test('tries one failed image again alone', async () => {
  const ready = jobExample({ status: 'PROOF_READY', items: [staged('item_one'), failed] });
  const queued = itemExample({ id: 'item_dark', state: 'WAITING', failure: null });
  api.answer({
    retryStagingItem: {
      __typename: 'RetryStagingItemPayload',
      stagingJob: { ...ready, status: 'QUEUED', items: [staged('item_one'), queued] },
    },
  });
  open(ready, '/?image=2');
  expect(await screen.findByText(TOO_DARK)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try this photo again' }));
  expect(await screen.findByText('Photo queued again')).toBeTruthy();
  expect(api.callsOf('useRetryStagingItemMutation')).toEqual([{ input: { id: 'item_dark' } }]);
  expect(screen.queryByText(TOO_DARK)).toBeNull();
});

const outline = {
  corners: [],
  horizonLeft: 0.4,
  horizonRight: 0.4,
  ceilingHeight: 2.6,
  cameraHeight: null,
  fieldOfView: null,
  tilted: null,
};
const readingThat = (suffices: boolean) => ({ confidence: 0.5, suffices, warnings: [], outline });
const drawnOn = (suffices: boolean) => ({ ...staged('item_one'), outline, reading: readingThat(suffices) });

test('replaces a drawn floor by the recognised one, after a question', async () => {
  const ready = jobExample({ status: 'PROOF_READY', items: [drawnOn(true)] });
  const stagingJob = { ...ready, status: 'REWORK', revisionCount: 1, items: [itemExample({ id: 'item_one' })] };
  api.answer({ discardOutline: { __typename: 'DiscardOutlinePayload', stagingJob } });
  const main = window.document.createElement('main');
  main.tabIndex = -1;
  window.document.body.append(main);
  onTestFinished(() => main.remove());
  open(ready);
  await userEvent.click(await screen.findByRole('button', { name: 'Use what was found instead' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsOf('useDiscardOutlineMutation')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Use what was found instead' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard and stage again' }));
  expect(await screen.findByText('Staging without your outline')).toBeTruthy();
  expect(api.callsOf('useDiscardOutlineMutation')).toEqual([{ input: { itemId: 'item_one' } }]);
  expect(screen.queryByRole('button', { name: 'Use what was found instead' })).toBeNull();
  await waitFor(() => expect(window.document.activeElement).toBe(main));
});

test('keeps a drawn floor when the recognised one cannot be staged on', async () => {
  open(jobExample({ status: 'PROOF_READY', items: [drawnOn(false)] }));
  expect(await screen.findByRole('link', { name: 'Correct its outline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use what was found instead' })).toBeNull();
});

test('says how long a running job takes, and cancels it only after a question', async () => {
  const estimatedCompletion = new Date(Date.now() + 38_000).toISOString();
  const running = jobExample({
    status: 'PROCESSING',
    renderProgress: 0.4,
    estimatedCompletion,
    items: [itemExample()],
  });
  api.answer({
    cancelStagingJob: {
      __typename: 'CancelStagingJobPayload',
      stagingJob: { ...running, status: 'REWORK', failure: 'Cancelled', estimatedCompletion: null },
    },
  });
  open(running);
  expect(await screen.findByText('about 40 seconds left')).toBeTruthy();
  expect(screen.getByText('56%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel staging' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep staging' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsOf('useCancelStagingJobMutation')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Cancel staging' }));
  const cancels = await screen.findAllByRole('button', { name: 'Cancel staging' });
  await userEvent.click(elementAt(cancels, cancels.length - 1));
  expect(await screen.findByText('Staging job cancelled')).toBeTruthy();
  expect(api.callsOf('useCancelStagingJobMutation')).toEqual([{ input: { id: running.id } }]);
});
