/** Finds what each pixel of a synthetic room's picture shows, by analytic ray casting. */
import type { Vec3 } from '../../stager/contract.js';
import { FACE, FACE_NORMALS, exitBox, type Box, type Exit } from '../../stager/room/camera/roomBox.js';
import { makeAim } from '../../stager/room/camera/renderView.js';
import { elementAt } from '../../test/elements.js';
import { triple } from '../triple.js';
import type { Alcove, EmptyRoom, Pendant, SceneObject, ScenePart, WallName, WallPart } from './sceneShape.js';

/** A part, prepared for ray casting; `id` distinguishes its sides from others'. */
interface Solid {
  readonly part: ScenePart;
  readonly id: number;
  /** index in the list of objects; -1: of the room itself */
  readonly object: number;
  readonly cosine: number;
  readonly sine: number;
  /** squared radius of its bounding sphere */
  readonly reach: number;
}

interface Hit {
  readonly distance: number;
  readonly normal: Vec3;
  readonly side: number;
}

const AXES = [0, 1, 2] as const;
const SIDES = 8;
const NEAREST = 1e-5;
/** Surfaces of the room have negative numbers: the box's faces, those of a recess, the windows. */
const RECESS = -10;
const WINDOW = -20;
/** Width of a window's casing, metres. */
const CASING = 0.07;

const WALL_OF_FACE: Readonly<Record<number, WallName>> = {
  [FACE.left]: 'left',
  [FACE.right]: 'right',
  [FACE.back]: 'back',
  [FACE.front]: 'front',
};

const surfaceOfFace = (face: number): number => -1 - face;
/** The wall of the box with this surface number, or null. */
export const wallOfSurface = (surface: number): WallName | null => WALL_OF_FACE[-1 - surface] ?? null;
export const isWindow = (surface: number): boolean => surface <= WINDOW;

function solidOf(part: ScenePart, id: number, object: number): Solid {
  const yaw = part.type === 'box' ? part.yaw : 0;
  const half = part.type === 'box' ? part.half : [part.radius, 0, 0];
  const reach = half[0] ** 2 + half[1] ** 2 + half[2] ** 2;
  return { part, id, object, cosine: Math.cos(yaw), sine: Math.sin(yaw), reach };
}

const boxPart = (name: string, centre: Vec3, half: Vec3): ScenePart => ({
  type: 'box',
  name,
  centre,
  half,
  yaw: 0,
  colour: [0, 0, 0],
});

function pillarPart(alcove: Extract<Alcove, { kind: 'pillar' }>, ceiling: number): ScenePart {
  const { left, right, back, front } = alcove;
  const centre: Vec3 = [(left + right) / 2, ceiling / 2, (back + front) / 2];
  return boxPart('pillar', centre, [(right - left) / 2, ceiling / 2, (front - back) / 2]);
}

function pendantPart({ kind, x, z, bottom, radius, height }: Pendant): ScenePart {
  const centre: Vec3 = [x, bottom + height / 2, z];
  if (kind === 'globe') return { type: 'sphere', name: 'pendant', centre, radius, colour: [1, 1, 1] };
  return boxPart('pendant', centre, [radius, height / 2, radius]);
}

/** The parts of the objects, then the other parts of the room. */
export function solidsOf(room: EmptyRoom, objects: readonly SceneObject[]): Solid[] {
  const owned = objects.flatMap(({ parts }, object) => parts.map((part) => ({ part, object })));
  const pillar = room.alcove?.kind === 'pillar' ? [pillarPart(room.alcove, room.box.ceiling)] : [];
  const fixed = [...pillar, ...(room.pendants ?? []).map(pendantPart)].map((part) => ({ part, object: -1 }));
  return [...owned, ...fixed].map(({ part, object }, id) => solidOf(part, id, object));
}

function meetBlock({ part, cosine, sine }: Solid, origin: Vec3, direction: Vec3): Hit | null {
  if (part.type !== 'box') return null;
  const [x, y, z] = [origin[0] - part.centre[0], origin[1] - part.centre[1], origin[2] - part.centre[2]];
  const from: Vec3 = [x * cosine - z * sine, y, z * cosine + x * sine];
  const along: Vec3 = [
    direction[0] * cosine - direction[2] * sine,
    direction[1],
    direction[2] * cosine + direction[0] * sine,
  ];
  let [near, far] = [-Infinity, Infinity];
  let axis: (typeof AXES)[number] = 0;
  for (const k of AXES) {
    const a = (-part.half[k] - from[k]) / along[k];
    const b = (part.half[k] - from[k]) / along[k];
    if (Math.min(a, b) > near) [near, axis] = [Math.min(a, b), k];
    far = Math.min(far, Math.max(a, b));
  }
  if (near > far || near < NEAREST) return null;
  const sign = along[axis] > 0 ? -1 : 1;
  const normal: [number, number, number] = [0, 0, 0];
  if (axis === 1) normal[1] = sign;
  else if (axis === 0) [normal[0], normal[2]] = [sign * cosine, -sign * sine];
  else [normal[0], normal[2]] = [sign * sine, sign * cosine];
  return { distance: near, normal, side: axis * 2 + (sign > 0 ? 1 : 0) };
}

function meetSphere({ part }: Solid, origin: Vec3, direction: Vec3): Hit | null {
  if (part.type !== 'sphere') return null;
  const from: Vec3 = [origin[0] - part.centre[0], origin[1] - part.centre[1], origin[2] - part.centre[2]];
  const product = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [a, b] = [product(direction, direction), product(from, direction)];
  const root = b * b - a * (product(from, from) - part.radius ** 2);
  if (root < 0) return null;
  const distance = (-b - Math.sqrt(root)) / a;
  if (distance < NEAREST) return null;
  const unit = (axis: (typeof AXES)[number]) => (from[axis] + direction[axis] * distance) / part.radius;
  return { distance, normal: [unit(0), unit(1), unit(2)], side: 6 };
}

/** Whether a ray misses a solid's bounding sphere. */
function misses({ part: { centre }, reach }: Solid, origin: Vec3, [dx, dy, dz]: Vec3): boolean {
  const [x, y, z] = [centre[0] - origin[0], centre[1] - origin[1], centre[2] - origin[2]];
  const [ahead, far, length] = [x * dx + y * dy + z * dz, x * x + y * y + z * z, dx * dx + dy * dy + dz * dz];
  return far > reach && (ahead <= 0 || (far - reach) * length > ahead * ahead);
}

export function meetSolid(solid: Solid, origin: Vec3, direction: Vec3): Hit | null {
  if (misses(solid, origin, direction)) return null;
  return solid.part.type === 'box' ? meetBlock(solid, origin, direction) : meetSphere(solid, origin, direction);
}

/** The inside of a recess, as a box. */
function recessBox({ wall, from, to, depth, height }: Extract<Alcove, { kind: 'recess' }>, box: Box): Box {
  if (wall === 'left') return { left: box.left - depth, right: box.left, back: from, front: to, ceiling: height };
  if (wall === 'right') return { left: box.right, right: box.right + depth, back: from, front: to, ceiling: height };
  if (wall === 'back') return { left: from, right: to, back: box.back - depth, front: box.back, ceiling: height };
  return { left: from, right: to, back: box.front, front: box.front + depth, ceiling: height };
}

const along = (wall: WallName, point: Vec3): number => (wall === 'left' || wall === 'right' ? point[2] : point[0]);

const holds = ({ from, to, bottom, top }: Omit<WallPart, 'wall'>, at: number, y: number, margin: number): boolean =>
  at > from - margin && at < to + margin && y > bottom - margin && y < top + margin;

interface Shown {
  surface: number;
  distance: number;
  normal: Vec3;
}

/** The surface of the empty room that a ray from the camera hits. */
function makeShell({ box, eye, windows, alcove }: EmptyRoom): (direction: Vec3) => Shown {
  const exit: Exit = { face: 0 };
  const leave = (of: Box, [dx, dy, dz]: Vec3) => exitBox(of, 0, eye, 0, dx, dy, dz, exit);
  return (direction) => {
    const distance = leave(box, direction);
    const { face } = exit;
    const wall = WALL_OF_FACE[face];
    const shown: Shown = { surface: surfaceOfFace(face), distance, normal: elementAt(FACE_NORMALS, face) };
    if (wall === undefined) return shown;
    const point: Vec3 = [direction[0] * distance, eye + direction[1] * distance, direction[2] * distance];
    const place = along(wall, point);
    const window = windows.findIndex((hole) => hole.wall === wall && holds(hole, place, point[1], CASING));
    if (window >= 0) return { ...shown, surface: WINDOW - window };
    if (alcove?.kind !== 'recess' || alcove.wall !== wall) return shown;
    if (!holds({ ...alcove, bottom: -1, top: alcove.height }, place, point[1], 0)) return shown;
    const deep = leave(recessBox(alcove, box), direction);
    return { surface: RECESS - exit.face, distance: deep, normal: elementAt(FACE_NORMALS, exit.face) };
  };
}

/** Per pixel, row-major: number, point and normal of the surface. */
export interface Cast {
  readonly width: number;
  readonly height: number;
  readonly surface: Int32Array;
  readonly point: Float32Array;
  readonly normal: Float32Array;
}

export function castPicture(room: EmptyRoom, objects: readonly SceneObject[]): Cast {
  const { width, height, camera, eye } = room;
  const solids = solidsOf(room, objects);
  const shell = makeShell(room);
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  const origin: Vec3 = [0, eye, 0];
  const surface = new Int32Array(width * height);
  const [point, normal] = [new Float32Array(width * height * 3), new Float32Array(width * height * 3)];
  for (let k = 0; k < surface.length; k++) {
    aim(k % width, Math.floor(k / width));
    const direction = triple(ray, 0);
    const shown = shell(direction);
    for (const solid of solids) {
      const hit = meetSolid(solid, origin, direction);
      if (!hit || hit.distance >= shown.distance) continue;
      shown.distance = hit.distance;
      shown.normal = hit.normal;
      shown.surface = solid.id * SIDES + hit.side;
    }
    surface[k] = shown.surface;
    normal.set(shown.normal, k * 3);
    const [dx, dy, dz] = direction;
    point.set([dx * shown.distance, eye + dy * shown.distance, dz * shown.distance], k * 3);
  }
  return { width, height, surface, point, normal };
}
