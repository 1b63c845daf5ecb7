import type { Style } from '../contract.js';
import type { Size } from './draft.js';
import type { Kind } from '../kinds.js';
import { STYLE_BOOKS } from './styles.js';

/** Usual sizes in metres; programmes that need a choice (sofas, beds, tables) bring their own. */
export const USUAL: Readonly<Record<Kind, Size>> = {
  sofa: { width: 2.1, depth: 0.93, height: 0.82 },
  armchair: { width: 0.82, depth: 0.82, height: 0.8 },
  'coffee table': { width: 1.1, depth: 0.6, height: 0.42 },
  'side table': { width: 0.45, depth: 0.45, height: 0.52 },
  'floor lamp': { width: 0.42, depth: 0.42, height: 1.6 },
  'media unit': { width: 1.6, depth: 0.42, height: 0.5 },
  bookcase: { width: 0.95, depth: 0.34, height: 1.85 },
  console: { width: 1.2, depth: 0.36, height: 0.78 },
  plant: { width: 0.65, depth: 0.65, height: 1.3 },
  pouf: { width: 0.52, depth: 0.52, height: 0.32 },
  bed: { width: 1.65, depth: 2.12, height: 1.1 },
  nightstand: { width: 0.48, depth: 0.42, height: 0.56 },
  bench: { width: 1.2, depth: 0.42, height: 0.45 },
  dresser: { width: 1.2, depth: 0.46, height: 0.82 },
  wardrobe: { width: 1.2, depth: 0.6, height: 2.05 },
  'dining table': { width: 1.6, depth: 0.9, height: 0.75 },
  'dining chair': { width: 0.48, depth: 0.54, height: 0.84 },
  sideboard: { width: 1.6, depth: 0.44, height: 0.8 },
  desk: { width: 1.4, depth: 0.7, height: 0.74 },
  'task chair': { width: 0.64, depth: 0.64, height: 0.98 },
  'gaming desk': { width: 1.6, depth: 0.75, height: 0.75 },
  'gaming chair': { width: 0.7, depth: 0.7, height: 1.28 },
  beanbag: { width: 0.8, depth: 0.8, height: 0.72 },
  // the whole rectangle; how much of it is free: `sectionalLayout`
  sectional: { width: 2.75, depth: 1.65, height: 0.82 },
  loveseat: { width: 1.5, depth: 0.9, height: 0.82 },
  chaise: { width: 0.8, depth: 1.6, height: 0.82 },
  daybed: { width: 2, depth: 0.9, height: 0.72 },
  ottoman: { width: 0.85, depth: 0.6, height: 0.42 },
  stool: { width: 0.38, depth: 0.38, height: 0.45 },
  'bar stool': { width: 0.44, depth: 0.48, height: 0.95 },
  'floor cushion': { width: 0.62, depth: 0.62, height: 0.17 },
  'throw basket': { width: 0.42, depth: 0.42, height: 0.46 },
  'outdoor sofa': { width: 1.95, depth: 0.85, height: 0.74 },
  'outdoor chair': { width: 0.76, depth: 0.8, height: 0.74 },
  lounger: { width: 0.7, depth: 1.95, height: 0.86 },
  'nest tables': { width: 0.9, depth: 0.66, height: 0.5 },
  'display cabinet': { width: 1, depth: 0.4, height: 1.9 },
  'room divider': { width: 1.6, depth: 0.24, height: 1.75 },
  'shoe bench': { width: 0.9, depth: 0.35, height: 0.46 },
  'coat stand': { width: 0.46, depth: 0.46, height: 1.75 },
  'bar cart': { width: 0.75, depth: 0.42, height: 0.86 },
  'kitchen island': { width: 1.8, depth: 0.9, height: 0.92 },
  piano: { width: 1.48, depth: 0.6, height: 1.16 },
  'outdoor table': { width: 1.8, depth: 0.9, height: 0.75 },
  'outdoor coffee table': { width: 1.1, depth: 0.65, height: 0.38 },
  parasol: { width: 2.6, depth: 2.6, height: 2.45 },
  planter: { width: 0.9, depth: 0.38, height: 0.75 },
  lantern: { width: 0.22, depth: 0.22, height: 0.48 },
  basket: { width: 0.42, depth: 0.42, height: 0.42 },
  rug: { width: 2.4, depth: 1.7, height: 0.016 },
  'table lamp': { width: 0.3, depth: 0.3, height: 0.5 },
  'desk lamp': { width: 0.22, depth: 0.36, height: 0.46 },
  monitor: { width: 0.62, depth: 0.2, height: 0.46 },
  laptop: { width: 0.34, depth: 0.26, height: 0.23 },
  television: { width: 1.24, depth: 0.22, height: 0.75 },
  centrepiece: { width: 0.36, depth: 0.36, height: 0.32 },
  vase: { width: 0.2, depth: 0.2, height: 0.38 },
  books: { width: 0.26, depth: 0.2, height: 0.1 },
  tray: { width: 0.44, depth: 0.3, height: 0.19 },
  bowl: { width: 0.3, depth: 0.3, height: 0.1 },
  'fruit bowl': { width: 0.32, depth: 0.32, height: 0.18 },
  candles: { width: 0.3, depth: 0.16, height: 0.24 },
  sculpture: { width: 0.2, depth: 0.12, height: 0.34 },
  'kitchen decor': { width: 0.8, depth: 0.28, height: 0.4 },
  bouquet: { width: 0.28, depth: 0.28, height: 0.36 },
  'small plant': { width: 0.2, depth: 0.2, height: 0.24 },
  'open book': { width: 0.36, depth: 0.25, height: 0.035 },
  'drinks tray': { width: 0.36, depth: 0.25, height: 0.25 },
  'place setting': { width: 0.42, depth: 0.3, height: 0.19 },
  'folded throw': { width: 0.4, depth: 0.34, height: 0.09 },
  candlesticks: { width: 0.28, depth: 0.12, height: 0.36 },
  'decorative box': { width: 0.22, depth: 0.15, height: 0.09 },
  'photo frame': { width: 0.17, depth: 0.1, height: 0.22 },
  'lidded jar': { width: 0.18, depth: 0.18, height: 0.32 },
  carafe: { width: 0.19, depth: 0.11, height: 0.2 },
  cup: { width: 0.13, depth: 0.13, height: 0.07 },
  art: { width: 0.8, depth: 0.03, height: 0.6 },
  mirror: { width: 0.75, depth: 0.03, height: 0.95 },
  'wall shelf': { width: 0.9, depth: 0.22, height: 0.3 },
  curtain: { width: 0.4, depth: 0.1, height: 2.3 },
  pendant: { width: 0.5, depth: 0.5, height: 1 },
  'light strip': { width: 1.6, depth: 0.03, height: 0.03 },
  'wall lamp': { width: 0.2, depth: 0.26, height: 0.34 },
  'wall hanging': { width: 0.7, depth: 0.04, height: 0.9 },
  clock: { width: 0.36, depth: 0.04, height: 0.36 },
  pinboard: { width: 0.9, depth: 0.03, height: 0.6 },
  'hanging plant': { width: 0.42, depth: 0.42, height: 1.1 },
};

/** Factors on the usual sizes, by silhouette. */
interface Proportions {
  /** height of sofas, armchairs and their tables */
  readonly seats: number;
  /** where sofas are lower than the armchairs beside them */
  readonly sofa?: number;
  /** height of a bed with its headboard */
  readonly bed: number;
  /** depth of a coffee table as a share of its width; 1 is round or square */
  readonly coffeeTable: number;
  readonly plants: number;
}

const STRAIGHT: Proportions = { seats: 1, bed: 1, coffeeTable: 0.55, plants: 1 };

const PROPORTIONS: Readonly<Record<Style, Proportions>> = {
  modern: { ...STRAIGHT, seats: 0.96, bed: 1.08 },
  contemporain: { ...STRAIGHT, seats: 0.93, bed: 1.2, coffeeTable: 1 },
  scandinave: { ...STRAIGHT, plants: 1.05 },
  minimalist: { ...STRAIGHT, seats: 0.9, bed: 0.86 },
  demeures: { ...STRAIGHT, seats: 1.14, sofa: 0.96, bed: 1.2 },
  industriel: { ...STRAIGHT, coffeeTable: 0.62 },
  classique: { ...STRAIGHT, seats: 1.08, bed: 1.14 },
  boheme: { ...STRAIGHT, seats: 0.92, bed: 1.1, coffeeTable: 1, plants: 1.15 },
  japon: { ...STRAIGHT, seats: 0.82, bed: 0.72, plants: 0.85 },
  provence: { ...STRAIGHT, seats: 1.06, bed: 1.1 },
  miami: { ...STRAIGHT, bed: 1.12, coffeeTable: 1, plants: 1.2 },
  hampton: { ...STRAIGHT, seats: 1.02, bed: 1.14 },
};

/**
 * Metres to the top of the mattress, which a nightstand has to be level with: 56 cm, 52 cm on a platform; low beds
 * asked for lower still follow their height.
 */
export function mattressTop(style: Style, bedHeight: number): number {
  const platform = STYLE_BOOKS[style].shapes.bedBase === 'platform';
  return Math.min(platform ? 0.52 : 0.56, 0.62 * bedHeight);
}

/** Height of a seat as a share of the whole, and metres: about where a knee bends. */
const SEAT = { share: 0.44, knee: 0.45, most: 0.52 } as const;
/** Metres by which a table is lower than the arm that it stands beside. */
const BELOW_ARM = 0.02;

/** A piece that stands at a seat's arm, in the style's silhouette: a table's top is level with the arm. */
export function atArm(style: Style, kind: Kind, seat: Size): Size {
  const size = inStyle(style, kind);
  if (kind !== 'side table') return size;
  const seatTop = Math.max(seat.height * SEAT.share, Math.min(SEAT.knee, seat.height * SEAT.most));
  return { ...size, height: (seatTop + seat.height) / 2 - BELOW_ARM };
}

const SOFAS: readonly Kind[] = ['sofa', 'sectional', 'loveseat', 'chaise'];

/** A size in the style's silhouette. */
export function inStyle(style: Style, kind: Kind, size: Size = USUAL[kind]): Size {
  const { seats, sofa = seats, bed, coffeeTable, plants } = PROPORTIONS[style];
  if (kind === 'armchair') return { ...size, height: size.height * seats };
  if (SOFAS.includes(kind)) return { ...size, height: size.height * sofa };
  if (kind === 'bed') return { ...size, height: size.height * bed };
  if (kind === 'plant') return { ...size, height: size.height * plants };
  if (kind !== 'coffee table') return size;
  // a round table is narrower than a long one of the same use, and would block the seats if it were wider than this
  const width = coffeeTable === 1 ? Math.min(0.9, size.width * 0.78) : size.width;
  return { width, depth: width * coffeeTable, height: size.height * Math.min(1, seats) };
}
