/** Every colour of every style is to be seen on what it is chosen for. */
import { describe, expect, it } from 'vitest';
import { STYLES, type Piece, type Style } from '../contract.js';
import { KINDS, type Kind } from '../kinds.js';
import { finish } from '../steps.js';
import { buildPiece } from './catalogue/build.js';
import { openWorkshop } from './catalogue/workshop.js';
import { coloursOf } from './colours.js';
import { inStyle } from './proportions.js';

/** The materials that are to be seen on a piece. */
function seenOn(style: Style, piece: Piece): string {
  const shop = openWorkshop({ style, seed: 1, creativity: 25 });
  const { material } = finish(buildPiece(piece, shop));
  return JSON.stringify([...new Set(material)].map((index) => shop.materials[index]));
}

function looksOf(style: Style, kind: Kind): readonly string[] {
  const piece = { id: kind, kind, ...inStyle(style, kind), x: 0, y: 0, z: 0, angle: 0, seed: 3 };
  return coloursOf({ style }, kind).map((_choice, colour) =>
    seenOn(style, { ...piece, [kind === 'rug' ? 'way' : 'colour']: colour }),
  );
}

describe.each(STYLES)('the colours of %s', (style) => {
  it.each(Object.keys(KINDS) as Kind[])('of a %s are all to be seen', (kind) => {
    const looks = looksOf(style, kind);
    expect(new Set(looks).size).toBe(looks.length);
  });
});
