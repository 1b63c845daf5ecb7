/** Possible doors from the walls' edges, and edges on the floor that are objects. */
import type { Ground, Opening, Room, Wall } from '../../contract.js';
import { isBelieved, SUSPECTED } from '../openings/belief.js';
import { fromWall } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';

/**
 * A glass pane with this certainty, no wider than this, within a possible door confirms it: a French door, a door with
 * a light.
 */
const PANE = { certainty: 0.5, widest: 0.95, slack: 0.12 };
const GLAZED = { suspected: 0.3, widest: 1.25, certainty: 0.6 };
/** Vertical edges this close to both sides of a possible door confirm it. */
const FRAMED = { slack: 0.14, certainty: 0.55 };
/** Metres: range of a jamb's lower and upper end, and their largest difference. A reading may be a third too small. */
const JAMB = { foot: 0.35, head: 1.4, unlike: 0.45 };
/**
 * Metres between the edges of a door, casing included, and the certainty from edges alone. If one pair ends where the
 * next begins, the wall is panelled.
 */
const DOORWAY = { narrow: 0.55, wide: 1.3, certainty: 0.3, adjoining: 0.12 };

/**
 * End of a wall, metres: how far below the ceiling its edges may end, range of its thickness, largest distance from the
 * picture's border, and the width of the passage.
 */
const WALL_END = { belowCeiling: 0.15, thin: 0.04, thick: 0.3, toFrame: 1, pass: 0.75, certainty: 0.3 };

type Walls = Pick<Room, 'openings' | 'walls' | 'ceilingHeight'>;

/**
 * The openings, with possible doors that are confirmed by a pane of glass or by vertical edges, doors suggested by two
 * edges alone, and passages around a wall's end.
 */
export const withSuspectedDoors = (room: Walls): Opening[] => [
  ...believedDoors(room),
  ...Object.values(room.walls).flatMap((wall) => [...suspectedDoors(room, wall), ...waysRound(room, wall)]),
];

/** Confirms possible doors that contain a pane of glass or have a vertical edge on either side. */
function believedDoors({ openings, walls }: Walls): Opening[] {
  const panes = openings.filter(
    (o) => o.kind === 'window' && o.certainty >= PANE.certainty && o.to - o.from <= PANE.widest,
  );
  return openings.map((door) => {
    const { from, to, certainty } = door;
    if (door.kind !== 'door' || certainty < SUSPECTED || to - from > GLAZED.widest) return door;
    const glazed = panes.some(
      (pane) =>
        pane.wall === door.wall &&
        pane.from > from - PANE.slack &&
        pane.to < to + PANE.slack &&
        pane.top <= door.top + 0.3,
    );
    if (glazed && certainty >= GLAZED.suspected) return { ...door, certainty: Math.max(certainty, GLAZED.certainty) };
    const jambs = jambsOf(walls[door.wall]);
    const framed = [from, to].every((end) => jambs.some(({ along }) => Math.abs(along - end) < FRAMED.slack));
    return framed ? { ...door, certainty: Math.max(certainty, FRAMED.certainty) } : door;
  });
}

const jambsOf = (wall: Wall): Wall['uprights'] =>
  wall.uprights.filter(({ bottom, top }) => bottom < JAMB.foot && top > JAMB.head);

/** Possible doors: pairs of vertical edges from floor to head height, a door's width apart. */
function suspectedDoors(room: Walls, wall: Wall): Opening[] {
  const jambs = jambsOf(wall);
  const known = room.openings.filter((o) => o.wall === wall.side && (isBelieved(o) || o.certainty >= SUSPECTED));
  const pairs = jambs.flatMap((a) =>
    jambs
      .filter((b) => b.along - a.along > DOORWAY.narrow && b.along - a.along < DOORWAY.wide)
      .filter((b) => Math.abs(a.top - b.top) < JAMB.unlike)
      .map((b) => ({ from: a.along, to: b.along, top: Math.min(a.top, b.top) })),
  );
  const adjoins = (one: Stretch) =>
    pairs.some(
      ({ from, to }) => Math.abs(one.to - from) < DOORWAY.adjoining || Math.abs(to - one.from) < DOORWAY.adjoining,
    );
  return pairs
    .filter((pair) => !adjoins(pair) && !known.some((o) => o.from < pair.to - 0.15 && o.to > pair.from + 0.15))
    .map((pair): Opening => {
      return { ...pair, wall: wall.side, kind: 'door', bottom: 0, certainty: DOORWAY.certainty, glow: 1 };
    });
}

/** Passages where a wall ends shortly before the picture does, at an end that meets no other wall. */
function waysRound({ openings, walls, ceilingHeight }: Walls, wall: Wall): Opening[] {
  const high = wall.uprights
    .filter(({ bottom, top }) => bottom < JAMB.foot && top > ceilingHeight - WALL_END.belowCeiling)
    .map(({ along }) => along);
  const meets = wall.side === 'back' ? [walls.left, walls.right] : [walls.back];
  const isCorner = (end: number): boolean =>
    meets.some(({ seen, at }) => seen && Math.abs((wall.side === 'back' ? at : walls.back.at) - end) < WALL_END.pass);
  return ([-1, 1] as const).flatMap((way) => {
    const end = way < 0 ? wall.from : wall.to;
    const outer = high.toSorted((a, b) => way * (b - a)).find((along) => way * (end - along) > WALL_END.thin);
    if (outer === undefined || isCorner(end) || way * (end - outer) > WALL_END.toFrame) return [];
    const inner = high.find((along) => way * (outer - along) > WALL_END.thin && way * (outer - along) < WALL_END.thick);
    if (inner === undefined) return [];
    const [from, to] = [inner - way * WALL_END.pass, end].toSorted((a, b) => a - b);
    const known = openings.some((o) => o.wall === wall.side && isBelieved(o) && o.from < to && o.to > from);
    if (known) return [];
    const { certainty } = WALL_END;
    return [{ wall: wall.side, kind: 'door', from, to, bottom: 0, top: ceilingHeight, certainty, glow: 1 }];
  });
}

type Stretch = Pick<Opening, 'from' | 'to'>;

/** Metres between points of one object; from a wall within which one edge suffices; between an object's two edges. */
const THING = { reach: 0.9, atWall: 0.3, width: 0.1 };
/** Heights at which a free-standing object shows, metres, and its least mean busyness. */
const BODY = { heights: [0.3, 0.5, 0.7, 0.9, 1.1], busy: 0.8 };

/**
 * Floor points of objects, without seams of the floor: an object has two edges side by side as seen by the camera, or
 * is at a wall, or shows above its foot. A seam along the line of sight looks vertical too, but has none of these.
 */
export function believedEdges(
  room: Pick<Room, 'back' | 'left' | 'right' | 'standing'>,
  look: Pick<PhotoLook, 'busy'>,
): Ground[] {
  const sides = ['back', 'left', 'right'] as const;
  const atWall = (point: Ground) => sides.some((side) => Math.abs(fromWall(room, side, point)) < THING.atWall);
  return room.standing.filter((point) => {
    const near = room.standing.filter(([x, z]) => Math.hypot(x - point[0], z - point[1]) < THING.reach);
    const across = near.map(([x, z]) => (z * point[0] - x * point[1]) / Math.hypot(...point));
    return near.some(atWall) || Math.max(...across) - Math.min(...across) > THING.width || shows(look, point);
  });
}

function shows(look: Pick<PhotoLook, 'busy'>, [x, z]: Ground): boolean {
  const sum = BODY.heights.reduce((total, y) => total + (look.busy([x, y, z]) ?? 0), 0);
  return sum > BODY.busy * BODY.heights.length;
}
