import { expect, test } from 'vitest';
import { choose, pairOf, roundsOfPhoto } from './comparison.js';

const resultOf = (itemId: string, round: number) => ({ id: `${itemId} ${round}`, itemId, removedAt: null });
const ROUNDS = roundsOfPhoto(
  [
    { number: 1, results: [resultOf('a', 1), resultOf('b', 1)] },
    { number: 2, results: [resultOf('a', 1), resultOf('b', 2)] },
    { number: 3, results: [resultOf('a', 3), resultOf('b', 2)] },
    { number: 4, results: [resultOf('a', 4), resultOf('b', 2)] },
  ],
  'a',
);
const numbersOf = (resultId: string | undefined, compare: number | null = null, rounds = ROUNDS) => {
  const pair = pairOf(rounds, { resultId, compare });
  return pair && [pair.left.number, pair.right.number];
};

test('compares only rounds with a picture of their own', () => {
  expect(ROUNDS.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(numbersOf('a 1', null, ROUNDS.slice(0, 1))).toBeNull();
  expect(numbersOf(undefined, null, [])).toBeNull();
});

test('compares the round on show with the one asked for, or with one beside it', () => {
  expect(numbersOf('a 4', 1)).toEqual([1, 4]);
  expect(numbersOf('a 4')).toEqual([3, 4]);
  expect(numbersOf('a 1')).toEqual([3, 1]);
  // itself, one without a picture of its own, and none
  for (const compare of [4, 2, 9]) expect(numbersOf('a 4', compare)).toEqual([3, 4]);
});

test('has both change places when the round of the other side is chosen', () => {
  const [one, three, four] = ROUNDS as [(typeof ROUNDS)[0], (typeof ROUNDS)[0], (typeof ROUNDS)[0]];
  const pair = { left: one, right: three };
  expect(choose(pair, 'left', four)).toEqual({ left: four, right: three });
  expect(choose(pair, 'left', three)).toEqual({ left: three, right: one });
  expect(choose(pair, 'right', one)).toEqual({ left: three, right: one });
  expect(choose(pair, 'right', four)).toEqual({ left: one, right: four });
});
