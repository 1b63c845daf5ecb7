import { expect, it } from 'vitest';
import type { Piece, Plan } from '../contract.js';
import type { Kind } from '../kinds.js';
import { collide } from './scene/feet.js';
import { attempt, requestOf } from './testing/requests.js';

/** Rooms of all types, styles and creativities; plans where something fits. */
const plans = Array.from({ length: 120 }, (_, seed) => attempt(requestOf(seed + 900))).filter((plan) => plan !== null);

const of = ({ pieces }: Plan, ...kinds: Kind[]): Piece[] => pieces.filter(({ kind }) => kinds.includes(kind));

/** Share of the plans with a main piece of this kind that have fewer than a number of another. */
function shareShortOf(main: Kind, kind: Kind, number: number): number {
  const such = plans.filter(({ pieces: [first] }) => first?.kind === main);
  expect(such.length).toBeGreaterThan(15);
  return such.filter((plan) => of(plan, kind).length < number).length / such.length;
}

it('places hardly a table without two chairs: one that the lower frame cuts is better than none', () => {
  expect(shareShortOf('dining table', 'dining chair', 2)).toBeLessThanOrEqual(0.05);
});

it('places hardly a desk without its chair', () => {
  expect(shareShortOf('desk', 'task chair', 1)).toBeLessThanOrEqual(0.05);
});

it('places chairs with 5 cm between them', () => {
  const close = plans.flatMap((plan) => {
    const chairs = of(plan, 'dining chair');
    return chairs.flatMap((one, index) => chairs.slice(index + 1).filter((other) => collide(one, other, 0.049)));
  });
  expect(close).toEqual([]);
});
