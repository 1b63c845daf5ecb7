import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/ReviewPageQuery.graphql.js';
import { itemExample, jobExample, mediaExample } from '../../msw/examples.js';
import { renderPage } from '../../msw/renderPage.js';
import { useApi } from '../../msw/server.js';
import { ReviewPage } from './ReviewPage.js';

const api = useApi();
const proof = mediaExample({ id: 'med_proof', isWatermarked: true });
const report = {
  altText: 'A living room.',
  furnishedFrom: 0.2,
  furnishedTo: 0.8,
  furniture: [{ id: 'sofa', kind: 'sofa', label: 'two-seat sofa', width: 1.82, depth: 0.9, height: 0.8 }],
  preserved: [
    { surface: 'WALLS', pixels: 100_000, untouched: 99_999 },
    { surface: 'FLOOR', pixels: 50_000, untouched: 50_000 },
  ],
  changedPixels: 1,
  warnings: [],
};
const staged = itemExample({ state: 'STAGED', progress: 1, proof, report });
const ready = jobExample({ status: 'PROOF_READY', items: [staged] });

function open(job: { readonly id: string }) {
  api.answer({ node: job });
  renderPage({ Page: ReviewPage, document, variables: { id: job.id } });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the report rounds down, and 100 % stands only for all of them', async () => {
  open(ready);
  expect(await screen.findByText("of the wall pixels are your photo's.", { exact: false })).toBeTruthy();
  expect(screen.getAllByText('99.9 %')).toHaveLength(2);
  expect(screen.getByText('100 %')).toBeTruthy();
  expect(screen.getByText('1.82 × 0.90 × 0.80 m')).toBeTruthy();
  expect(screen.getByText('1 piece')).toBeTruthy();
});

test('approving says so, and the decision is no longer offered', async () => {
  api.answer({
    approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob: { ...ready, status: 'APPROVED' } },
  });
  open(ready);
  await press('Approve');
  expect(await screen.findByText('Staging job approved successfully')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Preparing final files...' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a decision that another tab has taken is refused in words', async () => {
  api.answer({ approveStagingJob: { __typename: 'ConflictError', message: 'This job is approved already.' } });
  open(ready);
  await press('Approve');
  expect(await screen.findByText('Failed to approve staging job')).toBeTruthy();
});

test('a revision is asked for with a fixed reason and comment', async () => {
  api.answer({
    requestRevision: { __typename: 'RequestRevisionPayload', stagingJob: { ...ready, status: 'QUEUED' } },
  });
  open(ready);
  await press('Request Revision');
  expect(await screen.findByText('Revision request submitted successfully')).toBeTruthy();
  const [{ input }] = api.callsOf('useRequestRevisionMutation');
  expect(input).toEqual({ id: ready.id, reason: expect.any(String), comments: expect.any(String) });
});

test('a revision that is refused says so, and the decision is still offered', async () => {
  api.answer({ requestRevision: { __typename: 'ConflictError', message: 'This job is approved already.' } });
  open(ready);
  await press('Request Revision');
  expect(await screen.findByText('Failed to request revision')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

test('a failed job is tried again in another style', async () => {
  const failed = jobExample({ status: 'REWORK', failure: 'No floor was found in this photo.', items: [itemExample()] });
  api.answer({
    retryStagingJob: {
      __typename: 'RetryStagingJobPayload',
      stagingJob: { ...failed, status: 'QUEUED', failure: null },
    },
  });
  open(failed);
  expect(await screen.findByText('No floor was found in this photo.')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Style' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hampton' }));
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Cancel staging' })).toBeTruthy();
  expect(api.callsOf('useRetryStagingJobMutation')).toEqual([
    { input: { id: failed.id, style: 'HAMPTON', roomType: 'LIVING_ROOM' } },
  ]);
});

test('finals are offered as JPEG and as PNG', async () => {
  const final = mediaExample({ id: 'med_final', downloadUrl: '/files/f.jpg', losslessDownloadUrl: '/files/f.png' });
  open(jobExample({ status: 'FINAL_DELIVERED', items: [{ ...staged, final }] }));
  const rail = within(await screen.findByRole('complementary'));
  expect(rail.getByRole('link', { name: 'Download JPEG' }).getAttribute('href')).toBe('/files/f.jpg');
  expect(rail.getByRole('link', { name: 'Download PNG' }).getAttribute('href')).toBe('/files/f.png');
});

test('a job that is not there says so', async () => {
  api.answer({ node: null });
  renderPage({ Page: ReviewPage, document, variables: { id: 'job_gone' } });
  expect(await screen.findByRole('heading', { name: 'Staging job not found' })).toBeTruthy();
});
