/** Deliveries of made-up photos for tests. */
import sharp, { type Sharp } from 'sharp';
import type { Pack, PackPhoto } from '../delivery/pack/pack.js';
import { SIZES } from '../delivery/pictures/sizes.js';

export const PAGE = 'https://showhome.example/see/dGhpcyBpcyBhIHRva2VuIG9mIDMyIGJ5dGVzIGZvciBhIHRlc3Q';

/** A gradient with a camera's metadata. */
export function gradient(width: number, height: number, [from, to]: readonly [string, string]): Sharp {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="g" x2="0" y2="1">` +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(drawing))
    .removeAlpha()
    .withExif({ IFD0: { Make: 'A camera' } });
}

const piece = (id: string, label: string, size: [number, number, number]) => ({ id, kind: label, label, size });

export const REPORT: PackPhoto['report'] = {
  altText: 'Added: a three-seat sofa, a rug; nothing removed.',
  furniture: [
    piece('a', 'three-seat sofa', [2.26, 0.94, 0.82]),
    piece('b', 'dining chair', [0.5, 0.55, 0.85]),
    piece('c', 'dining chair', [0.5, 0.55, 0.85]),
    piece('d', 'rug', [2.4, 1.7, 0.02]),
  ],
  preserved: {
    floor: { pixels: 1000, untouched: 1000 },
    walls: { pixels: 3000, untouched: 2990 },
    windows: { pixels: 500, untouched: 500 },
    ceiling: { pixels: 0, untouched: 0 },
  },
};

/** @param size of the photo, pixels */
export function packPhoto(changes: Partial<PackPhoto> = {}, size: readonly [number, number] = [900, 600]): PackPhoto {
  const [width, height] = size;
  return {
    room: 'living room',
    original: () => gradient(width, height, ['#eee8dc', '#8a7358']).jpeg().toBuffer(),
    staged: { source: () => gradient(width, height, ['#e8e4dc', '#3a4a58']).png().toBuffer(), format: 'png' },
    report: REPORT,
    focus: { x: 0.5, y: 0.6 },
    page: `${PAGE}#1`,
    ...changes,
  };
}

export function packOf(changes: Partial<Pack> = {}): Pack {
  return {
    address: '12 Elm Street, Springfield',
    brokerage: 'Harbor Realty',
    deliveredAt: new Date('2026-11-27T10:30:00Z'),
    units: 'imperial',
    paper: 'LETTER',
    page: PAGE,
    profile: { kind: 'bar', words: null, qr: true },
    photos: [packPhoto(), packPhoto({ room: 'bedroom', page: `${PAGE}#2` })],
    choice: {
      sizes: SIZES,
      originals: true,
      beforeAfter: [{ split: 'diagonal', shape: 'square' }],
      disclosureText: true,
      disclosurePdf: true,
    },
    ...changes,
  };
}
