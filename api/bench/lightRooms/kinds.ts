/** The kinds of rooms and their proportions: every kind is in both halves of a set. */
import type { Random } from '../../stager/random.js';
import { elementAt } from '../../test/elements.js';

/** Number of rooms of each kind among 24. */
export const SHARES = {
  /** size of the room, and field of view of the lens */
  space: {
    'small, middle lens': 3,
    'small, wide lens': 3,
    'medium, narrow lens': 3,
    'medium, middle lens': 3,
    'medium, wide lens': 3,
    'large, narrow lens': 3,
    'large, middle lens': 3,
    'large, wide lens': 3,
  },
  camera: { level: 12, shifted: 6, turned: 5, 'turned and shifted': 1 },
  light: {
    overcast: 6,
    'overcast, pendants lit': 1,
    'clear sky': 4,
    'clear sky, downlights lit': 1,
    sun: 5,
    'dusk, downlights': 2,
    'dusk, pendants': 1,
    'night, downlights': 2,
    'night, pendants': 2,
  },
  paint: { pale: 14, 'one accent wall': 4, coloured: 3, dark: 3 },
  floor: { carpet: 4, oak: 4, 'pale wood': 4, 'polished dark wood': 4, stone: 4, 'glossy pale tile': 4 },
  windows: {
    'one side': 4,
    back: 4,
    'back and side': 3,
    'both sides': 3,
    french: 4,
    'small and high': 2,
    'behind the camera': 2,
    'three or four': 2,
  },
  cloth: { none: 16, sheers: 4, blinds: 4 },
  alcove: { none: 17, recess: 4, pillar: 3 },
} as const;

type Shares = typeof SHARES;
/** One kind from each list. */
export type Kinds = { readonly [List in keyof Shares]: keyof Shares[List] & string };

/** `count` names in random order, in proportion to their shares. */
function deckOf<Name extends string>(random: Random, shares: Readonly<Record<Name, number>>, count: number): Name[] {
  const names = (Object.keys(shares) as Name[]).flatMap((name) => Array<Name>(shares[name]).fill(name));
  const even = Array.from({ length: count }, (_, k) =>
    elementAt(names, Math.floor(((k + 0.5) * names.length) / count)),
  );
  return random.shuffled(even);
}

/** The kinds of `count` rooms. */
export function mixedKinds(random: Random, count: number): Kinds[] {
  const decks = {
    space: deckOf(random, SHARES.space, count),
    camera: deckOf(random, SHARES.camera, count),
    light: deckOf(random, SHARES.light, count),
    paint: deckOf(random, SHARES.paint, count),
    floor: deckOf(random, SHARES.floor, count),
    windows: deckOf(random, SHARES.windows, count),
    cloth: deckOf(random, SHARES.cloth, count),
    alcove: deckOf(random, SHARES.alcove, count),
  };
  return Array.from({ length: count }, (_, k) => ({
    space: elementAt(decks.space, k),
    camera: elementAt(decks.camera, k),
    light: elementAt(decks.light, k),
    paint: elementAt(decks.paint, k),
    floor: elementAt(decks.floor, k),
    windows: elementAt(decks.windows, k),
    cloth: elementAt(decks.cloth, k),
    alcove: elementAt(decks.alcove, k),
  }));
}
