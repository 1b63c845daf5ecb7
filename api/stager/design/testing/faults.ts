/**
 * The faults of a plan as sentences, measured from its pieces independently of the rules that placed them.
 */
import type { Opening, Piece, Plan, Room, Vec3 } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { insidePolygon } from '../../room/camera/polygon.js';
import type { ArrangeRequest } from '../arrange.js';
import { clearances } from '../clearances.js';
import type { Placed } from '../../furniture/draft.js';
import { crossings } from '../judging/crossings.js';
import { boxSamples, corners, distanceTo, footSamples, overlap, within } from '../scene/footprint.js';
import { type Kind, KINDS, type Surface, SURFACES, stands, isOnFloor } from '../../kinds.js';
import { shapeOf, solids } from '../scene/solids.js';
import { unhidden, view, isInPicture } from '../scene/view.js';
import { beforeWall, FACING, onWall } from '../scene/walls.js';

/** Certainty from which an opening counts. */
const SURE = { window: 0.3, door: 0.5, obstacle: 0.5, fireplace: 0.5 } as const;

/** Whether a seat reaches under the table or desk that it belongs to. */
const isSeatOf = (seat: Piece, table: Piece): boolean => KINDS[seat.kind].seatOf === table.kind;

/** What goes through something solid of the room, or through another piece. */
const collisions = (plan: Plan, room: Room): string[] =>
  crossings(room, plan).map(({ ids, does }) => `${ids.join(' and ')} ${does}`);

function beyondTheRoom({ pieces }: Plan, room: Room): string[] {
  return pieces.flatMap((piece) => {
    const slack = 1e-6;
    const through = corners(piece).some(
      ([x, z]) => x < room.left - slack || x > room.right + slack || z < room.back - slack || z > 0,
    );
    const faults: string[] = [];
    if (through) faults.push(`${piece.id} goes through a wall`);
    if (piece.y < 0 || piece.y + piece.height > room.ceilingHeight + slack) faults.push(`${piece.id} is too high`);
    if (stands(piece) && distanceTo(piece, [0, 0]) < 0.9) faults.push(`${piece.id} is too near to the camera`);
    return faults;
  });
}

/** The clearance before an opening. */
function zoneBefore(room: Room, opening: Opening, depth: number): Placed {
  const along = (opening.from + opening.to) / 2;
  const [x, z] = beforeWall(room.walls[opening.wall], along, depth / 2);
  // a reading may be off by a few centimetres at either side
  const width = Math.max(0.1, opening.to - opening.from - 0.12);
  return { x, z, y: 0, width, depth, height: opening.top, angle: FACING[opening.wall] };
}

const CLEAR = { door: 0.9, window: 0.45, obstacle: 0.7, fireplace: 0.7 } as const;

function blockedOpenings({ pieces }: Plan, room: Room): string[] {
  const sure = room.openings.filter((opening) => opening.certainty >= SURE[opening.kind]);
  return sure.flatMap((opening) => {
    const zone = zoneBefore(room, opening, CLEAR[opening.kind]);
    const free = opening.kind === 'window' ? opening.bottom : 0;
    return pieces
      .filter((piece) => stands(piece) || KINDS[piece.kind].standing === 'on')
      .filter((piece) =>
        (piece.kind === 'bed' ? solids(piece) : [piece]).some(
          (part) => part.y + part.height > free && part.y < opening.top && overlap(part, zone),
        ),
      )
      .map((piece) => `${piece.id} before a ${opening.kind}`);
  });
}

/** Pieces on a wall that cover an opening, reach beyond the wall or the picture, or are hidden by furniture. */
function hungWrongly({ pieces }: Plan, room: Room): string[] {
  return pieces
    .filter((piece) => KINDS[piece.kind].standing === 'hangs' && piece.kind !== 'pendant' && piece.kind !== 'curtain')
    .flatMap((piece) => {
      if (!piece.wall) return [`${piece.id} hangs on no wall`];
      const wall = room.walls[piece.wall];
      const along = piece.wall === 'back' ? piece.x : piece.z;
      const [from, to] = [along - piece.width / 2, along + piece.width / 2];
      const over = room.openings.filter(
        (o) =>
          o.wall === piece.wall &&
          o.certainty >= SURE[o.kind] &&
          o.from < to &&
          o.to > from &&
          o.bottom < piece.y + piece.height &&
          o.top > piece.y,
      );
      const faults = over.map((o) => `${piece.id} hangs over a ${o.kind}`);
      if (from < wall.from || to > wall.to) faults.push(`${piece.id} hangs beyond its wall`);
      if (view(room, piece).inFrame < 1) faults.push(`${piece.id} hangs out of the picture`);
      const boxes = pieces.filter((other) => other.id !== piece.id).flatMap(solids);
      if (unhidden(room, boxSamples(piece), boxes) < 0.6) faults.push(`${piece.id} is hidden`);
      return faults;
    });
}

function missedClearances(plan: Plan, room: Room): string[] {
  return clearances(plan, room)
    .filter(({ metres, wanted: [least, most] }) => metres < least - 0.011 || (most !== null && metres > most + 0.011))
    .map(({ between, metres, wanted }) => `${between.join(' to ')}: ${metres} m, wanted ${wanted.join('..')}`);
}

/** Pieces that stand where the photo shows no floor. */
function offTheFloor({ pieces }: Plan, { room }: ArrangeRequest): string[] {
  return pieces.filter(isOnFloor).flatMap((piece) => {
    const pixels = footSamples(piece).flatMap((point) => {
      const pixel = project(room.camera, point);
      return pixel && isInPicture(room, pixel) ? [pixel] : [];
    });
    const share = pixels.filter((pixel) => insidePolygon(pixel, room.floorOutline)).length / Math.max(1, pixels.length);
    return share < 0.88 ? [`${piece.id} stands on the floor with ${Math.round(100 * share)} %`] : [];
  });
}

function badPicture({ pieces }: Plan, room: Room): string[] {
  const [main, ...others] = pieces;
  if (!main) return ['there is no main piece'];
  const boxes = others.filter((piece) => !isSeatOf(piece, main)).flatMap(solids);
  const seen = unhidden(room, shapeOf(main).points, boxes);
  const cut = pieces.filter((piece) => stands(piece) && view(room, piece).inFrame < 1).map(({ id }) => id);
  const faults = seen < 0.7 ? [`${Math.round(100 * seen)} % of ${main.id} is unhidden`] : [];
  return cut.length > 2 ? [...faults, `the frame cuts ${cut.join(', ')}`] : faults;
}

/** Metres by which an item may overhang the piece below. */
const OVER_EDGE = 0.03;

function floating({ pieces }: Plan): string[] {
  return pieces
    .filter((piece) => KINDS[piece.kind].standing === 'on')
    .filter(
      (piece) =>
        !pieces.some((base) => {
          const level = Math.abs(base.y + base.height - piece.y) < 1e-9;
          const inside = corners(piece).every((corner) => {
            const [x, z] = within(base, corner);
            return Math.abs(x) <= base.width / 2 + OVER_EDGE && Math.abs(z) <= base.depth / 2 + 2 * OVER_EDGE;
          });
          return level && inside && base.id !== piece.id;
        }),
    )
    .map((piece) => `${piece.id} floats`);
}

/** Kinds that must not be placed where a surface is preserved; written out, as it tests `fixedTo` of the kinds. */
export const FORBIDDEN: Readonly<Record<Surface, readonly Kind[]>> = {
  floor: ['rug'],
  walls: ['art', 'mirror', 'wall shelf', 'light strip', 'curtain', 'wall lamp', 'wall hanging', 'clock', 'pinboard'],
  windows: ['curtain'],
  ceiling: ['pendant'],
};

/** Pieces that a preserve switch forbids, and preserved windows that are covered. */
function changedSurfaces({ pieces }: Plan, { room, preserve }: ArrangeRequest): string[] {
  const kinds = SURFACES.flatMap((surface) => (preserve[surface] ? FORBIDDEN[surface] : []));
  const faults = pieces.filter((piece) => kinds.includes(piece.kind)).map((piece) => `${piece.id} was not allowed`);
  if (!preserve.windows) return faults;
  const boxes = pieces.flatMap(solids);
  const glass = room.openings.filter((o) => o.kind === 'window' && o.certainty >= SURE.window);
  const covered = glass.some((o) => {
    const middle = onWall(room.walls[o.wall], (o.from + o.to) / 2, (o.bottom + o.top) / 2);
    const pixel = project(room.camera, middle);
    return pixel && isInPicture(room, pixel) && unhidden(room, [middle], boxes) < 1;
  });
  return covered ? [...faults, 'something stands before the glass'] : faults;
}

/** Visible sample points of the lowest third of a door. */
function footOfDoor(room: Room, { wall, from, to, bottom, top }: Opening): Vec3[] {
  const steps = Array.from({ length: 9 }, (_, k) => (k + 0.5) / 9);
  const points = steps.flatMap((u) =>
    steps.map((v) => onWall(room.walls[wall], from + u * (to - from), bottom + (v * (top - bottom)) / 3)),
  );
  return points.filter((point) => {
    const pixel = project(room.camera, point);
    return pixel && isInPicture(room, pixel);
  });
}

const sureDoors = (room: Room): Opening[] =>
  room.openings.filter(({ kind, certainty, top }) => kind === 'door' && certainty >= SURE.door && top >= 1.7);

/** Doors of whose lowest third all pieces together hide more than 15 % from the camera. */
function coveredDoors({ pieces }: Plan, room: Room): string[] {
  const boxes = pieces.filter(stands).flatMap(solids);
  return sureDoors(room).flatMap((door) => {
    const covered = 1 - unhidden(room, footOfDoor(room, door), boxes);
    return covered > 0.15 ? [`${Math.round(100 * covered)} % of a door's foot is covered`] : [];
  });
}

/** Curtains before a door, a pendant beside the room's own lamp, art that covers a plate only in part. */
function conflictsWithRoom({ pieces }: Plan, room: Room): string[] {
  const ofKind = (kind: Kind) => pieces.filter((piece) => piece.kind === kind);
  const span = (piece: Piece) => {
    const along = piece.wall === 'back' ? piece.x : piece.z;
    return { from: along - piece.width / 2, to: along + piece.width / 2 };
  };
  const curtains = ofKind('curtain').filter((curtain) =>
    sureDoors(room).some((door) => {
      const { from, to } = span(curtain);
      return (
        door.wall === curtain.wall && Math.min(to, door.to) - Math.max(from, door.from) > 0.5 * (door.to - door.from)
      );
    }),
  );
  const lit = room.lamps.some(({ kind, certainty }) => kind === 'hanging' && certainty >= 0.5);
  const plated = pieces
    .filter(({ kind }) => KINDS[kind].isWallArt)
    .filter((art) =>
      room.fixtures.some((plate) => {
        const { from, to } = span(art);
        if (plate.wall !== art.wall || plate.certainty < 0.5) return false;
        const width = Math.min(to, plate.to) - Math.max(from, plate.from);
        const height = Math.min(art.y + art.height, plate.top) - Math.max(art.y, plate.bottom);
        const share =
          (Math.max(0, width) * Math.max(0, height)) / ((plate.to - plate.from) * (plate.top - plate.bottom));
        return share > 0.01 && share < 0.99;
      }),
    );
  return [
    ...curtains.map(({ id }) => `${id} is drawn at a door`),
    ...(lit ? ofKind('pendant').map(({ id }) => `${id} hangs beside the room's own lamp`) : []),
    ...plated.map(({ id }) => `${id} shows a part of a plate`),
  ];
}

/** Pieces behind a thing of the photo, over which they would be drawn. */
function behindThings({ pieces }: Plan, room: Room): string[] {
  const blocks = room.things
    .filter(({ certainty }) => certainty >= 0.5)
    .map((thing): Placed => ({ ...thing, y: 0, angle: 0 }));
  return pieces.flatMap((piece) => {
    const share = 1 - unhidden(room, shapeOf(piece).points, blocks);
    return share > 0.05 ? [`${piece.id} stands behind a thing with ${Math.round(100 * share)} %`] : [];
  });
}

/** Every fault of a plan. */
export function faultsOf(plan: Plan, request: ArrangeRequest): string[] {
  const { room } = request;
  const ids = new Set(plan.pieces.map(({ id }) => id));
  return [
    ...collisions(plan, room),
    ...beyondTheRoom(plan, room),
    ...blockedOpenings(plan, room),
    ...hungWrongly(plan, room),
    ...missedClearances(plan, room),
    ...offTheFloor(plan, request),
    ...badPicture(plan, room),
    ...floating(plan),
    ...coveredDoors(plan, room),
    ...conflictsWithRoom(plan, room),
    ...behindThings(plan, room),
    ...changedSurfaces(plan, request),
    ...(ids.size < plan.pieces.length ? ['an id occurs twice'] : []),
  ];
}
