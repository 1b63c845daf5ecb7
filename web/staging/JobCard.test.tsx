import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../__generated__/StagingPageQuery.graphql.js';
import { connectionOf, itemExample, jobExample, mediaExample } from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { StagingPage } from '../routes/staging/StagingPage.js';

const api = useApi();
const proof = mediaExample({ id: 'med_proof', isWatermarked: false, previewUrl: '/files/proof.jpg' });
const staged = (id: string, change: object = {}) => itemExample({ id, state: 'STAGED', progress: 1, proof, ...change });

function open(job: object) {
  const stagingCounts = { total: 1, inProgress: 1, processing: 0, completed: 0 };
  api.answer({ viewer: { stagingCounts, stagingJobs: connectionOf([job]), projects: connectionOf([]) }, node: job });
  return renderPage({ Page: StagingPage, document });
}
const card = async () => within(await screen.findByRole('article', { name: 'Staging Job #k7m2x9qd' }));

test('shows four of many images, and says so', async () => {
  open(jobExample({ status: 'PROOF_READY', items: [1, 2, 3, 4, 5, 6].map((number) => staged(`item_${number}`)) }));
  const inside = await card();
  expect(inside.getAllByAltText(/^Original:/)).toHaveLength(4);
  expect(inside.getAllByAltText(/^Result:/)).toHaveLength(4);
  expect(inside.getByText('Original, 4 of 6')).toBeTruthy();
});

test('shows an icon when a result’s picture cannot be loaded', async () => {
  open(jobExample({ status: 'PROOF_READY', items: [staged('item_one')] }));
  const inside = await card();
  fireEvent.error(inside.getByAltText('Result: living-01.jpg'));
  const icon = await inside.findByRole('img', { name: 'Result: living-01.jpg' });
  expect(icon.tagName).not.toBe('IMG');
});

test('shows finals where there are any, otherwise proofs with the PREVIEW mark', async () => {
  const { push } = open(jobExample({ status: 'PROOF_READY', items: [staged('item_one')] }));
  const inside = await card();
  expect(inside.getByAltText('Result: living-01.jpg').getAttribute('src')).toBe('/files/proof.jpg');
  const final = mediaExample({ id: 'med_final', previewUrl: '/files/final.jpg' });
  await push(jobExample({ status: 'FINAL_DELIVERED', items: [staged('item_one', { final })] }));
  expect(inside.getByAltText('Result: living-01.jpg').getAttribute('src')).toBe('/files/final.jpg');
});

test('saves the file of a single delivered picture, and opens several to be saved one by one', async () => {
  const final = (number: number) => mediaExample({ id: `med_${number}`, downloadUrl: `/files/${number}.jpg?download` });
  const failed = staged('item_two', { state: 'FAILED', proof: null });
  const { push } = open(
    jobExample({ status: 'FINAL_DELIVERED', items: [staged('item_one', { final: final(1) }), failed] }),
  );
  const inside = await card();
  const file = inside.getByRole('link', { name: 'Download' });
  expect(file.getAttribute('href')).toBe('/files/1.jpg?download');
  expect(file.hasAttribute('download')).toBe(true);

  const both = [1, 3].map((number) => staged(`item_${number}`, { final: final(number) }));
  await push(jobExample({ status: 'FINAL_DELIVERED', items: both }));
  const review = () => inside.getByRole('link', { name: 'Open to download' }).getAttribute('href');
  expect(review()).toBe('/staging/job_0000k7m2x9qd#final-files');
  // when the first image failed, it has no final
  await push(jobExample({ status: 'FINAL_DELIVERED', items: [failed, ...both] }));
  expect(review()).toBe('/staging/job_0000k7m2x9qd?image=2#final-files');
  expect(inside.queryByRole('link', { name: 'Download' })).toBeNull();
});

test('keeps the earlier picture of a photo while it is staged again, also under the first pass', async () => {
  const anew = { proof: null, result: { __typename: 'StagingResult', id: 'rnd_one', proof } };
  const waits = staged('item_one', { ...anew, state: 'WAITING', progress: 0 });
  const { push } = open(jobExample({ status: 'REWORK', revisionCount: 1, items: [waits] }));
  const inside = await card();
  const earlier = () => inside.getByAltText('Result before the revision: living-01.jpg').getAttribute('src');
  expect(earlier()).toBe('/files/proof.jpg');
  expect(inside.getByRole('status', { name: 'Staging living-01.jpg anew' })).toBeTruthy();
  await push(jobExample({ status: 'PROCESSING', revisionCount: 1, items: [waits] }));
  expect(earlier()).toBe('/files/proof.jpg');
  const firstPassUrl = '/files/pass.jpg';
  await push(
    jobExample({ status: 'PROCESSING', items: [{ ...waits, state: 'STAGING', progress: 0.5, firstPassUrl }] }),
  );
  expect((await inside.findByAltText('First pass: living-01.jpg')).getAttribute('src')).toBe(firstPassUrl);
  expect(inside.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toContain('/files/proof.jpg');
});

test('says when a job in processing should be done, and how long that is', async () => {
  const estimatedCompletion = new Date(Date.now() + 118_000).toISOString();
  open(jobExample({ status: 'PROCESSING', estimatedCompletion, revisionCount: 1, items: [itemExample()] }));
  const inside = await card();
  expect(inside.getByText(/^Estimated completion \d+:\d\d [AP]M, about 2 minutes left · 1 revision$/)).toBeTruthy();
});

test('says that a job in processing takes longer, beside the new estimate', async () => {
  const estimatedCompletion = new Date(Date.now() + 598_000).toISOString();
  open(jobExample({ status: 'PROCESSING', estimatedCompletion, takesLonger: true, items: [itemExample()] }));
  const words = /^Estimated completion .+ [AP]M, taking longer than usual · about 10 minutes left · 0 revisions$/;
  expect((await card()).getByText(words)).toBeTruthy();
});

test('says how many photos come before a waiting job, and updates with the queue', async () => {
  const estimatedCompletion = new Date(Date.now() + 358_000).toISOString();
  const { push } = open(jobExample({ status: 'QUEUED', photosAhead: 4, estimatedCompletion }));
  const inside = await card();
  expect(inside.getByText('4 photos before yours · about 6 minutes left · 1 image · 0 revisions')).toBeTruthy();
  await push(jobExample({ status: 'QUEUED', photosAhead: 0, estimatedCompletion }));
  expect(inside.getByText('Yours is next · about 6 minutes left · 1 image · 0 revisions')).toBeTruthy();
});

test('shows read-only details, and leads to the full ones with each image’s state', async () => {
  const failed = itemExample({ id: 'item_two', state: 'FAILED', failure: 'Too dark.' });
  open(jobExample({ status: 'PROOF_READY', notes: 'Corner desk', items: [staged('item_one'), failed] }));
  const inside = await card();
  await userEvent.click(inside.getByRole('button', { name: 'Details' }));
  const brief = within(await screen.findByRole('dialog', { name: 'Staging Job #k7m2x9qd' }));
  expect(brief.getByText('Job editing is view-only. Contact support to change a job.')).toBeTruthy();
  expect(brief.getByText('Corner desk')).toBeTruthy();
  expect(brief.queryByRole('textbox')).toBeNull();

  await userEvent.click(brief.getByRole('button', { name: 'Full details' }));
  const full = within(await screen.findByRole('dialog', { name: 'Full details of Staging Job #k7m2x9qd' }));
  expect(await full.findByText('job_0000k7m2x9qd')).toBeTruthy();
  expect(full.getByText('Could not be staged. Too dark.')).toBeTruthy();
  expect(full.getByText('Staged')).toBeTruthy();
  expect(full.getByRole('link', { name: 'Open the review' }).getAttribute('href')).toBe('/staging/job_0000k7m2x9qd');
});

test('shows an approval at once, and reverts it when it is refused', async () => {
  let refuse = () => {};
  const answer = new Promise<object>((resolve) => {
    refuse = () => resolve({ __typename: 'ConflictError', message: 'This job is approved already.' });
  });
  open(jobExample({ status: 'PROOF_READY', items: [staged('item_one')] }));
  api.answer({ approveStagingJob: () => answer });
  const inside = await card();
  await userEvent.click(inside.getByRole('button', { name: 'Approve' }));
  expect(await inside.findByText('Preparing final files...')).toBeTruthy();
  await waitFor(() =>
    expect(window.document.activeElement).toBe(inside.getByRole('link', { name: 'Staging Job #k7m2x9qd' })),
  );
  refuse();
  expect(await screen.findByText('Failed to approve staging job')).toBeTruthy();
  expect(inside.getByRole('button', { name: 'Approve' })).toBeTruthy();
});
