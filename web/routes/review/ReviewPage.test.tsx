import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import reviewDocument from '../../__generated__/ReviewPageQuery.graphql.js';
import { itemExample, jobExample, mediaExample, roundExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ReviewPage } from './ReviewPage.js';
import { elementAt } from '../../test/elementAt.js';

const api = useApi();
const proof = mediaExample({ id: 'med_proof', isWatermarked: true });
const report = {
  altText: 'A living room.',
  furnishedFrom: 0.2,
  furnishedTo: 0.8,
  furniture: [{ key: 'sofa', kind: 'sofa', label: 'two-seat sofa', width: 1.82, depth: 0.9, height: 0.8 }],
  preserved: [
    { surface: 'WALLS', pixels: 100_000, untouched: 99_999 },
    { surface: 'FLOOR', pixels: 50_000, untouched: 50_000 },
  ],
  changedPixels: 1,
  warnings: [],
};
const staged = itemExample({ state: 'STAGED', progress: 1, proof, report });
const ready = jobExample({ status: 'PROOF_READY', items: [staged] });

function open(job: { readonly id: string }, workspace: Record<string, unknown> = {}, address = '/') {
  api.answer({ node: job, viewer: { workspace: workspaceExample(workspace), notesReading: [] }, nodes: [] });
  return renderPage({ Page: ReviewPage, document: reviewDocument, variables: { id: job.id }, address });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

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
  open(ready, { units });
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

describe('of two rounds', () => {
  const resultOf = (id: string, altText: string, walls: number, change: object = {}) => ({
    __typename: 'StagingResult',
    id,
    itemId: staged.id,
    proof: mediaExample({ id: `med_${id}` }),
    piecesUrl: null,
    removedAt: null,
    report: { ...report, altText, preserved: [{ surface: 'WALLS', pixels: 1000, untouched: walls }] },
    ...change,
  });
  const revision = { reason: 'Another arrangement', comments: 'no rug', style: null, outcome: 'DONE', failure: null };
  const jobShowing = (result: string, item: object = {}, earlier: object = {}) =>
    jobExample({
      status: 'PROOF_READY',
      items: [{ ...staged, result: { id: result }, ...item }],
      revision,
      rounds: [
        roundExample({ isCurrent: result === 'rnd_one', results: [resultOf('rnd_one', 'First.', 900, earlier)] }),
        roundExample({
          number: 2,
          isCurrent: result === 'rnd_two',
          revision,
          results: [resultOf('rnd_two', 'Second.', 800)],
        }),
      ],
    });
  const twice = jobShowing('rnd_two');
  const GONE = { proof: null, removedAt: '2027-03-05T12:00:00.000Z' };
  const delivered = {
    ...jobShowing('rnd_two', { decision: 'APPROVED', final: mediaExample({ id: 'med_final' }) }, GONE),
    status: 'FINAL_DELIVERED',
  };
  const REMOVED = /^This picture was removed on Mar 5, 2027, long after the delivery\. /;

  test('tells that the picture of the one before was removed, which keeps its words', async () => {
    open(delivered);
    expect(await screen.findByRole('heading', { name: 'Round 2 of 2' })).toBeTruthy();
    expect(screen.queryByText(REMOVED)).toBeNull();
    await press('Previous round');
    expect(await screen.findByRole('heading', { name: 'Round 1 of 2' })).toBeTruthy();
    expect(screen.getByText(REMOVED)).toBeTruthy();
    expect(screen.getByText('Round 2 was approved.')).toBeTruthy();
    expect(screen.getAllByText('90.0%')).toHaveLength(2);
  });

  test('compares them in words where one has no picture any more, beside each other even if a seam was asked for', async () => {
    open(delivered, {}, '/?as=seam');
    await screen.findByRole('heading', { name: 'Round 2 of 2' });
    api.answer({
      node: ({ id }: { readonly id: string }) => ({
        ...resultOf(id, 'A room.', 900, id === 'rnd_one' ? GONE : {}),
        changesSince: { words: 'A lighter sofa.', pieces: [] },
      }),
    });
    await userEvent.click(screen.getByRole('switch', { name: 'Compare rounds' }));
    expect(await screen.findByText(REMOVED)).toBeTruthy();
    expect(screen.getByText('A lighter sofa.')).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Round 2' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'One picture' })).toBeNull();
  });

  test('offers no comparison of a photo with one picture', async () => {
    open(ready);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Compare rounds' })).toBeNull();
  });

  test('shows the newest with its words, and approves it', async () => {
    api.answer({
      approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob: { ...twice, status: 'APPROVED' } },
    });
    open(twice);
    expect(await screen.findByRole('heading', { name: 'Round 2 of 2' })).toBeTruthy();
    expect(screen.getByText('“no rug”')).toBeTruthy();
    expect(screen.getAllByText('80.0%')).toHaveLength(2);
    await press('Approve');
    await waitFor(() => expect(api.callsOf('useApproveStagingJobMutation')).toHaveLength(1));
    expect(api.callsOf('useApproveStagingJobMutation')).toEqual([{ input: { id: twice.id, round: 2 } }]);
  });

  test('shows the one before, and approves it by its number', async () => {
    api.answer({
      approveStagingJob: { __typename: 'ApproveStagingJobPayload', stagingJob: { ...twice, status: 'APPROVED' } },
    });
    open(twice);
    await press('Previous round');
    expect(await screen.findByRole('heading', { name: 'Round 1 of 2' })).toBeTruthy();
    expect(screen.getByText('As it was ordered.')).toBeTruthy();
    expect(screen.getAllByText('90.0%')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await press('Approve round 1');
    await waitFor(() => expect(api.callsOf('useApproveStagingJobMutation')).toHaveLength(1));
    expect(api.callsOf('useApproveStagingJobMutation')).toEqual([{ input: { id: twice.id, round: 1 } }]);
  });

  const CURRENT = 'This is the current round: it is what is approved and delivered, and what a revision begins from.';

  test('takes up the one before, which is then the one that is approved', async () => {
    api.answer({ takeUpResult: { __typename: 'TakeUpResultPayload', stagingJob: jobShowing('rnd_one') } });
    open(twice);
    expect(await screen.findByText(CURRENT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take up this round' })).toBeNull();
    await press('Previous round');
    expect(await screen.findByText(/^Round 2 is the current one: it is what is approved/)).toBeTruthy();
    await press('Take up this round');
    expect(await screen.findByText('Round 1 is the current one')).toBeTruthy();
    expect(api.callsOf('useTakeUpResultMutation')).toEqual([
      { input: { itemId: staged.id, resultId: 'rnd_one', shownId: 'rnd_two' } },
    ]);
    expect(screen.getByRole('heading', { name: 'Round 1 of 2' })).toBeTruthy();
    expect(screen.getByText(CURRENT)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Approve round 1' })).toBeTruthy();
  });

  test('shows what another person took up, and lets the newer one be taken up again', async () => {
    const { push } = open(twice);
    expect(await screen.findByRole('heading', { name: 'Round 2 of 2' })).toBeTruthy();
    await push(jobShowing('rnd_one'));
    expect(await screen.findByRole('heading', { name: 'Round 1 of 2' })).toBeTruthy();
    await press('Next round');
    expect(await screen.findByRole('button', { name: 'Approve round 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take up this round' })).toBeTruthy();
  });

  test('says why it could not be taken up', async () => {
    const message = 'This photo shows another picture by now. Look at it first.';
    api.answer({ takeUpResult: { __typename: 'ConflictError', message } });
    open(twice);
    await press('Previous round');
    await press('Take up this round');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Round 1 of 2' })).toBeTruthy();
  });

  describe('compared', () => {
    const words = 'Two-seat sofa moved 16″.';
    const answers = (asked: { readonly id: string }) => {
      if (asked.id === twice.id) return twice;
      const result = resultOf(asked.id, asked.id === 'rnd_one' ? 'First.' : 'Second.', 900);
      const pieces = [{ keyBefore: 'sofa', keyAfter: 'sofa', changes: ['MOVED'] }];
      return {
        ...result,
        changesSince: ({ resultId }: { resultId: string }) => ({ words: `${resultId}: ${words}`, pieces }),
      };
    };
    const compare = (address?: string) => {
      const opened = open(twice, {}, address);
      api.answer({ node: answers });
      return opened;
    };
    const roundOf = async (name: string) => within(await screen.findByRole('region', { name }));
    const textOf = (name: string) => screen.getByRole('combobox', { name }).textContent;

    test('shows them beside each other with what changed in words, and keeps that in the address', async () => {
      const { router } = compare();
      await userEvent.click(await screen.findByRole('switch', { name: 'Compare rounds' }));
      expect((await roundOf('Round 1')).getByAltText('Round 1. First.')).toBeTruthy();
      expect((await roundOf('Round 2')).getByAltText('Round 2. Second.')).toBeTruthy();
      expect(screen.getByText(`rnd_one: ${words}`, { selector: 'p' })).toBeTruthy();
      expect(screen.getByText(`Round 2 after round 1: rnd_one: ${words}`)).toBeTruthy();
      expect(textOf('With round')).toBe('Round 1Round 2, current');
      expect(router.state.location.search).toBe('?compare=1&show=changes');
      await userEvent.click(screen.getByRole('switch', { name: 'Compare rounds' }));
      expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
      expect(router.state.location.search).toBe('');
    });

    test('has them change places when the round of the other side is chosen', async () => {
      const { router } = compare('/?compare=1');
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'With round' }), 'Round 1');
      expect(await screen.findByText(`rnd_two: ${words}`, { selector: 'p' })).toBeTruthy();
      expect(router.state.location.search).toBe('?compare=2&round=1');
      // what is on show is what is approved and taken up
      expect(screen.getByRole('button', { name: 'Approve round 1' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Take up this round' })).toBeTruthy();
    });

    test('shows them in one picture with the seam', async () => {
      const { router } = compare('/?compare=1');
      await userEvent.click(await screen.findByRole('radio', { name: 'One picture' }));
      const seam = await screen.findByRole('slider', { name: 'Compare round 1 and round 2' });
      expect(seam.getAttribute('aria-valuetext')).toBe('50% round 1');
      expect(router.state.location.search).toBe('?compare=1&as=seam');
    });
  });

  test('offers no other round of a photo that is decided on, and names the one that was approved', async () => {
    open(jobShowing('rnd_one', { decision: 'APPROVED' }));
    expect(await screen.findByText('This round was approved.')).toBeTruthy();
    await press('Next round');
    expect(await screen.findByText('Round 1 was approved.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take up this round' })).toBeNull();
  });
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
  open(job, {}, `/staging/${job.id}#final-files`);
  const finals = await screen.findByRole('heading', { name: 'Final files' });
  await waitFor(() => expect(document.activeElement).toBe(finals));
});

test('says that a job does not exist', async () => {
  api.answer({ node: null });
  renderPage({ Page: ReviewPage, document: reviewDocument, variables: { id: 'job_gone' } });
  expect(await screen.findByRole('heading', { name: 'Staging job not found' })).toBeTruthy();
});
