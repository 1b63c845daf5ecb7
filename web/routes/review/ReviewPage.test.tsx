import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import reviewDocument from '../../__generated__/ReviewPageQuery.graphql.js';
import {
  itemExample,
  jobExample,
  mediaExample,
  priceListExample,
  roundExample,
  workspaceExample,
} from '../../test/examples.js';
import { openReview, press, ready, report, staged } from '../../test/openReview.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ReviewPage } from './ReviewPage.js';
import { elementAt } from '../../test/elementAt.js';

const api = useApi();
const open = (job: { readonly id: string }, opened?: Parameters<typeof openReview>[2]) => openReview(api, job, opened);

test('rounds the report down, so that 100% is shown only for all pixels', async () => {
  open(ready);
  expect(await screen.findByText(/of the photo outside the furniture and its shadow is untouched/)).toBeTruthy();
  // one for both surfaces together, and one for the walls
  expect(screen.getAllByText('99.9%')).toHaveLength(2);
  expect(screen.getByText('100%')).toBeTruthy();
  expect(screen.getByText('1 piece')).toBeTruthy();
});

test.each([
  ['IMPERIAL', '6′ 0″ × 2′ 11″ × 2′ 7″', '6 feet by 2 feet 11 inches by 2 feet 7 inches'],
  ['METRIC', '1.82 × 0.90 × 0.80 m', '1.82 by 0.90 by 0.80 metres'],
])('in a workspace of %s units shows a piece’s size as %s, and reads it out in words', async (units, text, spoken) => {
  open(ready, { workspace: { units } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: `Two-seat sofa ${spoken}` })).toBeTruthy();
});

test('shows each warning once, above the figures', async () => {
  const sentence = 'Only one armchair fits here.';
  const item = { ...staged, report: { ...report, warnings: [sentence, sentence] } };
  open(jobExample({ status: 'PROOF_READY', items: [item] }));
  const said = await screen.findAllByText(sentence);
  expect(said).toHaveLength(1);
  const figures = screen.getByRole('heading', { name: 'What was left alone' });
  expect(elementAt(said, 0).compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('says that a job is approved, and no longer offers the decision', async () => {
  api.answer({
    approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob: { ...ready, status: 'APPROVED' } },
  });
  open(ready);
  await press('Approve');
  expect(await screen.findByText('Staging job approved successfully')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Preparing final files...' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

describe('a job of several photos', () => {
  const second = { ...staged, id: 'item_two', input: mediaExample({ id: 'med_two' }) };
  const third = { ...staged, id: 'item_three', input: mediaExample({ id: 'med_three' }) };
  const jobOf = (...items: object[]) => jobExample({ status: 'PROOF_READY', items });
  const answer = (job: object) => ({
    decideOnStagingItems: { __typename: 'DecideOnStagingItemsPayload', stagingJob: job },
  });

  test('is approved photo by photo, and the next undecided one is shown', async () => {
    api.answer(answer(jobOf({ ...staged, decision: 'APPROVED' }, { ...second, decision: 'LEFT_OUT' }, third)));
    open(jobOf(staged, { ...second, decision: 'LEFT_OUT' }, third));
    expect(await screen.findByText('Photo 1 of 3 · 1 decided')).toBeTruthy();
    await press('Approve photo');
    expect(await screen.findByText('Photo 3 of 3 · 2 decided')).toBeTruthy();
    expect(api.callsOf('useDecideOnPhotoMutation')).toEqual([
      { input: { id: 'job_0000k7m2x9qd', itemIds: ['item_one'], decision: 'APPROVED' } },
    ]);
    expect(screen.getByRole('button', { name: 'Image 1, approved' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Image 2, left out' })).toBeTruthy();
  });

  test('offers to take in again a photo that is left out', async () => {
    api.answer(answer(jobOf(staged, second)));
    open(jobOf({ ...staged, decision: 'LEFT_OUT' }, second));
    expect(await screen.findByText('Left out: not delivered, not charged')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve photo' })).toBeNull();
    await press('Take in again');
    expect(await screen.findByRole('button', { name: 'Approve photo' })).toBeTruthy();
    expect(api.callsOf('useDecideOnPhotoMutation')).toMatchObject([{ input: { decision: 'UNDECIDED' } }]);
  });

  test('says before all are approved at once what they cost, at the price of the whole order', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ ...second, id: `item_${index}`, decision: 'APPROVED' }));
    const job = jobOf(staged, second, ...many);
    api.answer({ approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob: job } });
    open(job);
    api.answer({ viewer: { workspace: { ...workspaceExample(), priceList: priceListExample } } });
    await press('Approve all 2');
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve all 2?' }));
    expect(await question.findByText('$5.00')).toBeTruthy();
    expect(question.getByText(/Charged on the invoice: 2 images × \$2\.50/)).toBeTruthy();
    expect(api.callsOf('useApproveStagingJobMutation')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Approve and deliver' }));
    await waitFor(() => expect(api.callsOf('useApproveStagingJobMutation')).toMatchObject([{ input: { id: job.id } }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('approves the others at once, and revises the photo on show alone', async () => {
    api.answer({
      approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob: jobOf(staged, second) },
      ...revised(jobOf(staged, second)),
    });
    open(jobOf(staged, second, { ...third, decision: 'APPROVED' }));
    expect(await screen.findByRole('button', { name: 'Approve all 2' })).toBeTruthy();
    await press('Request Revision');
    expect(await screen.findByText('1 of 2 selected')).toBeTruthy();
    await send();
    await waitFor(() => expect(api.callsOf('useRequestRevisionMutation')).toHaveLength(1));
    expect(api.callsOf('useRequestRevisionMutation')).toMatchObject([{ input: { itemIds: ['item_one'] } }]);
  });

  test('offers to take an approval back as long as it can be, beside the photo and in the toast', async () => {
    const inFiveMinutes = new Date(Date.now() + 5 * 60_000).toISOString();
    const approved = { ...staged, decision: 'APPROVED', takeBackUntil: inFiveMinutes };
    api.answer(answer(jobOf(approved, second)));
    open(jobExample({ status: 'FINAL_DELIVERED', items: [approved, { ...second, decision: 'APPROVED' }] }));
    expect(await screen.findByText(/^You can take this approval back until \d/)).toBeTruthy();
    api.answer(answer(jobOf({ ...staged }, second)));
    await press('Take back');
    expect(await screen.findByText('Approval taken back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    api.answer(answer(jobOf(approved, second)));
    await press('Approve photo');
    await press('Undo');
    await waitFor(() => expect(api.callsOf('useDecideOnPhotoMutation')).toHaveLength(3));
    const input = { id: 'job_0000k7m2x9qd', itemIds: ['item_one'] };
    expect(api.callsOf('useDecideOnPhotoMutation')).toEqual(
      ['UNDECIDED', 'APPROVED', 'UNDECIDED'].map((decision) => ({ input: { ...input, decision } })),
    );
  });

  test('takes back what was approved together, by Undo, and nothing that was approved before', async () => {
    const until = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const [before, now] = [until(5), until(10)];
    const third = { ...second, id: 'item_three' };
    const approved = [
      { ...staged, decision: 'APPROVED', takeBackUntil: before },
      ...[second, third].map((item) => ({ ...item, decision: 'APPROVED', takeBackUntil: now })),
    ];
    open(jobOf({ ...staged, decision: 'APPROVED', takeBackUntil: before }, second, third));
    const stagingJob = jobExample({ status: 'APPROVED', items: approved });
    api.answer({ approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob } });
    api.answer(answer(jobOf(elementAt(approved, 0), second, third)));
    api.answer({ viewer: { workspace: { ...workspaceExample(), priceList: priceListExample } } });
    await press('Approve all 2');
    await press('Approve and deliver');
    await press('Undo');
    await waitFor(() => expect(api.callsOf('useDecideOnPhotoMutation')).toHaveLength(1));
    expect(api.callsOf('useDecideOnPhotoMutation')).toMatchObject([
      { input: { itemIds: ['item_two', 'item_three'], decision: 'UNDECIDED' } },
    ]);
  });

  test('takes all approvals back at once that can be, and leaves the others', async () => {
    const until = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const third = { ...second, id: 'item_three' };
    const items = [
      { ...staged, decision: 'APPROVED', takeBackUntil: until(5) },
      { ...second, decision: 'APPROVED', takeBackUntil: until(-1) },
      { ...third, decision: 'APPROVED', takeBackUntil: until(9) },
    ];
    open(jobExample({ status: 'FINAL_DELIVERED', items }));
    api.answer(answer(jobOf({ ...staged }, second)));
    await press('Take back all 2');
    expect(await screen.findByText('2 approvals taken back')).toBeTruthy();
    expect(api.callsOf('useDecideOnPhotoMutation')).toMatchObject([
      { input: { itemIds: ['item_one', 'item_three'], decision: 'UNDECIDED' } },
    ]);
  });

  test('no longer offers to take back what was approved too long ago', async () => {
    const approved = { ...staged, decision: 'APPROVED', takeBackUntil: new Date(Date.now() - 1).toISOString() };
    open(jobOf(approved, second));
    expect(await screen.findByText(/^Approved/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  test('says why a photo could not be decided on, and stays there', async () => {
    const message = 'Photo 1 is approved already.';
    api.answer({ decideOnStagingItems: { __typename: 'ConflictError', message } });
    open(jobOf(staged, second));
    await press('Leave out');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Photo 1 of 2')).toBeTruthy();
  });
});

test('refuses in words a decision that another tab has made', async () => {
  api.answer({ approveStagingJob: { __typename: 'ConflictError', message: 'This job is approved already.' } });
  open(ready);
  await press('Approve');
  expect(await screen.findByText('Failed to approve staging job')).toBeTruthy();
});

/** Presses the submit button of the open dialog. */
async function send() {
  const dialog = await screen.findByRole('dialog', { name: 'Request Revision' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Request Revision' }));
}
const revised = (job: object = ready) => ({
  requestRevision: { __typename: 'RequestRevisionPayload', stagingJob: { ...ready, ...job } },
});

test('sends a fixed reason and comment for a revision without words', async () => {
  api.answer(revised({ status: 'QUEUED' }));
  open(ready);
  await press('Request Revision');
  await send();
  expect(await screen.findByText('Revision request submitted successfully')).toBeTruthy();
  expect(api.callsOf('useRequestRevisionMutation')).toEqual([
    {
      input: {
        id: ready.id,
        reason: 'Another arrangement',
        comments: 'Please arrange the room anew in the same style.',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('sends what a revision wants of which photos, in which style', async () => {
  const other = { ...staged, id: 'item_two', input: mediaExample({ id: 'med_two', originalName: 'kitchen.jpg' }) };
  const two = jobExample({ status: 'PROOF_READY', items: [staged, other] });
  api.answer(revised({ ...two, status: 'QUEUED' }));
  open(two);
  await press('Request Revision');
  await userEvent.type(await screen.findByRole('textbox', { name: /What should be different/ }), 'no rug');
  await userEvent.click(screen.getByRole('checkbox', { name: 'kitchen.jpg' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'living-01.jpg' }));
  expect(screen.getByText('1 of 2 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Style' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hampton' }));
  await send();
  await waitFor(() => expect(api.callsOf('useRequestRevisionMutation')).toHaveLength(1));
  const reason = 'Another arrangement';
  expect(api.callsOf('useRequestRevisionMutation')[0]?.input).toEqual({
    id: two.id,
    reason,
    comments: 'no rug',
    itemIds: ['item_two'],
    style: 'HAMPTON',
  });
});

test('reads the words of a revision by what the chosen photos show', async () => {
  const other = { ...staged, id: 'item_two', input: mediaExample({ id: 'med_two', originalName: 'bed.jpg' }) };
  open(jobExample({ status: 'PROOF_READY', items: [staged, other] }));
  const reading = (id: string) => [{ text: 'rug', understood: true, changes: true, meaning: `no rug in ${id}` }];
  api.answer({
    nodes: ({ ids }: { readonly ids: readonly string[] }) =>
      ids.map((id) => ({ __typename: 'StagingItem', id, wordsReading: reading(id) })),
  });
  await press('Request Revision');
  await userEvent.type(await screen.findByRole('textbox', { name: /What should be different/ }), 'no rug');
  expect(await screen.findByText(`no rug in ${staged.id}`)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'bed.jpg' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'living-01.jpg' }));
  expect(await screen.findByText('no rug in item_two')).toBeTruthy();
});

test('reads the words for another style for the room of the chosen photos, or of the job when they differ', async () => {
  const other = { ...staged, id: 'item_two', input: mediaExample({ id: 'med_two', originalName: 'bed.jpg' }) };
  open(jobExample({ status: 'PROOF_READY', items: [staged, { ...other, roomType: 'BEDROOM' }] }));
  api.answer({
    viewer: {
      workspace: workspaceExample(),
      notesReading: ({ notes, roomType }: { readonly notes: string; readonly roomType: string }) => [
        { text: notes, understood: true, meaning: `${notes} of the ${roomType}` },
      ],
    },
  });
  await press('Request Revision');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Style' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hampton' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /What should be different/ }), 'no rug');
  expect(await screen.findByText('no rug of the LIVING_ROOM')).toBeTruthy();
  await press('Select all');
  expect(await screen.findByText('no rug of the LIVING_ROOM')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'living-01.jpg' }));
  expect(await screen.findByText('no rug of the BEDROOM')).toBeTruthy();
});

test('does not send a revision without photos', async () => {
  const two = jobExample({ status: 'PROOF_READY', items: [staged, { ...staged, id: 'item_two' }] });
  open(two);
  await press('Request Revision');
  await press('Deselect all');
  expect(screen.getByText('Choose at least one photo.')).toBeTruthy();
  const dialog = within(screen.getByRole('dialog', { name: 'Request Revision' }));
  expect(dialog.getByRole('button', { name: 'Request Revision' })).toHaveProperty('disabled', true);
});

test('says that a revision was refused, and still offers the decision', async () => {
  api.answer({ requestRevision: { __typename: 'ConflictError', message: 'This job is approved already.' } });
  open(ready);
  await press('Request Revision');
  await send();
  expect(await screen.findByText('Failed to request revision')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
});

test('keeps the picture on show while a revision waits, and restores the round when it is cancelled', async () => {
  const revision = { reason: 'x', comments: null, style: null, outcome: 'PENDING', failure: null };
  const { results } = elementAt(ready.rounds, 0);
  const result = { id: `rnd_${staged.id}` };
  const items = [{ ...staged, state: 'WAITING', proof: null, result, report: null, progress: 0 }];
  const waiting = jobExample({ status: 'REWORK', revision, items, rounds: [roundExample({ results })] });
  const cancelled = { ...ready, revision: { ...revision, outcome: 'CANCELLED' } };
  api.answer({ cancelStagingJob: { __typename: 'CancelStagingJobPayload', stagingJob: cancelled } });
  open(waiting);
  expect(await screen.findByAltText('The same photo, furnished')).toBeTruthy();
  await press('Cancel revision');
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel revision?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel revision' }));
  expect(await screen.findByText('Revision cancelled')).toBeTruthy();
  expect(screen.getByText('The last revision was cancelled. The pictures are as they were before.')).toBeTruthy();
});

test('says why a revision failed, beside the earlier pictures', async () => {
  const revision = { outcome: 'FAILED', failure: 'No floor was found in this photo.', reason: 'x', comments: null };
  const failed = { ...ready, revision };
  open(failed);
  expect(await screen.findByText('No floor was found in this photo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

test('tries a failed job again in another style', async () => {
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

test('offers finals as JPEG and as PNG', async () => {
  const final = mediaExample({ id: 'med_final', downloadUrl: '/files/f.jpg', losslessDownloadUrl: '/files/f.png' });
  open(jobExample({ status: 'FINAL_DELIVERED', items: [{ ...staged, final }] }));
  const rail = within(await screen.findByRole('complementary'));
  expect(rail.getByRole('link', { name: 'Download JPEG' }).getAttribute('href')).toBe('/files/f.jpg');
  expect(rail.getByRole('link', { name: 'Download PNG' }).getAttribute('href')).toBe('/files/f.png');
});

test('scrolls to the finals and focuses them when a link leads there', async () => {
  const final = mediaExample({ id: 'med_final', downloadUrl: '/files/f.jpg' });
  const job = jobExample({ status: 'FINAL_DELIVERED', items: [{ ...staged, final }] });
  open(job, { address: `/staging/${job.id}#final-files` });
  const finals = await screen.findByRole('heading', { name: 'Final files' });
  await waitFor(() => expect(document.activeElement).toBe(finals));
});

test('says that a job does not exist', async () => {
  api.answer({ node: null });
  renderPage({ Page: ReviewPage, document: reviewDocument, variables: { id: 'job_gone' } });
  expect(await screen.findByRole('heading', { name: 'Staging job not found' })).toBeTruthy();
});
