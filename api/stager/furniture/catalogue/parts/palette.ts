/** Colours and covers by creativity. */
import { CREATIVITY, type Piece, type Vec3 } from '../../../contract.js';
import { luminance } from '../../../photo/colour.js';
import { mix } from '../../../mesh/kit/vector.js';
import type { Random } from '../../../random.js';
import { paint } from '../../hexColour.js';
import type { Fabric, FiguredCloth } from '../../styleBook.js';
import type { Workshop } from '../workshop.js';

/** Creativity as a share: 0 neutral .. 1 bold. */
export const boldness = (shop: Workshop): number =>
  Math.max(0, Math.min(1, (shop.creativity - CREATIVITY.min) / (CREATIVITY.max - CREATIVITY.min)));

/** The accent colour of the room: the quietest at low creativity, the boldest at full. */
export function accent(shop: Workshop): Vec3 {
  const { accents } = shop.book;
  const place = boldness(shop) * (accents.length - 1);
  return accents[Math.round(place)];
}

/** Mixes a colour with the room's neutral at low creativity. */
export function tempered(shop: Workshop, colour: Vec3): Vec3 {
  const quiet = Math.max(0, 0.55 - boldness(shop) * 1.5);
  return mix(colour, shop.book.neutrals[1], quiet);
}

export const temperedFabric = (shop: Workshop, fabric: Fabric): Fabric => ({
  ...fabric,
  colour: tempered(shop, fabric.colour),
  ...(fabric.colour2 && { colour2: tempered(shop, fabric.colour2) }),
});

/** The cover of a seat: in the very colour that a person chose for it, else tempered. */
export const seatCover = (shop: Workshop, piece: Piece, fabric: Fabric): Fabric =>
  piece.colour === undefined ? temperedFabric(shop, fabric) : fabric;

interface CushionRow {
  readonly count: number;
  readonly random: Random;
  /** what they lie on: figures on figures clash */
  readonly on?: Fabric;
}

/** Covers for a row of cushions: the style's own, with as much accent as the room's creativity allows. */
export function cushionCovers(shop: Workshop, { count, random, on }: CushionRow): readonly Fabric[] {
  const { cushions, neutrals, accents, sofa } = shop.book;
  const bold = boldness(shop);
  const plainCloth = sofa.cloth === 'leather' || sofa.cloth === 'damask' ? 'linen' : sofa.cloth;
  const quiet: readonly Fabric[] = [
    { cloth: 'linen', colour: neutrals[0] },
    { cloth: plainCloth === 'stripes' ? 'linen' : plainCloth, colour: neutrals[2] },
  ];
  const loud: readonly Fabric[] = accents
    .slice(1)
    .map((colour) => ({ cloth: cushions[0].cloth === 'velvet' ? 'velvet' : 'linen', colour }));
  if (bold < 0.15) return Array.from({ length: count }, (_, k) => quiet[k % quiet.length]);
  const usual = [...cushions, { cloth: 'linen', colour: accent(shop) } as const];
  const pool = bold > 0.75 ? [...usual, ...loud] : usual;
  const order = random.shuffled(on?.colour2 ? pool.filter(({ colour2 }) => !colour2) : pool);
  const covers = Array.from({ length: count }, (_, k) => order[k % order.length]);
  if (on?.colour2) return covers;
  // one figured cover among plain ones, unless the style has figured covers already
  const alone = covers.length === 1;
  if (covers.some(({ colour2 }) => colour2) || (alone && random.chance(0.5))) return covers;
  return covers.map((cover, k) => (k === (alone ? 0 : 1) ? figuredCover(shop, random) : cover));
}

const FIGURES: readonly FiguredCloth[] = ['herringbone', 'windowpane', 'mudcloth', 'dashes'];
/** Colour of woven figures in a style without a dark colour. */
const INK = paint('33363A');
/** Linear luminance below which a colour makes a visible figure. */
const LEGIBLE = 0.14;

/** A cover figured in a light and a dark colour of the style. */
function figuredCover({ book: { neutrals, accents } }: Workshop, random: Random): Fabric {
  const brightness = ([r, g, b]: Vec3): number => luminance(r, g, b);
  const [light] = neutrals.toSorted((a, b) => brightness(b) - brightness(a));
  const darks = [...accents, ...neutrals].filter((colour) => brightness(colour) < LEGIBLE);
  const dark = darks.length > 0 ? random.pick(darks) : INK;
  const cloth = random.pick(FIGURES);
  return cloth === 'mudcloth' ? { cloth, colour: dark, colour2: light } : { cloth, colour: light, colour2: dark };
}

/** The fringe of the k-th cushion: every second one in full styles. */
export const cushionEdge = (shop: Workshop, k: number): { readonly fringe?: number } =>
  shop.book.fullness >= 0.9 && k % 2 === 1 ? { fringe: 0.035 } : {};
