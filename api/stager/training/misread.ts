/**
 * A synthetic room as the reader may see it: its scale from the usual ceiling, its camera and walls with small errors.
 */
import type { Camera, Opening, Wall } from '../contract.js';
import { createRandom } from '../random.js';
import { meet, project } from '../../shared/geometry/camera.js';
import { alongWall, wallAxis, wallPoint } from '../room/camera/wallPlane.js';
import { USUAL_CEILING, USUAL_EYE } from '../room/camera/scale.js';
import { roomOf } from '../synthetic/emptyRoom.js';
import { isGlazed } from '../synthetic/doorFittings.js';
import { type HearthSpec, type Hole, type RoomSpec, cameraOf } from '../synthetic/roomSpec.js';

/**
 * Appearances of openings, each with its own model: kinds of doors have little in common, nor have fires in boards,
 * bricks and glass.
 */
const LOOKS = ['window', 'leaf', 'glazedDoor', 'doorway', 'fireplace', 'brickFire', 'flatFire'] as const;
export type Look = (typeof LOOKS)[number];

/** A true opening at its place in a reading. */
export interface SeenOpening extends Opening {
  /** null if it has no model */
  readonly look: Look | null;
}

interface Misreading {
  readonly camera: Camera;
  readonly walls: readonly Wall[];
  readonly ceilingHeight: number;
  readonly openings: readonly SeenOpening[];
}

/** Probability that the ceiling gives the scale. */
const CEILING_SEEN = 0.8;
/** Relative errors of the focal length and of walls' places, degrees of the angles: half of the full range. */
const ERROR = { focal: 0.04, place: 0.02, angle: 0.6 };
/** How far side walls extend towards the camera, metres. */
const NEAREST = -0.35;
const STEP = 0.05;

export function misread(spec: RoomSpec, seed: number): Misreading {
  const random = createRandom(seed);
  const ceilingSeen = random.chance(CEILING_SEEN);
  const scale = ceilingSeen ? USUAL_CEILING / spec.ceiling : USUAL_EYE / spec.camera.eye;
  const off = (by: number) => 1 + random.between(-by, by);
  const angle = () => random.between(-ERROR.angle, ERROR.angle);
  const truth = cameraOf(spec);
  const turned = cameraOf({
    ...spec,
    camera: { ...spec.camera, yaw: spec.camera.yaw + angle(), pitch: spec.camera.pitch + angle() },
  });
  const camera = { ...turned, focal: truth.focal * off(ERROR.focal), height: spec.camera.eye * scale };
  const room = roomOf(spec);
  const walls = Object.values(room.walls).flatMap((wall) => {
    const at = wall.at * scale * off(ERROR.place);
    return seenPart(camera, { ...wall, at, from: wall.from * scale, to: wall.to * scale }, spec) ?? [];
  });
  const openings = room.openings.flatMap((opening) => {
    const wall = walls.find(({ side }) => side === opening.wall);
    const moved = wall && movedTo(camera, wall, { truth, at: room.walls[opening.wall].at, opening });
    return moved ? { ...moved, look: lookOf(spec, opening) } : [];
  });
  return { camera, walls, openings, ceilingHeight: ceilingSeen ? spec.ceiling * scale * off(0.015) : USUAL_CEILING };
}

function lookOf({ doors, hearths = [] }: RoomSpec, { kind, wall, from }: Opening): Look | null {
  if (kind === 'obstacle') return null;
  if (kind === 'window') return kind;
  const isIt = (hole: Hole) => hole.wall === wall && hole.from === from;
  if (kind === 'fireplace') return lookOfFire(hearths.find(isIt));
  const door = doors.find(isIt);
  if (!door || door.leaf === 'open') return 'doorway';
  return isGlazed(door) ? 'glazedDoor' : 'leaf';
}

/** Stoves are free-standing: their appearance on the wall varies too much for a model. */
function lookOfFire(hearth: HearthSpec | undefined): Look | null {
  if (hearth?.flat) return 'flatFire';
  if (hearth?.bricks) return 'brickFire';
  return hearth?.stove ? null : 'fireplace';
}

/** The wall's visible part at camera height; null if there is none. */
function seenPart(camera: Camera, wall: Wall, { picture }: RoomSpec): Wall | null {
  const seen: number[] = [];
  for (let along = wall.from; along <= Math.min(wall.to, wall.side === 'back' ? wall.to : NEAREST); along += STEP) {
    const pixel = project(camera, wallPoint(wall.side, wall.at, along, camera.height));
    if (pixel && pixel[0] >= 0 && pixel[0] < picture.width) seen.push(along);
  }
  return seen.length > 1 ? { ...wall, from: seen[0], to: seen[seen.length - 1] } : null;
}

interface True {
  readonly truth: Camera;
  /** the true place of the opening's wall */
  readonly at: number;
  readonly opening: Opening;
}

/** An opening's pixels projected onto the wall as it was read; null if they are behind the camera. */
function movedTo(camera: Camera, wall: Wall, { truth, at, opening }: True): Opening | null {
  const place = (along: number, height: number) => {
    const before = opening.wall === 'back' ? along : Math.min(along, NEAREST);
    const pixel = project(truth, wallPoint(opening.wall, at, before, height));
    const point = pixel && meet(camera, pixel, wallAxis(wall.side), wall.at);
    return point && { along: alongWall(wall.side, point), height: point[1] };
  };
  const { from, to, bottom, top } = opening;
  const [a, b, c, d] = [place(from, bottom), place(from, top), place(to, bottom), place(to, top)];
  if (!a || !b || !c || !d) return null;
  const moved = {
    from: Math.max(wall.from, (a.along + b.along) / 2),
    to: Math.min(wall.to, (c.along + d.along) / 2),
    bottom: bottom === 0 ? 0 : (a.height + c.height) / 2,
    top: (b.height + d.height) / 2,
  };
  return moved.to > moved.from ? { ...opening, ...moved } : null;
}
