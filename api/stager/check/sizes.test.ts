import { describe, expect, test } from 'vitest';
import { STYLES } from '../contract.js';
import { buildInSteps } from '../furniture/catalogue/build.js';
import { pieceOf, planOf } from '../furniture/catalogue/testing/pieces.js';
import type { Kind } from '../kinds.js';
import { finish } from '../steps.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import { furnishedWith } from './furnished.js';
import { sizes } from './sizes.js';

const KINDS_OF_SIZES = [
  'sofa',
  'loveseat',
  'sectional',
  'armchair',
  'chaise',
  'daybed',
  'outdoor sofa',
  'outdoor chair',
  'bench',
  'shoe bench',
  'dining chair',
  'dining table',
  'desk',
  'plant',
] as const satisfies readonly Kind[];

const ROOM = frontalRoom(480, 320);

describe('the size', () => {
  test.each(KINDS_OF_SIZES)('of the kind "%s" is that of shops in every style, by its mesh', (kind) => {
    const found = STYLES.flatMap((style, at) => {
      const plan = planOf(style, [pieceOf(kind, style, { seed: 5 + 13 * at })]);
      return sizes(furnishedWith(ROOM, plan, finish(buildInSteps(plan)))).map(({ message }) => `${style}: ${message}`);
    });
    expect(found).toEqual([]);
  });
});
