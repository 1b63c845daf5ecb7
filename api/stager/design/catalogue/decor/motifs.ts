/** Which picture hangs where, and in which colours. */
import type { Style, Vec3 } from '../../../contract.js';
import { luminance } from '../../../photo/colour.js';
import { mix } from '../../../render/meshkit/vector.js';
import { paint } from '../../paint.js';
import type { Random } from '../../random.js';
import { boldness } from '../parts/palette.js';
import type { Workshop } from '../workshop.js';

/** Pictures that carry a wall, by style: the ones drawn for large sheets. */
const LARGE: Readonly<Record<Style, readonly string[]>> = {
  modern: ['strokes', 'hills', 'slabs', 'horizon', 'dunes'],
  contemporain: ['poured', 'dunes', 'moon', 'horizon', 'hills'],
  scandinave: ['pines', 'frond', 'hills', 'moon', 'dunes'],
  minimalist: ['dunes', 'moon', 'pines', 'strokes'],
  demeures: ['horizon', 'hills', 'pines', 'stillLife'],
  industriel: ['strokes', 'pines', 'hills', 'slabs'],
  classique: ['hills', 'horizon', 'pines', 'shore'],
  boheme: ['moon', 'dunes', 'frond', 'hills', 'poured'],
  japon: ['hills', 'pines', 'moon', 'ink'],
  provence: ['frond', 'hills', 'horizon', 'shore'],
  miami: ['frond', 'shore', 'moon', 'cutouts', 'poured'],
  hampton: ['shore', 'hills', 'frond', 'horizon'],
};

/** Square metres from which a picture is a large one. */
const LARGE_FROM = 0.28;
/** Too slight to hang beside the large ones. */
const SLIGHT: readonly string[] = ['line', 'botanical', 'landscape', 'seascape'];

interface Size {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** The motif of one picture: large sheets show what is made for them, small ones the style's prints as well. */
export function motifFor({ style, book }: Pick<Workshop, 'style' | 'book'>, { width, height, seed }: Size): string {
  const large = LARGE[style];
  const pool =
    width * height >= LARGE_FROM ? large : [...large, ...book.motifs.filter((motif) => !SLIGHT.includes(motif))];
  return pool[Math.abs(Math.floor(seed * 0.618)) % pool.length];
}

/** Painted to the edge of the sheet, so it needs no mat. */
export const isPainting = (motif: string): boolean =>
  ['horizon', 'strokes', 'poured', 'slabs', 'gesture', 'fields'].includes(motif);

/** Made with a dark and a warm colour of the room's. */
const TWO_TONED: readonly string[] = ['cutouts', 'dunes', 'pines', 'hills', 'moon'];

/** Nature has colours of its own, whatever the room's: [of the first pigment, of the second]. */
const NATURAL: Readonly<Record<string, readonly [Vec3, Vec3]>> = {
  seascape: [paint('5F7F90'), paint('CDB893')],
  landscape: [paint('7F8C86'), paint('A79A5E')],
  botanical: [paint('56694A'), paint('8A8C5C')],
  frond: [paint('4E6450'), paint('7F8A62')],
  stillLife: [paint('6B4A34'), paint('5E6F74')],
  shore: [paint('2C6E7C'), paint('CDB893')],
};

/** What a painter would have bought, where a style has no dark or no warm colour. */
const INDIGO = paint('24394F');
const OCHRE = paint('B0803C');
/** A first pigment is darker than this, linear luminance. */
const DARK = 0.12;

const chroma = (colour: Vec3): number => Math.max(...colour) - Math.min(...colour);
const brightness = ([r, g, b]: Vec3): number => luminance(r, g, b);

/** A dark and a warm colour that belong to the room: a painting needs contrast, however quiet the palette. */
function contrasting({ book: { accents } }: Workshop): readonly [Vec3, Vec3] {
  const [darkest, ...others] = accents.toSorted((a, b) => brightness(a) - brightness(b));
  const strongest = others.toSorted((a, b) => chroma(b) - chroma(a))[0] ?? OCHRE;
  const dark = brightness(darkest) > DARK ? mix(darkest, INDIGO, 0.65) : darkest;
  return [dark, mix(strongest, OCHRE, 0.3)];
}

/** The two pigments of a picture, linear. */
export function pigments(shop: Workshop, motif: string, random: Random): readonly [Vec3, Vec3] {
  const { neutrals, accents } = shop.book;
  if (isPainting(motif) || TWO_TONED.includes(motif)) return contrasting(shop);
  const bold = boldness(shop);
  const first = accents[Math.min(accents.length - 1, bold < 0.2 ? 0 : 1)];
  const second = bold < 0.2 ? neutrals[2] : accents[random.integer() % accents.length];
  const natural = NATURAL[motif] ?? [first, second];
  return [mix(natural[0], first, 0.35), mix(natural[1], second, 0.35)];
}
