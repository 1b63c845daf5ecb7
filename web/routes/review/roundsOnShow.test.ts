import { expect, test } from 'vitest';
import { roundsOnShow } from './roundsOnShow.js';

const resultOf = (itemId: string, round: number) => ({ id: `${itemId} ${round}`, itemId });
/** The second photo has no picture of its own in the second round. */
const ROUNDS = [
  { number: 1, isCurrent: false, results: [resultOf('a', 1), resultOf('b', 1)] },
  { number: 2, isCurrent: false, results: [resultOf('a', 2), resultOf('b', 1)] },
];
const photosOf = (...shown: readonly (string | null)[]) =>
  ['a', 'b'].map((id, k) => ({ id, result: shown[k] ? { id: shown[k] } : null }));

function shown(items: ReturnType<typeof photosOf>, { place = 0, asked = null as number | null, rounds = ROUNDS } = {}) {
  const { round, current, results, result, isCurrent, ofAll } = roundsOnShow({ rounds, items, place, asked });
  return {
    round: round?.number,
    current: current?.number,
    results: results.map(({ id }) => id),
    result: result?.id,
    isCurrent,
    ofAll: ofAll?.number,
  };
}

test('shows each photo in its own round, the newest with its picture', () => {
  const items = photosOf('a 1', 'b 1');
  const results = ['a 1', 'b 1'];
  const expected = { results, isCurrent: true, ofAll: undefined };
  expect(shown(items)).toEqual({ ...expected, round: 1, current: 1, result: 'a 1' });
  expect(shown(items, { place: 1 })).toEqual({ ...expected, round: 2, current: 2, result: 'b 1' });
});

test('shows all photos in the round that is asked for', () => {
  const items = photosOf('a 2', 'b 1');
  const results = ['a 1', 'b 1'];
  const expected = { round: 1, current: 2, results, ofAll: 1 };
  expect(shown(items, { asked: 1 })).toEqual({ ...expected, result: 'a 1', isCurrent: false });
  // its picture of the second round is that of the first
  expect(shown(items, { asked: 1, place: 1 })).toEqual({ ...expected, result: 'b 1', isCurrent: true });
  expect(shown(items, { asked: 7 })).toMatchObject({ round: 2, results: ['a 2', 'b 1'] });
});

test('names the round in which all photos are shown, where there is one', () => {
  const rounds = ROUNDS.map((round) => ({ ...round, isCurrent: round.number === 2 }));
  expect(shown(photosOf('a 2', 'b 1'), { rounds })).toMatchObject({ ofAll: 2 });
});

test('shows nothing of a photo without a picture', () => {
  expect(shown(photosOf(null, 'b 1'))).toMatchObject({ round: 2, result: undefined, isCurrent: true });
  const none = { round: undefined, current: undefined, results: [], result: undefined, isCurrent: true };
  expect(shown(photosOf(null, null), { rounds: [] })).toEqual({ ...none, ofAll: undefined });
});
