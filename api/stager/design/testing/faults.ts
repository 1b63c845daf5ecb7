/**
 * What is wrong with a plan, measured anew from its pieces alone: none of it asks the code that placed them whether
 * they fit. Every fault is a sentence.
 */
import type { Opening, Piece, Plan, Room, Vec3 } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { insidePolygon } from '../../room/camera/polygon.js';
import type { ArrangeRequest } from '../arrange.js';
import { clearances } from '../clearances.js';
import type { Placed } from '../../furniture/draft.js';
import { feet } from '../scene/feet.js';
import { boxSamples, corners, distanceTo, footSamples, overlap, place, within } from '../scene/footprint.js';
import { type Kind, KINDS, type Surface, SURFACES, stands, isOnFloor } from '../../kinds.js';
import { shapeOf, solids } from '../scene/solids.js';
import { unhidden, view, isInPicture } from '../scene/view.js';
import { beforeWall, FACING, onWall } from '../scene/walls.js';

/** An opening of this certainty is there. */
const SURE = { window: 0.3, door: 0.5, obstacle: 0.5, fireplace: 0.5 } as const;

/** Whether a seat reaches under the table or desk that it belongs to. */
const isSeatOf = (seat: Piece, table: Piece): boolean => KINDS[seat.kind].seatOf === table.kind;

/** Two boxes that share space, a finger's breadth left out. */
function collide(a: Piece, b: Piece): boolean {
  const slack = 0.002;
  return a.y + a.height > b.y + slack && b.y + b.height > a.y + slack && overlap(a, b, -slack);
}

/**
 * A pair of curtains fills the two ends of its box only; a chair is a seat and, behind it, a back; a sectional is an L.
 */
function bodies(piece: Piece): readonly Placed[] {
  if (piece.kind === 'sectional') return feet(piece);
  if ((piece.kind === 'curtain' && piece.width > 1) || piece.kind === 'pendant') return solids(piece);
  if (!KINDS[piece.kind].seatOf) return [piece];
  const [x, z] = place(piece, 0, -0.3 * piece.depth);
  return [
    { ...piece, height: Math.min(0.5, piece.height) },
    { ...piece, x, z, depth: 0.4 * piece.depth },
  ];
}

function collisions({ pieces }: Plan): string[] {
  return pieces.flatMap((a, index) =>
    pieces.slice(index + 1).flatMap((b) => {
      if (a.kind === 'rug' || b.kind === 'rug') return a.kind === b.kind && overlap(a, b) ? [`${a.id} on ${b.id}`] : [];
      const met = bodies(a).some((one) => bodies(b).some((other) => collide({ ...a, ...one }, { ...b, ...other })));
      if (!met) return [];
      if (!isSeatOf(a, b) && !isSeatOf(b, a)) return [`${a.id} goes through ${b.id}`];
      const [seat, table] = isSeatOf(a, b) ? [a, b] : [b, a];
      // an oval top's edge draws back from its box
      const top = { ...table, width: table.width - 0.16, depth: table.depth - 0.16 };
      return distanceTo(top, [seat.x, seat.z]) === 0 ? [`${seat.id} stands under ${table.id}`] : [];
    }),
  );
}

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

/** The floor before an opening that has to stay free. */
function zoneBefore(room: Room, opening: Opening, depth: number): Placed {
  const along = (opening.from + opening.to) / 2;
  const [x, z] = beforeWall(room.walls[opening.wall], along, depth / 2);
  // a reading is no better than a hand's breadth at either side
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

/** Walls' things: not over an opening, not beyond the wall that was read, not where furniture hides them. */
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

/** Pieces that the picture stands on what it does not show as floor. */
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

/** Metres by which a thing may stand over the edge of what carries it. */
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

/** What may not be placed where a surface is kept; written out, as `fixedTo` of the kinds is what is tested. */
export const FORBIDDEN: Readonly<Record<Surface, readonly Kind[]>> = {
  floor: ['rug'],
  walls: ['art', 'mirror', 'wall shelf', 'light strip', 'curtain', 'wall lamp', 'wall hanging', 'clock', 'pinboard'],
  windows: ['curtain'],
  ceiling: ['pendant'],
};

function brokenPromises({ pieces }: Plan, { room, preserve }: ArrangeRequest): string[] {
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

/** Points of the lowest third of a door that the picture shows. */
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

/** Doors whose lowest third all pieces together cover by more than 15 % from the camera. */
function coveredDoors({ pieces }: Plan, room: Room): string[] {
  const boxes = pieces.filter(stands).flatMap(solids);
  return sureDoors(room).flatMap((door) => {
    const covered = 1 - unhidden(room, footOfDoor(room, door), boxes);
    return covered > 0.15 ? [`${Math.round(100 * covered)} % of a door's foot is covered`] : [];
  });
}

/** Curtains before a door, a lamp hung beside the room's own, art that shows a part of a plate. */
function unmindful({ pieces }: Plan, room: Room): string[] {
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

/** Pieces that are drawn over what stands nearer in the photo. */
function paintedOver({ pieces }: Plan, room: Room): string[] {
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
    ...collisions(plan),
    ...beyondTheRoom(plan, room),
    ...blockedOpenings(plan, room),
    ...hungWrongly(plan, room),
    ...missedClearances(plan, room),
    ...offTheFloor(plan, request),
    ...badPicture(plan, room),
    ...floating(plan),
    ...coveredDoors(plan, room),
    ...unmindful(plan, room),
    ...paintedOver(plan, room),
    ...brokenPromises(plan, request),
    ...(ids.size < plan.pieces.length ? ['an id comes twice'] : []),
  ];
}
