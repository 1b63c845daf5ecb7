import { expect, it } from 'vitest';
import type { Piece, Plan } from '../contract.js';
import type { Kind } from '../kinds.js';
import { collide } from './scene/feet.js';
import { attempt, requestOf } from './testing/requests.js';

/** Rooms of all types, styles and creativities; plans where something fits. */
const plans = Array.from({ length: 120 }, (_, seed) => attempt(requestOf(seed + 900))).filter((plan) => plan !== null);

const of = ({ pieces }: Plan, ...kinds: Kind[]): Piece[] => pieces.filter(({ kind }) => kinds.includes(kind));

/** Share of the plans with a main piece of these kinds of which the check is false. */
function shareWithout(kinds: readonly Kind[], check: (plan: Plan, main: Piece) => boolean): number {
  const such = plans.flatMap((plan) => plan.pieces.slice(0, 1).map((main) => ({ plan, main })));
  const found = such.filter(({ main }) => kinds.includes(main.kind));
  expect(found.length).toBeGreaterThan(15);
  return found.filter(({ plan, main }) => !check(plan, main)).length / found.length;
}

it('places a bed with its nightstands, each with a lamp', () => {
  const lamps = (plan: Plan) => of(plan, 'table lamp').length;
  const stands = (plan: Plan) => of(plan, 'nightstand').length;
  const whole = (plan: Plan, bed: Piece) => Math.min(stands(plan), lamps(plan)) >= (bed.width > 1.2 ? 2 : 1);
  expect(shareWithout(['bed'], whole)).toBeLessThanOrEqual(0.16);
});

it('places no table with one chair', () => {
  expect(shareWithout(['dining table'], (plan) => of(plan, 'dining chair').length > 1)).toBe(0);
});

it('places a sofa with its table', () => {
  expect(shareWithout(['sofa', 'sectional'], (plan) => of(plan, 'coffee table').length > 0)).toBeLessThanOrEqual(0.1);
});

it('places a second seat with a sofa, but on a floor that is too small for one', () => {
  const seats: Kind[] = ['armchair', 'chaise', 'loveseat', 'pouf'];
  const isSeated = (plan: Plan) => of(plan, ...seats).length > 0 || of(plan, 'sofa').length > 1;
  expect(shareWithout(['sofa', 'sectional'], isSeated)).toBeLessThanOrEqual(0.15);
});

it('places a desk with its chair and lamp', () => {
  const whole = (plan: Plan) => of(plan, 'task chair').length > 0 && of(plan, 'desk lamp').length > 0;
  expect(shareWithout(['desk'], whole)).toBeLessThanOrEqual(0.05);
});

it('places chairs with 5 cm between them', () => {
  const close = plans.flatMap((plan) => {
    const chairs = of(plan, 'dining chair');
    return chairs.flatMap((one, index) => chairs.slice(index + 1).filter((other) => collide(one, other, 0.049)));
  });
  expect(close).toEqual([]);
});
