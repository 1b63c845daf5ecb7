import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh } from './mesh.js';
import { add, cross, dot, normalise, scale, subtract } from './vector.js';

interface TubeShape {
  readonly path: readonly Vec3[];
  /** metres, or a function of the position along the path, 0..1 */
  readonly radius: number | ((share: number) => number);
  readonly sides?: number;
  readonly closed?: boolean;
  /** flat discs over both ends */
  readonly caps?: boolean;
}

/** Transports a frame along the path with minimal twist (projection onto the next plane). */
function nextFrame(previous: Vec3, tangent: Vec3): readonly [Vec3, Vec3] {
  const tilted = Math.abs(dot(previous, tangent)) > 0.95;
  const guide: Vec3 = !tilted ? previous : Math.abs(tangent[0]) < 0.8 ? [1, 0, 0] : [0, 0, 1];
  const side = normalise(cross(guide, tangent));
  return [side, cross(tangent, side)];
}

function addCap(
  mesh: Mesh,
  cap: { centre: Vec3; outward: Vec3; ring: number; sides: number; radius: number; flip: boolean },
): void {
  const first = mesh.position.length / 3;
  mesh.position.push(...cap.centre);
  mesh.normal.push(...cap.outward);
  mesh.uv.push(0, 0);
  for (let side = 0; side <= cap.sides; side++) {
    const from = (cap.ring + side) * 3;
    mesh.position.push(mesh.position[from], mesh.position[from + 1], mesh.position[from + 2]);
    mesh.normal.push(...cap.outward);
    const angle = (side / cap.sides) * 2 * Math.PI;
    mesh.uv.push(cap.radius * Math.cos(angle), cap.radius * Math.sin(angle));
  }
  for (let side = 0; side < cap.sides; side++) {
    const [a, b] = [first + 1 + side, first + 2 + side];
    mesh.index.push(first, cap.flip ? b : a, cap.flip ? a : b);
  }
}

interface Ring {
  readonly centre: Vec3;
  readonly side: Vec3;
  readonly upward: Vec3;
  readonly radius: number;
  readonly sides: number;
  /** metres along the tube */
  readonly along: number;
}

function addRing(mesh: Mesh, { centre, side, upward, radius, sides, along }: Ring): void {
  for (let k = 0; k <= sides; k++) {
    const angle = (k / sides) * 2 * Math.PI;
    const outward = add(scale(side, Math.cos(angle)), scale(upward, Math.sin(angle)));
    const point = add(centre, scale(outward, radius));
    mesh.position.push(point[0], point[1], point[2]);
    mesh.normal.push(outward[0], outward[1], outward[2]);
    mesh.uv.push(angle * radius, along);
  }
}

/** A round tube along a path; u around it and v along it, metres. */
export function tube(shape: TubeShape): Mesh {
  const { path, sides = 8, closed = false, caps = false } = shape;
  const radiusAt = typeof shape.radius === 'number' ? () => shape.radius as number : shape.radius;
  const count = path.length;
  const rings = closed ? count + 1 : count;
  const mesh = createMesh();
  let guide: Vec3 = [0, 1, 0];
  let along = 0;
  for (let ring = 0; ring < rings; ring++) {
    const before = path[closed ? (ring - 1 + count) % count : Math.max(0, ring - 1)];
    const after = path[closed ? (ring + 1) % count : Math.min(count - 1, ring + 1)];
    const centre = path[ring % count];
    if (ring > 0) along += Math.hypot(...subtract(centre, path[ring - 1]));
    const [side, upward] = nextFrame(guide, normalise(subtract(after, before)));
    guide = upward;
    const radius = radiusAt(rings > 1 ? ring / (rings - 1) : 0);
    addRing(mesh, { centre, side, upward, radius, sides, along });
  }
  for (let ring = 0; ring < rings - 1; ring++) {
    for (let k = 0; k < sides; k++) {
      const a = ring * (sides + 1) + k;
      const b = a + sides + 1;
      mesh.index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  if (caps && !closed && count > 1) {
    const start = normalise(subtract(path[0], path[1]));
    const last = (rings - 1) * (sides + 1);
    const end = normalise(subtract(path[count - 1], path[count - 2]));
    addCap(mesh, { centre: path[0], outward: start, ring: 0, sides, radius: radiusAt(0), flip: true });
    addCap(mesh, { centre: path[count - 1], outward: end, ring: last, sides, radius: radiusAt(1), flip: false });
  }
  return mesh;
}
