/** The room that stands on an outline: which way the camera looks, and how far away the walls are. */
import { type Camera, type Vector, cameraOf, onFloor, project, vanishingPoint } from './camera.js';
import { type Outline, type Point, faultOf, moveHorizon, signedArea } from './outline.js';

export interface OutlinedRoom {
  readonly camera: Camera;
  /** z of the back wall, metres */
  readonly back: number;
  /** x of the side walls; null where the picture does not show one */
  readonly left: number | null;
  readonly right: number | null;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  readonly length: number;
}

/** Of the picture: an edge this near to the border lies on it. */
const BORDER = 0.012;
/** Degrees. */
const TURNS = { range: 45, coarse: 0.5, fine: 0.02 };
const STRAIGHTER = 1e-9;
/** Squared sine, of 8 degrees, from which an edge runs along no wall: it says no more about the turn. */
const ASTRAY = 0.02;
/** Eye heights. */
const NEAREST = { back: 0.3, side: 0.1 };
/** Picture heights by which one looks beside an edge for the floor. */
const STEP = 0.002;

/** The edges along which walls stand: not those on the picture's border. */
function wallEdges({ corners }: Outline, aspect: number): Edge[] {
  return corners.flatMap((a, i): Edge[] => {
    const b = corners[(i + 1) % corners.length];
    const onBorder = [0, 1].some((k) => Math.max(a[k], b[k]) < BORDER || Math.min(a[k], b[k]) > 1 - BORDER);
    if (onBorder) return [];
    const from: Point = [a[0] * aspect, a[1]];
    const to: Point = [b[0] * aspect, b[1]];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [{ from, to, middle, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }];
  });
}

/** The squared sine of the angle between an edge and the way to a vanishing point. */
function astray({ from, to, middle, length }: Edge, [x, y, w]: Vector): number {
  const [dx, dy] = [x - w * middle[0], y - w * middle[1]];
  const sine = ((to[0] - from[0]) * dy - (to[1] - from[1]) * dx) / Math.max(1e-9, length * Math.hypot(dx, dy));
  return sine * sine;
}

function runOf(edge: Edge, camera: Camera): { readonly along: 'across' | 'depth'; readonly off: number } {
  const across = astray(edge, vanishingPoint(camera, camera.across));
  const depth = astray(edge, vanishingPoint(camera, camera.depth));
  return across <= depth ? { along: 'across', off: across } : { along: 'depth', off: depth };
}

interface Turned {
  /** degrees */
  readonly turn: number;
  /** squared sines between the edges and the room's axes, by the edges' lengths */
  readonly misfit: number;
}

/** The turn in which the edges run along the room's axes best. */
function bestTurn(outline: Outline, edges: readonly Edge[], aspect: number): Turned {
  const misfit = (turn: number) => {
    const camera = cameraOf(outline, aspect, turn);
    return edges.reduce(
      (total, edge) => total + edge.length * Math.min(ASTRAY, runOf(edge, camera).off),
      STRAIGHTER * turn * turn,
    );
  };
  const search = (from: number, to: number, step: number) => {
    let best = { turn: from, misfit: misfit(from) };
    for (let i = 1; from + i * step <= to; i++) {
      const next = { turn: from + i * step, misfit: misfit(from + i * step) };
      if (next.misfit < best.misfit) best = next;
    }
    return best;
  };
  const coarse = search(-TURNS.range, TURNS.range, TURNS.coarse);
  return search(coarse.turn - TURNS.coarse, coarse.turn + TURNS.coarse, TURNS.fine);
}

interface Standing {
  readonly side: 'back' | 'left' | 'right';
  readonly at: number;
  readonly length: number;
}

/** What stands along an edge, as far as it faces the camera. */
function standing(edge: Edge, camera: Camera, { corners }: Outline): Standing[] {
  const { from, to, middle, length } = edge;
  const inwards = (Math.sign(signedArea(corners)) * STEP) / Math.max(1e-9, length);
  const here = onFloor(camera, middle);
  const there = onFloor(camera, [middle[0] - (to[1] - from[1]) * inwards, middle[1] + (to[0] - from[0]) * inwards]);
  if (!here || !there) return [];
  if (runOf(edge, camera).along === 'across') {
    const isBack = there.z > here.z && here.z < -NEAREST.back * camera.height;
    return isBack ? [{ side: 'back', at: here.z, length }] : [];
  }
  const side = there.x > here.x ? 'left' : 'right';
  const aside = NEAREST.side * camera.height;
  const isBeside = side === 'left' ? here.x < -aside : here.x > aside;
  return isBeside ? [{ side, at: here.x, length }] : [];
}

/** @returns null where no room stands on the outline */
export function roomOf(outline: Outline, aspect: number): OutlinedRoom | null {
  const edges = wallEdges(outline, aspect);
  const { turn } = bestTurn(outline, edges, aspect);
  // A lone side wall is the back wall of a camera that is turned by a quarter.
  for (const quarter of [0, 90, -90]) {
    const camera = cameraOf(outline, aspect, turn + quarter);
    const walls = edges.flatMap((edge) => standing(edge, camera, outline));
    const longest = (side: Standing['side']): number | null =>
      walls.filter((wall) => wall.side === side).toSorted((a, b) => b.length - a.length)[0]?.at ?? null;
    const back = longest('back');
    if (back !== null) return { camera, back, left: longest('left'), right: longest('right') };
  }
  return null;
}

/** Picture heights by which the horizon may be moved to fit, coarse and then fine, and what moving it costs. */
const LEVELS = { range: 0.3, coarse: 0.01, fine: 0.001, cost: 0.001 };

/** Moves the horizon to where the side walls meet; where the drawn edges do not tell, it stays about where it is. */
export function fitHorizon(outline: Outline, aspect: number): Outline {
  const edges = wallEdges(outline, aspect);
  const lengths = edges.reduce((sum, { length }) => sum + length, 0);
  const at = (by: number) => {
    const moved = moveHorizon(outline, 'both', by);
    const cost = bestTurn(moved, edges, aspect).misfit / Math.max(1e-9, lengths) + LEVELS.cost * by * by;
    return { by, moved, cost: faultOf(moved) === null ? cost : Infinity };
  };
  const best = (from: number, to: number, step: number) => {
    const tried = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => at(from + i * step));
    return tried.reduce((least, next) => (next.cost < least.cost ? next : least));
  };
  const { by } = best(-LEVELS.range, LEVELS.range, LEVELS.coarse);
  const fitted = best(by - LEVELS.coarse, by + LEVELS.coarse, LEVELS.fine);
  return fitted.cost < Infinity ? fitted.moved : outline;
}

/** x of the back wall's middle, as far as it is known. */
export const middleOf = ({ left, right }: OutlinedRoom): number => ((left ?? right ?? 0) + (right ?? left ?? 0)) / 2;

/** The row at which the ceiling meets the back wall's middle; null where that is behind the camera. */
export function ceilingRow(room: OutlinedRoom, ceilingHeight: number): number | null {
  return project(room.camera, [middleOf(room), ceilingHeight, room.back])?.[1] ?? null;
}

/** Camera height, metres, at which the ceiling meets the back wall's middle in a row. */
export function cameraUnder(room: OutlinedRoom, ceilingHeight: number, row: number): number {
  // In eye heights, where the floor stays as it is: the higher the ceiling, the higher its row in the picture.
  const eye = room.camera.height;
  let [low, high] = [1.01, 12];
  for (let i = 0; i < 40; i++) {
    const height = (low + high) / 2;
    const at = project(room.camera, [middleOf(room), height * eye, room.back])?.[1] ?? -Infinity;
    if (at > row) low = height;
    else high = height;
  }
  return ceilingHeight / low;
}
