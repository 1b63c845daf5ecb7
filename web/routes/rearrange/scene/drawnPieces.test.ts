import { expect, test } from 'vitest';
import { PLAN } from '../testing/furnished.js';
import { drawnPieces } from './drawnPieces.js';

const STAGED = { plan: PLAN, shown: PLAN.pieces.map(({ id }) => id) };

const changed = (id: string, change: object) => ({
  ...PLAN,
  pieces: PLAN.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)),
});
const drawn = (plan: typeof PLAN, id: string) => drawnPieces(STAGED, plan).find(({ piece }) => piece.id === id);

test('pieces that nobody touched show their own pixels of the staged picture', () => {
  expect(drawnPieces(STAGED, PLAN).every(({ kept }) => kept)).toBe(true);
  expect(drawn(PLAN, 'armchair-1')).toMatchObject({ own: 2, kept: true });
});

test('a moved piece takes its pixels along, one of another shape has none', () => {
  expect(drawn(changed('armchair-1', { x: 1 }), 'armchair-1')).toMatchObject({
    own: 2,
    kept: false,
    before: { x: -1.6 },
  });
  expect(drawn(changed('armchair-1', { seed: 8 }), 'armchair-1')).toMatchObject({ own: 0, kept: false, before: null });
  expect(drawn({ ...PLAN, style: 'japon' }, 'sofa-1')).toMatchObject({ own: 0, kept: false });
});

test('what lies is drawn first', () => {
  expect(drawnPieces(STAGED, PLAN)[0]?.piece.id).toBe('rug-1');
});

test('a piece that the picture does not show has no pixels in it', () => {
  const shown = ['armchair-1', 'sofa-1'];
  const drawn = drawnPieces({ plan: PLAN, shown }, PLAN);
  expect(drawn.find(({ piece }) => piece.id === 'sofa-1')).toMatchObject({ own: 2 });
  expect(drawn.find(({ piece }) => piece.id === 'vase-1')).toMatchObject({ own: 0 });
});
