/** The positions of the walls of a drawn floor, in units of the eye height. */
import type { Pixel } from '../geometry/types.js';
import { type RoomOutline, signedArea } from './outline.js';
import { onFloor } from '../geometry/camera.js';
import { type Size, type CameraHypothesis, cameraOf } from '../geometry/cameraHypothesis.js';
import { type Lens, type WallEdge, bestTurn, runOf, turnedView, wallEdges } from './viewOfOutline.js';

/** Eye heights: minimal distance of the back wall in front of the eye, and of a side wall beside it. */
const NEAREST = { back: 0.3, side: 0.1 };
/** Share of the picture's height: the offset from an edge at which the side of the floor is tested. */
const STEP = 0.002;

export interface OutlinedWalls {
  readonly view: CameraHypothesis;
  /** eye heights; null when the picture does not show the wall */
  readonly back: number;
  readonly left: number | null;
  readonly right: number | null;
}

interface Standing {
  readonly side: 'back' | 'left' | 'right';
  readonly at: number;
  readonly length: number;
}

/**
 * The longest edge of each side is its wall.
 * @param size of the picture, in any unit; the view has the same unit
 * @returns null when no edge can be the back wall's
 */
export function wallsOfOutline(outline: RoomOutline, lens: Lens, size: Size): OutlinedWalls | null {
  const { turn } = bestTurn(outline, lens, size);
  const edges = wallEdges(outline, size);
  // A single side wall is the back wall of a camera that is turned by a quarter.
  for (const quarter of [0, 90, -90]) {
    const view = turnedView(outline, lens, size, turn + quarter);
    const walls = edges.flatMap((edge) => standing(edge, view, outline));
    const longest = (side: Standing['side']): number | null =>
      walls.filter((wall) => wall.side === side).toSorted((a, b) => b.length - a.length)[0]?.at ?? null;
    const back = longest('back');
    if (back !== null) return { view, back, left: longest('left'), right: longest('right') };
  }
  return null;
}

/** The walls that can stand along an edge and face the eye. */
function standing(edge: WallEdge, view: CameraHypothesis, outline: RoomOutline): Standing[] {
  const camera = cameraOf(view, 1);
  const here = onFloor(camera, edge.middle);
  const there = onFloor(camera, inwards(edge, outline, view.height));
  if (!here || !there) return [];
  if (runOf(edge, view).along === 'across') {
    const isBack = there[2] > here[2] && here[2] < -NEAREST.back;
    return isBack ? [{ side: 'back', at: here[2], length: edge.length }] : [];
  }
  const side = there[0] > here[0] ? 'left' : 'right';
  const isBeside = side === 'left' ? here[0] < -NEAREST.side : here[0] > NEAREST.side;
  return isBeside ? [{ side, at: here[0], length: edge.length }] : [];
}

/** A floor point beside the middle of an edge. */
function inwards({ from, to, middle, length }: WallEdge, { corners }: RoomOutline, height: number): Pixel {
  const turn = Math.sign(signedArea(corners)) * ((STEP * height) / Math.max(1e-9, length));
  return [middle[0] - (to[1] - from[1]) * turn, middle[1] + (to[0] - from[0]) * turn];
}
