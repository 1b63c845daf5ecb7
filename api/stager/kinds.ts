/**
 * One record for each kind of furniture with all its properties, except its mesh (`furniture/catalogue`) and the room
 * types that may have it (`design/programs`).
 */

/** The surfaces that an agent may ask to keep as they are. */
export const SURFACES = ['floor', 'walls', 'windows', 'ceiling'] as const;
export type Surface = (typeof SURFACES)[number];

/** No surface is kept bare. */
export const NOTHING_KEPT: Readonly<Record<Surface, boolean>> = {
  floor: false,
  walls: false,
  windows: false,
  ceiling: false,
};

/** A size in metres. */
export interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** `stands`: rests on the floor; `lies`: flat on it; `on`: on top of another piece; `hangs`: on a wall or ceiling. */
type Standing = 'stands' | 'lies' | 'on' | 'hangs';

/**
 * The part of a piece that hides what is behind it: its box, with this share of its width and depth; its top alone; a
 * low seat with a back behind it; the low part of a tray with tall things on it; or nothing.
 */
type Hides = number | 'top' | 'seat and back' | 'tray' | 'nothing';

interface FurnitureKind<K extends string> {
  readonly standing: Standing;
  /** the usual size; a programme may bring its own */
  readonly size: Size;
  /** its name in reports, where it is not that of the kind; `label.ts` has the names that depend on the piece */
  readonly label?: string;
  /** which of a style's proportions change its usual size (`proportions.ts`) */
  readonly shape?: 'seat' | 'sofa' | 'bed' | 'plant' | 'coffee table';
  /** points for a piece of it in an arrangement; each further one counts half as much; default 0.3 */
  readonly worth?: number;
  /** what it needs as the main piece: a number of another kind, and the points lost where there is none */
  readonly needs?: { readonly kind: K; readonly number: number; readonly loss: number };
  /** the kind that is taken instead where an agent asks for it and the room type does not have it */
  readonly standIn?: K;

  /** people who can sit on it; half a seat is a low one without a back */
  readonly seats?: 'by width' | 1 | 0.5;
  /** a seat that is turned to the focal point of a room */
  readonly facesFocalPoint?: true;
  /** the table under which it reaches: it may overlap it, and belongs to it */
  readonly seatOf?: K;
  /** stands beside a seat only */
  readonly besideSeats?: true;

  /** stands at a wall only */
  readonly atWallsOnly?: true;
  /** its plain back should not face the camera */
  readonly hasPlainBack?: true;
  /** stands away from walls, with its front towards the camera */
  readonly inTheOpen?: true;
  /** a low part in front passes below a window's sill: a bed's foot, a sectional's return */
  readonly hasLowFront?: true;
  /** least share of it inside the picture's frame; default 1 */
  readonly leastInFrame?: number;
  /** default: its whole box */
  readonly hides?: Hides;

  /** storage at hip height: it takes a lamp, and a picture or a mirror above it */
  readonly isLowStorage?: true;
  /** decorates a wall, and does not furnish it */
  readonly isDecoration?: true;
  /** a sofa of a living room's main group: it faces a coffee table, and may stand off the wall that its art hangs on */
  readonly isMainSofa?: true;
  /** art above it is measured from its own back or headboard, however low that is */
  readonly artAboveBack?: true;
  /** a picture or a mirror */
  readonly isWallArt?: true;
  /** stands out from a wall and hides little of its light */
  readonly isAiry?: true;
  /** so slim that a picture on the wall above need not be centred on it */
  readonly isSlight?: true;
  /** a table that styles with round tables make round or oval */
  readonly mayBeRound?: true;
  /** the form of its footprint, which decides how near the rim of a round table it may stand; default: in between */
  readonly foot?: 'round' | 'square';
  /** is used there, as a lamp or a screen: it does not count towards the share of a top that decoration covers */
  readonly isInUse?: true;
  /** the surfaces that it is fixed to or covers: it is not placed where one of them is to be kept */
  readonly fixedTo?: readonly Surface[];
}

const metres = (width: number, depth: number, height: number): Size => ({ width, depth, height });

/** Lets the compiler check that the kinds named in a record exist. */
const describe = <K extends string>(kinds: { readonly [kind in K]: FurnitureKind<NoInfer<K>> }) => kinds;

export const KINDS = describe({
  sofa: {
    standing: 'stands',
    size: metres(2.1, 0.93, 0.82),
    shape: 'sofa',
    facesFocalPoint: true,
    seats: 'by width',
    isMainSofa: true,
    artAboveBack: true,
    needs: { kind: 'coffee table', number: 1, loss: 1.4 },
    leastInFrame: 0,
    hides: 'seat and back',
    hasPlainBack: true,
  },
  armchair: {
    standing: 'stands',
    size: metres(0.82, 0.82, 0.8),
    shape: 'seat',
    facesFocalPoint: true,
    seats: 1,
    leastInFrame: 0.5,
    hides: 'seat and back',
    hasPlainBack: true,
    worth: 0.7,
  },
  'coffee table': {
    standing: 'stands',
    size: metres(1.1, 0.6, 0.42),
    shape: 'coffee table',
    leastInFrame: 0.5,
    hides: 'top',
    inTheOpen: true,
    mayBeRound: true,
    worth: 0.9,
  },
  'side table': {
    standing: 'stands',
    size: metres(0.45, 0.45, 0.52),
    hides: 'top',
    besideSeats: true,
    inTheOpen: true,
    mayBeRound: true,
    worth: 0.2,
  },
  'floor lamp': {
    standing: 'stands',
    size: metres(0.42, 0.42, 1.6),
    leastInFrame: 0.95,
    hides: 0.5,
    besideSeats: true,
    isDecoration: true,
    isSlight: true,
    isAiry: true,
  },
  'media unit': { standing: 'stands', size: metres(1.6, 0.42, 0.5), hasPlainBack: true, atWallsOnly: true, worth: 0.5 },
  bookcase: { standing: 'stands', size: metres(0.95, 0.34, 1.85), hasPlainBack: true, atWallsOnly: true },
  console: {
    standing: 'stands',
    size: metres(1.2, 0.36, 0.78),
    hides: 'top',
    hasPlainBack: true,
    atWallsOnly: true,
    isLowStorage: true,
  },
  plant: {
    standing: 'stands',
    size: metres(0.65, 0.65, 1.7),
    shape: 'plant',
    leastInFrame: 0.95,
    hides: 0.8,
    isDecoration: true,
    isSlight: true,
    isAiry: true,
  },
  pouf: {
    standing: 'stands',
    size: metres(0.52, 0.52, 0.32),
    seats: 0.5,
    leastInFrame: 0.5,
    inTheOpen: true,
    isSlight: true,
    worth: 0.1,
    standIn: 'ottoman',
  },
  bed: {
    standing: 'stands',
    size: metres(1.65, 2.12, 1.1),
    shape: 'bed',
    artAboveBack: true,
    hasLowFront: true,
    leastInFrame: 0,
    hasPlainBack: true,
    worth: 1,
  },
  nightstand: { standing: 'stands', size: metres(0.48, 0.42, 0.56), leastInFrame: 0, atWallsOnly: true },
  bench: { standing: 'stands', size: metres(1.2, 0.42, 0.465), label: 'upholstered bench', seats: 0.5, hides: 'top' },
  dresser: {
    standing: 'stands',
    size: metres(1.2, 0.46, 0.82),
    hasPlainBack: true,
    atWallsOnly: true,
    isLowStorage: true,
  },
  wardrobe: { standing: 'stands', size: metres(1.2, 0.6, 2.05), atWallsOnly: true },
  'dining table': {
    standing: 'stands',
    size: metres(1.6, 0.9, 0.75),
    needs: { kind: 'dining chair', number: 2, loss: 8 },
    hides: 'top',
    mayBeRound: true,
    worth: 0.6,
  },
  'dining chair': {
    standing: 'stands',
    size: metres(0.48, 0.54, 0.84),
    seats: 1,
    seatOf: 'dining table',
    leastInFrame: 0.6,
    hides: 0.75,
    worth: 0.2,
  },
  sideboard: {
    standing: 'stands',
    size: metres(1.6, 0.44, 0.8),
    hasPlainBack: true,
    atWallsOnly: true,
    isLowStorage: true,
  },
  desk: {
    standing: 'stands',
    size: metres(1.4, 0.7, 0.74),
    needs: { kind: 'task chair', number: 1, loss: 8 },
    hides: 'top',
    hasPlainBack: true,
  },
  'task chair': {
    standing: 'stands',
    size: metres(0.64, 0.64, 0.98),
    label: 'desk chair',
    seatOf: 'desk',
    leastInFrame: 0.6,
    hides: 0.75,
  },
  'gaming desk': {
    standing: 'stands',
    size: metres(1.6, 0.75, 0.75),
    needs: { kind: 'gaming chair', number: 1, loss: 8 },
    hides: 'top',
  },
  'gaming chair': {
    standing: 'stands',
    size: metres(0.7, 0.7, 1.28),
    seatOf: 'gaming desk',
    leastInFrame: 0.6,
    hides: 0.75,
  },
  beanbag: { standing: 'stands', size: metres(0.8, 0.8, 0.72) },
  // the whole rectangle; `sectionalLayout` says how much of it is free
  sectional: {
    standing: 'stands',
    size: metres(2.75, 1.65, 0.82),
    label: 'sectional sofa',
    shape: 'sofa',
    facesFocalPoint: true,
    seats: 'by width',
    isMainSofa: true,
    artAboveBack: true,
    needs: { kind: 'coffee table', number: 1, loss: 1.4 },
    hasLowFront: true,
    leastInFrame: 0,
    hasPlainBack: true,
    standIn: 'sofa',
  },
  loveseat: {
    standing: 'stands',
    size: metres(1.5, 0.9, 0.82),
    shape: 'sofa',
    facesFocalPoint: true,
    seats: 'by width',
    leastInFrame: 0,
    hides: 'seat and back',
    hasPlainBack: true,
    standIn: 'sofa',
  },
  chaise: {
    standing: 'stands',
    size: metres(0.8, 1.6, 0.82),
    label: 'chaise longue',
    shape: 'sofa',
    facesFocalPoint: true,
    seats: 1,
    leastInFrame: 0,
    hides: 'seat and back',
    hasPlainBack: true,
  },
  daybed: {
    standing: 'stands',
    size: metres(2, 0.9, 0.86),
    facesFocalPoint: true,
    seats: 'by width',
    leastInFrame: 0,
    hasPlainBack: true,
  },
  ottoman: { standing: 'stands', size: metres(0.85, 0.6, 0.42), seats: 0.5, standIn: 'pouf' },
  stool: { standing: 'stands', size: metres(0.38, 0.38, 0.45), hides: 'top' },
  'bar stool': { standing: 'stands', size: metres(0.44, 0.48, 0.95), seatOf: 'kitchen island', hides: 0.75 },
  'floor cushion': { standing: 'stands', size: metres(0.62, 0.62, 0.17) },
  'throw basket': {
    standing: 'stands',
    size: metres(0.42, 0.42, 0.46),
    label: 'basket with throws',
    isDecoration: true,
    isSlight: true,
  },
  'outdoor sofa': { standing: 'stands', size: metres(1.95, 0.85, 0.74), hides: 'seat and back' },
  'outdoor chair': { standing: 'stands', size: metres(0.76, 0.8, 0.74), hides: 'seat and back' },
  lounger: { standing: 'stands', size: metres(0.7, 1.95, 0.86), label: 'sun lounger', hides: 'seat and back' },
  'nest tables': { standing: 'stands', size: metres(0.9, 0.66, 0.5), label: 'pair of nest tables', besideSeats: true },
  'display cabinet': { standing: 'stands', size: metres(1, 0.4, 1.9) },
  'room divider': { standing: 'stands', size: metres(1.6, 0.24, 1.75) },
  'shoe bench': { standing: 'stands', size: metres(0.9, 0.35, 0.46), hides: 'top' },
  'coat stand': { standing: 'stands', size: metres(0.46, 0.46, 1.75), hides: 0.4, isSlight: true, isAiry: true },
  'bar cart': { standing: 'stands', size: metres(0.75, 0.42, 0.86) },
  'kitchen island': { standing: 'stands', size: metres(1.8, 0.9, 0.92) },
  piano: { standing: 'stands', size: metres(1.48, 0.6, 1.16) },
  'outdoor table': { standing: 'stands', size: metres(1.8, 0.9, 0.75), hides: 'top' },
  'outdoor coffee table': { standing: 'stands', size: metres(1.1, 0.65, 0.38), hides: 'top', inTheOpen: true },
  parasol: { standing: 'stands', size: metres(2.6, 2.6, 2.45), isAiry: true },
  planter: { standing: 'stands', size: metres(0.9, 0.38, 0.75), isDecoration: true, isSlight: true, isAiry: true },
  lantern: { standing: 'stands', size: metres(0.22, 0.22, 0.48), label: 'floor lantern', isDecoration: true },
  basket: {
    standing: 'stands',
    size: metres(0.42, 0.42, 0.42),
    label: 'woven basket',
    isDecoration: true,
    isSlight: true,
  },
  rug: { standing: 'lies', size: metres(2.4, 1.7, 0.016), fixedTo: ['floor'], worth: 0.9 },
  'table lamp': { standing: 'on', size: metres(0.3, 0.3, 0.5), foot: 'round', isInUse: true, isAiry: true },
  'desk lamp': { standing: 'on', size: metres(0.22, 0.36, 0.46), isInUse: true, isAiry: true },
  monitor: { standing: 'on', size: metres(0.62, 0.2, 0.46), foot: 'square', isInUse: true, worth: 0.2 },
  laptop: { standing: 'on', size: metres(0.34, 0.26, 0.23), foot: 'square', isInUse: true },
  television: { standing: 'on', size: metres(1.24, 0.22, 0.75), foot: 'square', isInUse: true },
  centrepiece: { standing: 'on', size: metres(0.36, 0.36, 0.32), foot: 'round', isAiry: true },
  vase: {
    standing: 'on',
    size: metres(0.2, 0.2, 0.38),
    label: 'vase with stems',
    hides: 0.5,
    foot: 'round',
    isAiry: true,
    worth: 0.1,
  },
  books: { standing: 'on', size: metres(0.26, 0.2, 0.1), label: 'stack of books', foot: 'square', worth: 0.1 },
  tray: {
    standing: 'on',
    size: metres(0.44, 0.3, 0.19),
    label: 'tray with books and a vase',
    hides: 'tray',
    foot: 'square',
  },
  bowl: { standing: 'on', size: metres(0.3, 0.3, 0.1), foot: 'round', worth: 0.1 },
  'fruit bowl': { standing: 'on', size: metres(0.32, 0.32, 0.18), foot: 'round' },
  candles: {
    standing: 'on',
    size: metres(0.3, 0.16, 0.24),
    label: 'group of candles',
    hides: 0.7,
    isAiry: true,
    worth: 0.1,
  },
  sculpture: { standing: 'on', size: metres(0.2, 0.12, 0.34), hides: 0.6, worth: 0.1 },
  'kitchen decor': { standing: 'on', size: metres(0.8, 0.28, 0.4), label: 'set of cutting boards and jars' },
  bouquet: { standing: 'on', size: metres(0.28, 0.28, 0.36), label: 'bunch of flowers', hides: 0.6, foot: 'round' },
  'small plant': {
    standing: 'on',
    size: metres(0.2, 0.2, 0.24),
    label: 'small potted plant',
    hides: 0.6,
    foot: 'round',
  },
  'open book': { standing: 'on', size: metres(0.36, 0.25, 0.035) },
  'drinks tray': {
    standing: 'on',
    size: metres(0.36, 0.25, 0.25),
    label: 'tray with carafe and glasses',
    hides: 'tray',
  },
  'place setting': { standing: 'on', size: metres(0.42, 0.3, 0.19), hides: 'nothing', isInUse: true },
  'folded throw': { standing: 'on', size: metres(0.4, 0.34, 0.09) },
  candlesticks: { standing: 'on', size: metres(0.28, 0.12, 0.36), label: 'group of candlesticks', hides: 0.4 },
  'decorative box': { standing: 'on', size: metres(0.22, 0.15, 0.09) },
  'photo frame': { standing: 'on', size: metres(0.17, 0.1, 0.22), label: 'framed photo' },
  'lidded jar': { standing: 'on', size: metres(0.18, 0.18, 0.32), hides: 0.75, foot: 'round' },
  carafe: { standing: 'on', size: metres(0.19, 0.11, 0.2), label: 'carafe with a glass' },
  cup: { standing: 'on', size: metres(0.13, 0.13, 0.07), label: 'cup and saucer', foot: 'round' },
  art: { standing: 'hangs', size: metres(0.8, 0.03, 0.6), fixedTo: ['walls'], isWallArt: true, worth: 0.2 },
  mirror: {
    standing: 'hangs',
    size: metres(0.75, 0.03, 0.95),
    label: 'wall mirror',
    fixedTo: ['walls'],
    isWallArt: true,
  },
  'wall shelf': { standing: 'hangs', size: metres(0.9, 0.22, 0.3), fixedTo: ['walls'], worth: 0.2 },
  // its rod is screwed to the wall
  curtain: { standing: 'hangs', size: metres(0.4, 0.1, 2.3), fixedTo: ['walls', 'windows'], worth: 0.2 },
  pendant: { standing: 'hangs', size: metres(0.5, 0.5, 1), fixedTo: ['ceiling'], isAiry: true },
  'light strip': {
    standing: 'hangs',
    size: metres(1.6, 0.03, 0.03),
    fixedTo: ['walls'],
    isAiry: true,
    worth: 0.1,
  },
  'wall lamp': { standing: 'hangs', size: metres(0.2, 0.26, 0.34), fixedTo: ['walls'], isAiry: true },
  'wall hanging': { standing: 'hangs', size: metres(0.7, 0.04, 0.9), fixedTo: ['walls'] },
  clock: { standing: 'hangs', size: metres(0.36, 0.04, 0.36), label: 'wall clock', fixedTo: ['walls'] },
  pinboard: { standing: 'hangs', size: metres(0.9, 0.03, 0.6), fixedTo: ['walls'], worth: 0.2 },
  'hanging plant': {
    standing: 'hangs',
    size: metres(0.42, 0.42, 1.1),
    hides: 0.7,
    fixedTo: ['ceiling'],
    isAiry: true,
  },
});

export type Kind = keyof typeof KINDS;

/** Whether a piece stands on the floor. */
export const stands = ({ kind }: { readonly kind: Kind }): boolean => KINDS[kind].standing === 'stands';

/** Whether a piece hangs, on a wall or from the ceiling. */
export const hangs = ({ kind }: { readonly kind: Kind }): boolean => KINDS[kind].standing === 'hangs';

/** Whether a piece stands on the floor or lies on it. */
export const isOnFloor = (piece: { readonly kind: Kind }): boolean =>
  stands(piece) || KINDS[piece.kind].standing === 'lies';

/** What people call it: "desk chair" of a task chair. */
export const kindLabel = (kind: Kind): string => KINDS[kind].label ?? kind;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);
