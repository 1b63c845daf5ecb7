import type { Piece, Style } from '../../contract.js';
import { type Kind, kindLabel } from '../../kinds.js';
import type { RugPattern } from '../styleBook.js';
import { STYLE_BOOKS } from '../styles.js';

const ROUND_WITHIN = 1.15;

const isRound = (piece: Piece): boolean =>
  piece.width < piece.depth * ROUND_WITHIN && piece.depth < piece.width * ROUND_WITHIN;

/** [least width in metres, name]; the first match applies. */
type Sizes = readonly (readonly [from: number, name: string])[];

const sized = (width: number, sizes: Sizes): string =>
  (sizes.find(([from]) => width >= from) ?? sizes[sizes.length - 1])[1];

const SOFAS: Sizes = [
  [2.45, 'four-seat sofa'],
  [1.95, 'three-seat sofa'],
  [1.5, 'two-seat sofa'],
  [0, 'loveseat'],
];

const BEDS: Sizes = [
  [1.88, 'king bed'],
  [1.6, 'queen bed'],
  [1.3, 'double bed'],
  [0, 'single bed'],
];

const ARMCHAIRS: Readonly<Record<string, string>> = {
  wing: 'wing chair',
  barrel: 'barrel chair',
  lounge: 'lounge chair',
  rattan: 'rattan armchair',
  shell: 'shell-back armchair',
};

const FLOOR_LAMPS: Readonly<Record<string, string>> = {
  arc: 'arc lamp',
  tripod: 'tripod floor lamp',
  paper: 'paper floor lamp',
  globe: 'globe floor lamp',
};

const PENDANTS: Readonly<Record<string, string>> = {
  chandelier: 'chandelier',
  paper: 'paper lantern',
  lantern: 'lantern pendant',
  bulbs: 'bulb pendant',
  basket: 'woven pendant',
  globe: 'globe pendant',
  ring: 'ring chandelier',
  line: 'linear pendant',
};

const RUGS: Readonly<Partial<Record<RugPattern, string>>> = {
  oriental: 'oriental rug',
  kilim: 'kilim rug',
  jute: 'jute rug',
  stripes: 'striped rug',
  grid: 'tatami mat',
  distressed: 'distressed oriental rug',
  abrash: 'abstract rug',
  lines: 'geometric rug',
  diamond: 'lozenge rug',
  rows: 'hand-woven rug',
};

/** "kilim rug" */
export const rugLabel = (pattern: RugPattern): string => RUGS[pattern] ?? 'area rug';

/** Number of people that a dining table's label names. */
const seatsAt = (piece: Piece): number => (isRound(piece) ? 4 : piece.width >= 2.2 ? 8 : piece.width >= 1.5 ? 6 : 4);

type Label = (piece: Piece, style: Style) => string;

const LABELS: Readonly<Partial<Record<Kind, Label>>> = {
  sofa: (piece) => sized(piece.width, SOFAS),
  bed: (piece) => sized(piece.width, BEDS),
  armchair: (_piece, style) => ARMCHAIRS[STYLE_BOOKS[style].shapes.armchair] ?? 'armchair',
  'coffee table': (piece) => (isRound(piece) ? 'round coffee table' : 'coffee table'),
  'dining table': (piece) => `dining table for ${seatsAt(piece)}`,
  'floor lamp': (_piece, style) => FLOOR_LAMPS[STYLE_BOOKS[style].shapes.floorLamp] ?? 'floor lamp',
  pendant: (_piece, style) => PENDANTS[STYLE_BOOKS[style].shapes.pendant] ?? 'pendant lamp',
  rug: ({ way = 0 }, style) => {
    const { rugs } = STYLE_BOOKS[style];
    return rugLabel(rugs[way % rugs.length].pattern);
  },
  plant: (piece) => (piece.height > 0.75 ? 'tall potted plant' : 'potted plant'),
  art: (_piece, style) => (STYLE_BOOKS[style].shapes.frame === 'none' ? 'canvas print' : 'framed print'),
  curtain: (piece) => (piece.width > 1 ? 'pair of curtains' : 'curtain'),
};

/** The name of a piece in reports: "three-seat sofa", "king bed", "framed print". */
export function pieceLabel(piece: Piece, style: Style): string {
  return LABELS[piece.kind]?.(piece, style) ?? kindLabel(piece.kind);
}
