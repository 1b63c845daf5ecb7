/**
 * Estimates the camera's height, and with it the scale of the room: a reading is known in eye heights, and some of its
 * lengths are similar in every home.
 */
import type { Opening } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { wallPoint } from '../camera/wallPlane.js';
import type { FoundCeiling } from './ceiling.js';
import type { MetricBox } from './metricBox.js';
import { type Verdict, type Witness, fuseWitnesses } from './witnesses.js';

/** A reading in its own metres, which may be wrong by one factor. */
export interface Measured {
  readonly box: Pick<MetricBox, 'width' | 'height' | 'camera' | 'left' | 'right' | 'back'>;
  readonly openings: readonly Opening[];
  readonly ceiling: FoundCeiling;
}

/** Range of the camera's height, metres. */
const EYES = { least: 0.65, most: 2.2 } as const;
/** Prior of the camera's height, metres, with the spread of its logarithm: cameras are held between chest and eyes. */
const USUAL_EYE: Witness = { peaks: [{ length: 1.3, spread: 0.16, share: 1 }], outliers: 0.03 };

/** Camera height in metres, with its certainty, from all evidence of a reading. */
export const eyeHeight = (measured: Measured): Verdict =>
  fuseWitnesses([USUAL_EYE, ...ceilingWitness(measured), ...openingWitnesses(measured), sizeWitness(measured)], EYES);

/**
 * Metres: ceilings of homes, most of 8 to 9 feet, higher in old houses and lofts; and what is mistaken for a faint
 * ceiling: heads of doors and windows, picture rails.
 */
const CEILINGS = [
  { height: 2.55, spread: 0.06, share: 0.72 },
  { height: 3, spread: 0.14, share: 0.28 },
] as const;
const RAIL = { height: 2.1, spread: 0.05 } as const;
/** Least share of a line in the picture. */
const SEEN_ENOUGH = 0.12;
/**
 * Probability that a line is a ceiling at score 0, its increase up to score 1, and the upper bound; counted on
 * synthetic rooms: 30 % below 0.3, 65 % about 0.4, 85 % about 0.6, 93 % above 0.7.
 */
const IS_CEILING = { least: 0.2, perScore: 1, most: 0.95 } as const;
/** Probability that it is neither, at the lowest and the highest score. */
const CEILING_OUTLIERS = { faint: 0.5, clear: 0.06 } as const;
const SCORES = { faint: 0.1, clear: 0.6 } as const;

function ceilingWitness({ ceiling }: Measured): Witness[] {
  if (ceiling.seen <= SEEN_ENOUGH) return [];
  const likely = IS_CEILING.least + IS_CEILING.perScore * ceiling.score;
  const sure = Math.max(IS_CEILING.least, Math.min(IS_CEILING.most, likely));
  const peak = (height: number, spread: number, share: number) => ({
    length: height / (1 + ceiling.ratio),
    spread,
    share,
  });
  return [
    {
      peaks: [
        ...CEILINGS.map(({ height, spread, share }) => peak(height, spread, share * sure)),
        peak(RAIL.height, RAIL.spread, 1 - sure),
      ],
      outliers: CEILING_OUTLIERS.clear + (CEILING_OUTLIERS.faint - CEILING_OUTLIERS.clear) * faintness(ceiling.score),
    },
  ];
}

/** 0 for a clear line, 1 for a faint one. */
const faintness = (score: number): number =>
  Math.max(0, Math.min(1, (SCORES.clear - score) / (SCORES.clear - SCORES.faint)));

/** Height of the usual door's head, as read, and the range of a door's width; metres. */
const DOOR = { top: 2.05, spread: 0.045, width: [0.6, 2.1] } as const;
/** Glazed doors are mistaken for tall windows and may have a pane above: they have less weight. */
const GLAZED = { top: 2.1, spread: 0.07, outliers: 0.4 } as const;
/** Outlier probability of a door by its certainty, counted on synthetic rooms. */
const DOOR_OUTLIERS = [
  { from: 0.93, outliers: 0.1 },
  { from: 0.8, outliers: 0.16 },
  { from: 0.55, outliers: 0.5 },
  { from: 0.3, outliers: 0.75 },
] as const;
/**
 * Heads of windows, metres: mostly at the doors' height or higher; the windows of a room are alike and count as one
 * witness.
 */
const WINDOW = { top: 2.2, spread: 0.1, outliers: 0.35, certainty: 0.5 } as const;

/** Share of the picture's height: a head closer to the upper border is cut by it. */
const CUT = 0.04;

function openingWitnesses({ openings: read, box }: Measured): Witness[] {
  const eye = box.camera.height;
  const openings = read.filter((opening) => showsHead(box, opening));
  const doors = openings.flatMap((opening) => doorWitness(opening, eye, openings));
  const heads = openings
    .filter(({ kind, certainty }) => kind === 'window' && certainty >= WINDOW.certainty)
    .map(({ top }) => (WINDOW.top * eye) / top)
    .toSorted((a, b) => a - b);
  if (!heads.length) return doors;
  const length = heads[heads.length >> 1];
  return [...doors, { peaks: [{ length, spread: WINDOW.spread, share: 1 }], outliers: WINDOW.outliers }];
}

function showsHead(box: Measured['box'], { wall, from, to, top }: Opening): boolean {
  return [from, to].every((along) => {
    const end = project(box.camera, wallPoint(wall, box[wall], along, top));
    return !end || end[0] < 0 || end[0] > box.width || end[1] > CUT * box.height;
  });
}

function doorWitness(door: Opening, eye: number, openings: readonly Opening[]): Witness[] {
  const { kind, from, to, top, certainty } = door;
  const outliers = DOOR_OUTLIERS.find((one) => certainty >= one.from)?.outliers;
  const width = ((to - from) * DOOR.top) / top;
  if (kind !== 'door' || outliers === undefined || width < DOOR.width[0] || width > DOOR.width[1]) return [];
  const witnesses = (height: number, spread: number, doubt: number): Witness[] => [
    { peaks: [{ length: (height * eye) / top, spread, share: 1 }], outliers: doubt },
  ];
  return isGlazed(door, openings)
    ? witnesses(GLAZED.top, GLAZED.spread, Math.max(outliers, GLAZED.outliers))
    : witnesses(DOOR.top, DOOR.spread, outliers);
}

const isGlazed = (door: Opening, openings: readonly Opening[]): boolean =>
  openings.some(
    ({ kind, wall, from, to }) => kind === 'window' && wall === door.wall && from < door.to && to > door.from,
  );

/** Least score of a ceiling's line, and certainty of a door, that show the scale by themselves. */
const CLEAR = { ceiling: 0.6, door: 0.8 } as const;
/** Ranges of what they show, metres: ceilings of homes, and heads of doors. */
const RANGES = { ceiling: [2.3, 3.4], door: [1.98, 2.12] } as const;
/** How far apart the scales of two witnesses may be. */
const AGREE = 1.08;

/** Whether clear witnesses, the ceiling's line and doors, show scales that are further apart than homes differ. */
export function witnessesDisagree({ ceiling, openings, box }: Measured): boolean {
  const rangeOf = ([least, most]: readonly [number, number], length: number) => [least / length, most / length];
  const isClear = ceiling.seen > SEEN_ENOUGH && ceiling.score >= CLEAR.ceiling;
  const doors = openings.filter(
    (one) => one.kind === 'door' && one.certainty >= CLEAR.door && showsHead(box, one) && !isGlazed(one, openings),
  );
  const ranges = [
    ...(isClear ? [rangeOf(RANGES.ceiling, 1 + ceiling.ratio)] : []),
    ...doors.map(({ top }) => rangeOf(RANGES.door, top / box.camera.height)),
  ];
  return Math.max(...ranges.map(([least]) => least)) > AGREE * Math.min(...ranges.map(([, most]) => most));
}

/** Side of a square with the usual floor area between camera and back wall, metres. */
const SIZE = { side: 4.5, spread: 0.45, outliers: 0.1 } as const;

function sizeWitness({ box }: Measured): Witness {
  const side = Math.sqrt((box.right - box.left) * -box.back);
  const length = (SIZE.side * box.camera.height) / side;
  return { peaks: [{ length, spread: SIZE.spread, share: 1 }], outliers: SIZE.outliers };
}
