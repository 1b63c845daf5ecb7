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

/** The materials that are to be seen on a piece. */
function seenOn(style: Style, piece: Piece): string {
  const shop = openWorkshop({ style, seed: 1, creativity: 25 });
  const { material } = finish(buildPiece(piece, shop));
  return JSON.stringify([...new Set(material)].map((index) => shop.materials[index]));
}

const namesOf = (style: Style, kind: Kind) => coloursOf({ style }, kind).map(({ name }) => name);
const withChoice = (style: Style) => ALL_KINDS.filter((kind) => namesOf(style, kind).length > 0);

/** Kinds that are made as a sofa is. */
const LIKE_SOFA: readonly Kind[] = ['sectional', 'loveseat', 'chaise', 'daybed'];
const ALWAYS: readonly Kind[] = ['sofa', ...LIKE_SOFA, 'armchair', 'bench', 'bed', 'rug', 'sideboard', 'bookcase'];

function changesWithColour(style: Style, kind: Kind): boolean {
  const last = namesOf(style, kind).length - 1;
  const [one, other] = [0, last].map((colour) => ({
    ...pieceOf(style, kind),
    [kind === 'rug' ? 'way' : 'colour']: colour,
  }));
  return one !== undefined && other !== undefined && seenOn(style, one) !== seenOn(style, other);
}

describe.each(STYLES)('the colours of %s', (style) => {
  it('are to be told apart by their names', () => {
    const alike = withChoice(style).filter((kind) => new Set(namesOf(style, kind)).size < namesOf(style, kind).length);
    expect(alike).toEqual([]);
  });

  it('change what they are chosen for', () => {
    const kinds = withChoice(style).filter((kind) => !LIKE_SOFA.includes(kind));
    expect(kinds.filter((kind) => !changesWithColour(style, kind))).toEqual([]);
  }, 60_000);

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
