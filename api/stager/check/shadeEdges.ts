/** Straight edges of the shade that furniture throws into the room, where no outline of a piece is. */
import type { GreyRaster, Piece, Plan, Raster } from '../contract.js';
import { pieceLabel } from '../furniture/catalogue/label.js';
import { blur, gradient, grey, type Plane } from '../photo/filters.js';
import { nearest } from '../photo/nearest.js';
import { shrinkInSteps } from '../photo/resize.js';
import { widen } from '../photo/widen.js';
import { FAINTEST, findSegments, type Segment } from '../room/camera/segments.js';
import { straightEdges } from '../room/camera/straightEdges.js';
import type { Steps } from '../steps.js';
import type { Fault, Pictured } from './furnished.js';

/** Levels of the difference map, per change of a level's logarithm: six times what is to be seen. */
const SIX_TIMES = 6 * 128;
/** Grey levels that are added before the logarithm, so that dark pixels are not all noise. */
const DARK = 8;
/** Pixels of the map of 720 around furniture that are not looked at: its outline, blurred. */
const BESIDE = 5;
const SMOOTHING = 1;
/** Share of the picture's diagonal from which a straight edge is seen as one. */
const LEAST_LENGTH = 0.06;
/** Change of light at a step, as a share of the photo's levels, that is told. */
const TOLD = 0.06;
/** Pixels to either side at which a step is complete, and over which a soft shade goes on. */
const NEAR = 3;
const FAR = 10;
/** Share of the change within FAR that a step makes within NEAR: an even slope has 0.3. */
const ABRUPT = 0.75;
/** Change of the photo's own logarithm over an edge, from which the shade may end there: a patch of sun, a corner. */
const OWN_EDGE = 0.25;
/** Points along an edge at which it is measured. */
const POINTS = 15;

/** It only warns: a true shade may have a straight edge, as that of a shelf on the wall beside it. */
export function* shadeFaults({ photo, picture, drawn, pieces, plan, isSunny }: Pictured): Steps<Fault[]> {
  if (isSunny) return [];
  const { copy, soft: before } = yield* straightEdges(photo);
  const { width, height } = copy;
  const shade = logRatio(grey(yield* shrinkInSteps(picture, Math.max(width, height))), grey(copy));
  yield;
  const soft = blur(shade, SMOOTHING);
  const hidden = furnitureIn(drawn, shade);
  yield;
  const slope = gradient(soft, FAINTEST);
  for (let k = 0; k < hidden.length; k++) if (hidden[k] === 1) slope.magnitude.data[k] = 0;
  yield;
  const least = LEAST_LENGTH * Math.hypot(width, height);
  const segments = (yield* findSegments(slope)).filter(({ length }) => length >= least);
  const numbers = segments
    .filter((segment) => stepAcross(soft, before, hidden, segment) >= TOLD)
    .map((segment) => numberAt(pieces, shade, segment));
  return [...new Set(numbers)].map((number) => asFault(plan, plan.pieces[number - 1]));
}

function asFault({ style }: Plan, piece: Piece | undefined): Fault {
  const beside = piece ? ` beside the ${pieceLabel(piece, style)}` : '';
  const message = `The shade${beside} ends at a straight edge.`;
  return { check: 'shadow', pieces: piece ? [piece.id] : [], stops: false, message };
}

/** The change of light, as natural logarithm of the ratio of levels times SIX_TIMES. */
function logRatio({ width, height, data }: Plane, { data: before }: Plane): Plane {
  const ratio = (value: number, k: number) => SIX_TIMES * Math.log((value + DARK) / (before[k] + DARK));
  return { width, height, data: data.map(ratio) };
}

/** 1 where a piece is, or its blurred outline. */
function furnitureIn(drawn: GreyRaster, { width, height }: Pick<Raster, 'width' | 'height'>): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < drawn.height; y++) {
    const row = nearest(y, drawn.height, height) * width;
    for (let x = 0; x < drawn.width; x++) {
      if (drawn.data[y * drawn.width + x] > 0) out[row + nearest(x, drawn.width, width)] = 1;
    }
  }
  return widen(out, width, BESIDE);
}

/**
 * The change of light across an edge, as a share of the photo's levels: the median of points along it. 0 where the
 * shade is soft, or ends where the photo's own light or the room's surface does.
 */
function stepAcross(soft: Plane, before: Plane, hidden: Uint8Array, segment: Segment): number {
  const { width, height } = soft;
  const { x1, y1, dx, dy, length } = segment;
  const steps = Array.from({ length: POINTS }, (_, k) => {
    const along = ((k + 0.5) / POINTS) * length;
    const at = (aside: number) => {
      const x = Math.floor(x1 + dx * along - dy * aside);
      const y = Math.floor(y1 + dy * along + dx * aside);
      return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
    };
    const [near, far] = [NEAR, FAR].map((aside) => [at(aside), at(-aside)]);
    if (near.some((pixel) => pixel < 0 || hidden[pixel] === 1)) return 0;
    const isMeasured = far.every((pixel) => pixel >= 0 && hidden[pixel] === 0);
    const own = ([a, b]: readonly number[]) => Math.abs(Math.log((before.data[a] + DARK) / (before.data[b] + DARK)));
    // a skirting may lie between a wall and the floor
    if (own(near) > OWN_EDGE || (isMeasured && own(far) > OWN_EDGE)) return 0;
    const change = Math.abs(soft.data[near[0]] - soft.data[near[1]]);
    if (isMeasured && change < ABRUPT * Math.abs(soft.data[far[0]] - soft.data[far[1]])) return 0;
    return change / SIX_TIMES;
  });
  return steps.toSorted((a, b) => a - b)[POINTS >> 1];
}

/** The piece's number of the map where an edge is. */
function numberAt(pieces: GreyRaster, { width, height }: Plane, { middleX, middleY, dx, dy }: Segment): number {
  for (const aside of [0, NEAR, -NEAR]) {
    const x = nearest(Math.floor(middleX - dy * aside), width, pieces.width);
    const y = nearest(Math.floor(middleY + dx * aside), height, pieces.height);
    const number = pieces.data[y * pieces.width + x];
    if (number > 0) return number;
  }
  return 0;
}
