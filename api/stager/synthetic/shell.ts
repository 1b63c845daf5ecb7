/** The shell of a synthetic room: walls with holes, ceiling, reveals. */
import type { Side, Vec3 } from '../contract.js';
import type { Mesh } from '../mesh/mesh.js';
import { createMesh, place } from '../mesh/kit/mesh.js';
import { surface } from '../mesh/kit/surface.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import type { Hole, RoomSpec } from './roomSpec.js';
import { floorAreas, outward, recessWalls, recessesOf, wallSpan } from './plan.js';

/** Depth of the windows in the walls, metres. */
export const REVEAL = 0.18;

export const SIDES: readonly Side[] = ['back', 'left', 'right'];

/** A parallelogram from a corner along two edges; on its front, u turns to v counter-clockwise. */
export function patch(origin: Vec3, u: Vec3, v: Vec3): Mesh {
  const lengthU = Math.hypot(...u);
  const lengthV = Math.hypot(...v);
  return surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [
      origin[0] + u[0] * s + v[0] * t,
      origin[1] + u[1] * s + v[1] * t,
      origin[2] + u[2] * s + v[2] * t,
    ],
    uv: (s, t) => [s * lengthU, t * lengthV],
  });
}

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** A patch of a wall that faces into the room. */
export function wallPatch(side: Side, at: number, hole: Omit<Hole, 'wall'>): Mesh {
  // from inside, left and right are swapped on the left wall
  const [first, last] = side === 'left' ? [hole.to, hole.from] : [hole.from, hole.to];
  const origin = wallPoint(side, at, first, hole.bottom);
  const u = minus(wallPoint(side, at, last, hole.bottom), origin);
  const v = minus(wallPoint(side, at, first, hole.top), origin);
  return patch(origin, u, v);
}

const steps = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** The wall, cut along the edges of its holes. */
function addWall(target: Mesh, spec: RoomSpec, side: Side, material: number): void {
  const { at, from, to } = wallSpan(spec, side);
  const recesses = recessesOf(spec).map((recess) => ({ ...recess, bottom: 0, top: spec.ceiling }));
  const holes = [...spec.windows, ...spec.doors, ...recesses].filter((hole) => hole.wall === side);
  const columns = steps([from, to, ...holes.flatMap((hole) => [hole.from, hole.to])]);
  const rows = steps([0, spec.ceiling, ...holes.flatMap((hole) => [hole.bottom, hole.top])]);
  for (let i = 0; i + 1 < columns.length; i++) {
    for (let j = 0; j + 1 < rows.length; j++) {
      const along = (columns[i] + columns[i + 1]) / 2;
      const height = (rows[j] + rows[j + 1]) / 2;
      const open = holes.some(
        (hole) => along > hole.from && along < hole.to && height > hole.bottom && height < hole.top,
      );
      if (open) continue;
      const cell = { from: columns[i], to: columns[i + 1], bottom: rows[j], top: rows[j + 1] };
      place(target, wallPatch(side, at, cell), { material });
    }
  }
}

/** The four inner sides of a hole. */
function addReveal(target: Mesh, spec: RoomSpec, hole: Hole, material: number): void {
  const { at } = wallSpan(spec, hole.wall);
  const outer = at + outward(hole.wall) * REVEAL;
  const corners = [
    [hole.from, hole.bottom],
    [hole.to, hole.bottom],
    [hole.to, hole.top],
    [hole.from, hole.top],
  ] as const;
  corners.forEach(([along, height], k) => {
    const [nextAlong, nextHeight] = corners[(k + 1) % corners.length];
    const origin = wallPoint(hole.wall, at, along, height);
    const edge = minus(wallPoint(hole.wall, at, nextAlong, nextHeight), origin);
    const depth = minus(wallPoint(hole.wall, outer, along, height), origin);
    place(target, patch(origin, edge, depth), { material });
  });
}

/** Indices of materials: of each wall, of the ceiling, of the inner sides of holes. */
interface ShellMaterials {
  readonly walls: Readonly<Record<Side, number>>;
  readonly ceiling: number;
  readonly trim: number;
}

export function shellMesh(spec: RoomSpec, materials: ShellMaterials): Mesh {
  const mesh = createMesh();
  const closed = SIDES.filter((side) => !spec.openSides?.includes(side));
  for (const side of closed) addWall(mesh, spec, side, materials.walls[side]);
  for (const hole of [...spec.windows, ...spec.doors]) addReveal(mesh, spec, hole, materials.trim);
  for (const recess of recessesOf(spec)) {
    for (const { side, at, from, to } of recessWalls(spec, recess)) {
      place(mesh, wallPatch(side, at, { from, to, bottom: 0, top: spec.ceiling }), { material: materials.walls[side] });
    }
  }
  if (spec.openSides?.length) return mesh;
  for (const { left, right, back, front } of floorAreas(spec)) {
    const width: Vec3 = [right - left, 0, 0];
    place(mesh, patch([left, spec.ceiling, back], width, [0, 0, front - back]), { material: materials.ceiling });
  }
  return mesh;
}
