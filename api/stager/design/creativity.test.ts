import { NOTHING_PRESERVED } from './testing/requests.js';
import { expect, it } from 'vitest';
import { ROOM_TYPES, STYLES, type Plan } from '../contract.js';
import { arrange } from './arrange.js';
import { accent, tempered } from '../furniture/catalogue/parts/palette.js';
import { openWorkshop } from '../furniture/catalogue/workshop.js';
import { syntheticRoom } from './testing/syntheticRoom.js';

/** Rooms with enough visible floor for every room type. */
const ROOMS = [35, 11, 20];

const plansAt = (creativity: number): Plan[] =>
  ROOMS.flatMap((seed) =>
    ROOM_TYPES.map((roomType) =>
      arrange({ ...syntheticRoom(seed), roomType, style: 'modern', creativity, preserve: NOTHING_PRESERVED, seed }),
    ),
  );

const pieces = (plans: readonly Plan[]): number => plans.reduce((sum, plan) => sum + plan.pieces.length, 0);

it('brings the essential pieces at 0, the programme at 15, and more decor at 30', () => {
  const [calm, usual, full] = [plansAt(0), plansAt(15), plansAt(30)];
  expect(pieces(usual)).toBeGreaterThan(1.25 * pieces(calm));
  expect(pieces(full)).toBeGreaterThan(pieces(usual));
  const decor = (plans: readonly Plan[]) =>
    plans.flatMap((plan) => plan.pieces).filter(({ kind }) => ['candles', 'sculpture', 'bowl', 'books'].includes(kind));
  expect(decor(calm).length).toBeLessThan(0.5 * decor(full).length);
});

it('makes colours stronger as it grows', () => {
  const strength = (creativity: number): number =>
    STYLES.reduce((sum, style) => {
      const shop = openWorkshop({ style, creativity, seed: 1 });
      const channels = tempered(shop, accent(shop)).map(Math.sqrt);
      return sum + Math.max(...channels) - Math.min(...channels);
    }, 0);
  expect(strength(15)).toBeGreaterThan(1.3 * strength(0));
  expect(strength(30)).toBeGreaterThan(1.15 * strength(15));
});
