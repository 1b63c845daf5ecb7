import { describe, expect, it } from 'vitest';
import { STYLES, type Piece, type Style } from '../contract.js';
import { KINDS, type Kind } from '../kinds.js';
import { finish } from '../steps.js';
import { buildPiece, buildScene } from './catalogue/build.js';
import { openWorkshop } from './catalogue/workshop.js';
import { colourOf, coloursOf } from './colours.js';
import { inStyle } from './proportions.js';

const ALL_KINDS = Object.keys(KINDS) as Kind[];

const pieceOf = (style: Style, kind: Kind): Piece => {
  return { id: kind, kind, ...inStyle(style, kind), x: 0, y: 0, z: 0, angle: 0, seed: 3 };
};

const namesOf = (style: Style, kind: Kind) => coloursOf({ style }, kind).map(({ name }) => name);
const withChoice = (style: Style) => ALL_KINDS.filter((kind) => namesOf(style, kind).length > 0);

/** Kinds that can be chosen for in every style. */
const SEATS: readonly Kind[] = ['sofa', 'sectional', 'loveseat', 'chaise', 'daybed', 'armchair', 'bench', 'ottoman'];
const ALWAYS: readonly Kind[] = [...SEATS, 'bed', 'rug', 'sideboard', 'bookcase'];

describe.each(STYLES)('the colours of %s', (style) => {
  it('are to be told apart by their names', () => {
    const alike = withChoice(style).filter((kind) => new Set(namesOf(style, kind)).size < namesOf(style, kind).length);
    expect(alike).toEqual([]);
  });

  it('are there for seats, beds, rugs and cabinets', () => {
    expect(ALWAYS.filter((kind) => !withChoice(style).includes(kind))).toEqual([]);
  });
});

const plan = { style: 'modern', seed: 1, creativity: 15, roomType: 'living_room', notes: [] } as const;

it('are named in plain words', () => {
  expect(coloursOf(plan, 'armchair').map(({ name }) => name)).toEqual([
    'caramel leather',
    'dark blue weave',
    'ivory bouclé',
    'black leather',
  ]);
});

it('are none for what the style has in one way alone', () => {
  expect(coloursOf(plan, 'plant')).toEqual([]);
  expect(coloursOf({ style: 'industriel' }, 'dining chair')).toEqual([]);
});

it.each(['armchair', 'dining chair', 'bench', 'pouf'] as const)('shows as it is on a bold or quiet %s, too', (kind) => {
  const looks = [0, 15, 30].map((creativity) => {
    const shop = openWorkshop({ ...plan, creativity });
    const { material } = finish(buildPiece({ ...pieceOf('modern', kind), colour: 1 }, shop));
    return JSON.stringify(shop.materials[material[material.length >> 1] ?? 0]);
  });
  expect(new Set(looks).size).toBe(1);
});

it('change one piece alone', () => {
  const [sofa, other] = [pieceOf('modern', 'sofa'), { ...pieceOf('modern', 'loveseat'), x: 3 }];
  const [before, after] = [
    [sofa, other],
    [sofa, { ...other, colour: 2 }],
  ].map((pieces) => buildScene({ ...plan, pieces }));
  const end = before?.ends[0] ?? 0;
  const lookOf = (scene: typeof before, from: number, to?: number) =>
    [...(scene?.mesh.material.slice(from, to) ?? [])].map((index) => scene?.materials[index]);
  expect(lookOf(after, 0, end)).toEqual(lookOf(before, 0, end));
  expect(lookOf(after, end)).not.toEqual(lookOf(before, end));
  expect(after?.mesh.position).toEqual(before?.mesh.position);
});

it('tells which a piece has now', () => {
  const piece = pieceOf('modern', 'sofa');
  const colours = Array.from({ length: 20 }, (_, look) => colourOf({ ...plan, look }, piece));
  expect(new Set(colours)).toEqual(new Set([0, 1, 2, 3]));
  expect(colourOf(plan, { ...piece, colour: 2 })).toBe(2);
  expect(colourOf(plan, { ...pieceOf('modern', 'rug'), way: 2 })).toBe(2);
  expect(colourOf(plan, pieceOf('modern', 'plant'))).toBeNull();
});
