/**
 * Corrects boxes of which some lines run along the top of the skirting and others along its foot, so that their corners
 * are in the middle of a wall. Such lines are lowered if that moves the corners onto vertical edges of the picture.
 */
import type { LabPicture } from '../../photo/colour.js';
import type { Steps } from '../../steps.js';
import { type BoxParameters, floorEdge } from './boxLines.js';
import { cornerScene, cornerSupport, type CornerScene } from './corners.js';
import type { Reading } from './reading.js';
import { type SkirtingScene, loweredBox } from './loweredBox.js';
import { type Line, findSkirting } from './skirting.js';
import type { Surfaces } from './surfaces.js';
import { resized } from '../../../shared/geometry/cameraHypothesis.js';

const LINES = ['left', 'right', 'back'] as const;
/** Any colour that differs from the floor may be a board's: corners decide. */
const ANY_BOARD = Infinity;
/** Evidence of a corner on a bare wall. */
const BARE = 0.3;
/** Least gain of the two corners' evidence. */
const BETTER = 0.08;

/** @param lab about 720 px long @param surfaces of the size at which the reading's box is given */
export function* standByCorners(reading: Reading, lab: LabPicture, surfaces: Surfaces): Steps<Reading> {
  const { frame, box } = reading;
  const view = resized(reading.view, frame);
  const boards = yield* boardsOf({ lab, view, frame }, box.box);
  if (!boards.length) return reading;
  const lowered = bestLowered(cornerScene(surfaces, frame, view), box.box, boards);
  if (lowered === box.box) return reading;
  return { ...reading, box: { ...box, box: lowered, edge: floorEdge(frame, lowered) } };
}

/** A line, and the box with the floor lowered by the height of the board below that line. */
interface Board {
  readonly line: Line;
  readonly lowered: BoxParameters;
}

function* boardsOf(scene: SkirtingScene, box: BoxParameters): Steps<Board[]> {
  const boards: Board[] = [];
  for (const line of LINES) {
    if (box[line] === null) continue;
    const height = yield* findSkirting(scene, box, { line, wallLike: ANY_BOARD });
    if (height) boards.push({ line, lowered: loweredBox(scene, box, height) });
  }
  return boards;
}

/** The combination of lowered lines with the clearest corners; the box itself unless one is clearly better. */
function bestLowered(scene: CornerScene, box: BoxParameters, boards: readonly Board[]): BoxParameters {
  const shown = (one: BoxParameters, side: 'left' | 'right') => Math.max(BARE, cornerSupport(scene, one, side) ?? BARE);
  const worth = (one: BoxParameters) => shown(one, 'left') + shown(one, 'right');
  let best = box;
  let most = worth(box) + BETTER;
  for (const next of waysToLower(box, boards)) {
    const value = worth(next);
    if (value <= most) continue;
    most = value;
    best = next;
  }
  return best;
}

const waysToLower = (box: BoxParameters, boards: readonly Board[]): BoxParameters[] =>
  boards.reduce<BoxParameters[]>(
    (ways, { line, lowered }) => [...ways, ...ways.map((way) => ({ ...way, [line]: lowered[line] }))],
    [box],
  );
