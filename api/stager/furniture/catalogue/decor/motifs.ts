/** Motifs of pictures by the shape of their sheet, and their colours. */
import { mediumOf, type Motif } from '../../../motifs.js';
import type { Style, Vec3 } from '../../../contract.js';
import { luminance } from '../../../photo/colour.js';
import { mix } from '../../../mesh/kit/vector.js';
import { paint } from '../../hexColour.js';
import { STYLE_BOOKS } from '../../styles.js';
import { createRandom, type Random } from '../../../random.js';
import type { Workshop } from '../workshop.js';

export const motifsOf = (style: Style): readonly Motif[] => STYLE_BOOKS[style].motifs;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Ratio of the sides above which a sheet is upright or wide; below it is square. */
const SQUARE_WITHIN = 1.15;
type Format = 'upright' | 'wide' | 'square';
const formatOf = ({ width, height }: Size): Format => {
  if (height > width * SQUARE_WITHIN) return 'upright';
  return width > height * SQUARE_WITHIN ? 'wide' : 'square';
};

/** Motifs that suit some formats only: a brush circle would leave most of a wide sheet empty. */
const ONLY: Readonly<Partial<Record<Motif, readonly Format[]>>> = {
  ink: ['upright', 'square'],
};

/** Whether a motif fills a sheet of this shape well. */
export const suitsSize = (motif: Motif, size: Size): boolean => ONLY[motif]?.includes(formatOf(size)) ?? true;

/** The motif of a picture without one in the plan. */
export function motifFor(style: Style, { seed, ...size }: Size & { readonly seed: number }): Motif {
  return createRandom(seed).pick(motifsOf(style).filter((motif) => suitsSize(motif, size)));
}

/** Whether a motif is painted or woven to the edge, without mat and glass. */
export const isBare = (motif: Motif): boolean => ['painting', 'textile'].includes(mediumOf(motif));

/** Motifs from nature with colours independent of the room: [first pigment, second pigment]. */
const NATURAL: Readonly<Partial<Record<Motif, readonly [Vec3, Vec3]>>> = {
  frond: [paint('4E6450'), paint('7F8A62')],
  eucalyptus: [paint('6B8478'), paint('4A5F56')],
  lemons: [paint('56703F'), paint('C9A227')],
  umbels: [paint('5D6B4C'), paint('B9963F')],
  shore: [paint('2C6E7C'), paint('CDB893')],
  seaMist: [paint('4F7387'), paint('C8B18C')],
  breaker: [paint('2F5566'), paint('B7A58C')],
};

/** Pigments for styles without a dark or a warm colour. */
const INDIGO = paint('24394F');
const OCHRE = paint('B0803C');
const CHARCOAL = paint('2E2D2C');
/** A first pigment is darker than this, linear luminance. */
const DARK = 0.12;

const chroma = (colour: Vec3): number => Math.max(...colour) - Math.min(...colour);
const brightness = ([r, g, b]: Vec3): number => luminance(r, g, b);

/**
 * A dark and a warm colour from the room's palette, as a picture needs contrast in a quiet palette too. They are drawn
 * per picture, so that not all pictures of a style have the same two colours.
 */
function contrasting({ book: { accents } }: Workshop, random: Random): readonly [Vec3, Vec3] {
  const byDark = accents.toSorted((a, b) => brightness(a) - brightness(b));
  const darks = byDark.filter((colour) => brightness(colour) < DARK);
  const first = random.chance(0.2) ? CHARCOAL : darks.length > 0 ? random.pick(darks) : mix(byDark[0], INDIGO, 0.65);
  const others = byDark.filter((accent) => accent !== first).toSorted((a, b) => chroma(b) - chroma(a));
  return [first, mix(others[random.chance(0.3) ? 1 : 0] ?? OCHRE, OCHRE, 0.25)];
}

/** The two pigments of a picture, linear. */
export function pigments(shop: Workshop, motif: Motif, random: Random): readonly [Vec3, Vec3] {
  const own = contrasting(shop, random);
  const natural = NATURAL[motif];
  return natural ? [mix(natural[0], own[0], 0.2), mix(natural[1], own[1], 0.35)] : own;
}
