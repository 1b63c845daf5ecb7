import { expect, it } from 'vitest';
import { ROOM_TYPES, STYLES, type Plan } from '../contract.js';
import { arrange } from './arrange.js';
import { accent, tempered } from './catalogue/parts/palette.js';
import { openWorkshop } from './catalogue/workshop.js';
import { syntheticRoom } from './syntheticRoom.js';

const NOTHING = { floor: false, walls: false, windows: false, ceiling: false };
/** Rooms of which enough is seen for every type. */
const ROOMS = [35, 11, 20];

const plansAt = (creativity: number): Plan[] =>
  ROOMS.flatMap((seed) =>
    ROOM_TYPES.map((roomType) =>
      arrange({ ...syntheticRoom(seed), roomType, style: 'modern', creativity, preserve: NOTHING, seed }),
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

it('sets accents off from the neutrals ever more', () => {
  const contrast = (creativity: number): number =>
    STYLES.reduce((sum, style) => {
      const shop = openWorkshop({ style, creativity, seed: 1 });
      const [r, g, b] = tempered(shop, accent(shop)).map((value, axis) => value - (shop.book.neutrals[0]?.[axis] ?? 0));
      return sum + Math.hypot(r ?? 0, g ?? 0, b ?? 0);
    }, 0);
  expect(contrast(15)).toBeGreaterThan(1.15 * contrast(0));
  expect(contrast(30)).toBeGreaterThan(contrast(15));
});
