import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { jobExample, mediaExample, roundExample } from '../../test/examples.js';
import { openReview, press, ready, report, staged } from '../../test/openReview.js';
import { useApi } from '../../test/server.js';

const api = useApi();
const open = (job: { readonly id: string }, address = '/') => openReview(api, job, { address });

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
  open(delivered, '/?as=seam');
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
    const opened = open(twice, address);
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
