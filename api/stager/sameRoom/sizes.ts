/** Whether two readings can be of one room by its size, and how much larger the second reads it than the first. */
import { unlikely } from './fit.js';
import type { TurnedRoom } from './turnedRoom.js';

/** Errors of logarithms: of the scale of two readings, and of what tells it. */
const ERROR = { scale: 0.12, ceiling: 0.04, width: 0.025 } as const;
/** Sizes of one room differ by this factor at most; by the second where no ceiling tells the scale. */
const MOST = { likewise: 1.12, freely: 1.2 } as const;
/** Log likelihood that widths agree in one room, compared with those of two rooms or of another turn. */
const SAME_WIDTH = Math.log(0.35 / 0.08);

export interface Sizes {
  /** lengths of the second reading per length of the first */
  readonly scale: number;
  /** log likelihood */
  readonly likelihood: number;
}

/** null where the sizes differ too much */
export function compareSizes(a: TurnedRoom, b: TurnedRoom): Sizes | null {
  const ceiling = bothSeeCeilings(a, b) ? Math.log(b.room.ceilingHeight / a.room.ceilingHeight) : null;
  const widths = [widthOf(a), widthOf(b)];
  const width = widths[0] !== null && widths[1] !== null ? Math.log(widths[1] / widths[0]) : null;
  if (ceiling !== null && Math.abs(ceiling) > Math.log(MOST.freely)) return null;
  const most = ceiling === null ? MOST.freely : MOST.likewise;
  if (width !== null && Math.abs(width - (ceiling ?? 0)) > Math.log(most)) return null;
  const told = [
    { log: 0, error: ERROR.scale },
    ...(ceiling === null ? [] : [{ log: ceiling, error: ERROR.ceiling }]),
    ...(width === null ? [] : [{ log: width, error: ERROR.width }]),
  ];
  const weights = told.reduce((sum, { error }) => sum + error ** -2, 0);
  const mean = told.reduce((sum, { log, error }) => sum + log * error ** -2, 0) / weights;
  const likelihood = told.reduce((sum, { log, error }) => sum + unlikely(log - mean, error), 0);
  return { scale: Math.exp(mean), likelihood: likelihood + (width === null ? 0 : SAME_WIDTH) };
}

const bothSeeCeilings = (a: TurnedRoom, b: TurnedRoom): boolean =>
  a.room.ceilingOutline !== null && b.room.ceilingOutline !== null;

/** Metres between the side walls, after the turns; null where one of them is not in the picture. */
const widthOf = ({ walls: { left, right } }: TurnedRoom): number | null =>
  left.seen && right.seen ? right.at - left.at : null;
