// @ts-nocheck
/**
 * AssemblyScript: traverses a 4-wide bounding volume hierarchy, one ray at a time, testing four boxes or four triangles
 * at once (Wald et al. 2008, "Getting rid of packets"). Compiled by api/setup/kernel.mjs; bvh4.ts lays out nodes and
 * leaves, rays.ts rays and hits. render/testing/referenceTracer.ts is the same in plain TypeScript.
 */
import {
  HIT_DISTANCE,
  HIT_TRIANGLE,
  HIT_U,
  HIT_V,
  HIT_WORDS,
  LEAF_EDGE_1,
  LEAF_EDGE_2,
  LEAF_TRIANGLES,
  LEAF_WORDS,
  NODE_LINKS,
  NODE_WORDS,
  RAY_DIRECTION,
  RAY_FARTHEST,
  RAY_ORIGIN,
  RAY_WORDS,
  SCRATCH_HITS,
  SCRATCH_RAYS,
} from './layout';
import { leaves, nodes, part, scratch } from './scene.as';

/** Scratch for the distances of a node's children, and for the distance, u and v of a leaf's triangles. */
const DISTANCES: usize = 512;
const LEAF_T: usize = 528;
const LEAF_U: usize = 544;
const LEAF_V: usize = 560;
/** Stack of nodes to visit: 8 bytes each (node, distance), up to the columns. */
const STACK: usize = 1024;

/** Result of `follow`: distance, barycentric u and v, triangle or -1. */
export let hitDistance: f32 = 0;
export let hitU: f32 = 0;
export let hitV: f32 = 0;
export let hitTriangle: i32 = -1;

/**
 * The slab test: distances at which a ray enters or leaves four boxes, by the coordinate of their near or far corners.
 */
function slab(corner: usize, origin: v128, inverse: v128): v128 {
  return f32x4.mul(f32x4.sub(v128.load(corner), origin), inverse);
}

function dot(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(ax, bx), f32x4.mul(ay, by)), f32x4.mul(az, bz));
}

function cross(a: v128, b: v128, c: v128, d: v128): v128 {
  return f32x4.sub(f32x4.mul(a, b), f32x4.mul(c, d));
}

/**
 * Traces one ray up to `farthest`. Of hits at the same distance the triangle with the lowest number counts, so that the
 * result does not depend on the hierarchy.
 * @param any true: stop at the first hit (shadow rays); false: find the nearest
 */
export function follow(x0: f32, y0: f32, z0: f32, x: f32, y: f32, z: f32, farthest: f32, any: bool): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const ox = f32x4.splat(x0);
  const oy = f32x4.splat(y0);
  const oz = f32x4.splat(z0);
  const dx = f32x4.splat(x);
  const dy = f32x4.splat(y);
  const dz = f32x4.splat(z);
  const ix = f32x4.splat(1 / x);
  const iy = f32x4.splat(1 / y);
  const iz = f32x4.splat(1 / z);
  // offsets of the coordinates at which the ray enters and leaves a box
  const nearX: usize = x < 0 ? 48 : 0;
  const nearY: usize = y < 0 ? 64 : 16;
  const nearZ: usize = z < 0 ? 80 : 32;
  const farX: usize = 48 - nearX;
  const farY: usize = 80 - nearY;
  const farZ: usize = 112 - nearZ;
  let best = farthest;
  let bestU: f32 = 0;
  let bestV: f32 = 0;
  let triangle = -1;
  const stack = scratch + STACK;
  let top = stack;
  let node: i32 = 0;
  while (true) {
    if (node >= 0) {
      const at = nodes + <usize>node * (NODE_WORDS * 4);
      const enter = f32x4.pmax(
        f32x4.pmax(slab(at + nearX, ox, ix), slab(at + nearY, oy, iy)),
        f32x4.pmax(slab(at + nearZ, oz, iz), zero),
      );
      const leave = f32x4.pmin(
        f32x4.pmin(slab(at + farX, ox, ix), slab(at + farY, oy, iy)),
        f32x4.pmin(slab(at + farZ, oz, iz), f32x4.splat(best)),
      );
      let met = i32x4.bitmask(f32x4.le(enter, leave));
      if (met) {
        // push the children that are hit, the farthest first, and pop the nearest at once
        const base = top;
        v128.store(scratch + DISTANCES, enter);
        while (met) {
          const k = (<usize>ctz(met)) << 2;
          met &= met - 1;
          const child = load<i32>(at + k, NODE_LINKS * 4);
          const distance = load<f32>(scratch + DISTANCES + k);
          let slot = top;
          while (slot > base && load<f32>(slot - 4) < distance) {
            store<u64>(slot, load<u64>(slot - 8));
            slot -= 8;
          }
          store<i32>(slot, child);
          store<f32>(slot, distance, 4);
          top += 8;
        }
        top -= 8;
        node = load<i32>(top);
        continue;
      }
    } else {
      // Moeller and Trumbore 1997, on four triangles
      const at = leaves + <usize>~node * (LEAF_WORDS * 4);
      const e1x = v128.load(at, LEAF_EDGE_1 * 4);
      const e1y = v128.load(at, LEAF_EDGE_1 * 4 + 16);
      const e1z = v128.load(at, LEAF_EDGE_1 * 4 + 32);
      const e2x = v128.load(at, LEAF_EDGE_2 * 4);
      const e2y = v128.load(at, LEAF_EDGE_2 * 4 + 16);
      const e2z = v128.load(at, LEAF_EDGE_2 * 4 + 32);
      const px = cross(dy, e2z, dz, e2y);
      const py = cross(dz, e2x, dx, e2z);
      const pz = cross(dx, e2y, dy, e2x);
      const inverse = f32x4.div(one, dot(e1x, e1y, e1z, px, py, pz));
      const tx = f32x4.sub(ox, v128.load(at));
      const ty = f32x4.sub(oy, v128.load(at, 16));
      const tz = f32x4.sub(oz, v128.load(at, 32));
      const u = f32x4.mul(dot(tx, ty, tz, px, py, pz), inverse);
      const qx = cross(ty, e1z, tz, e1y);
      const qy = cross(tz, e1x, tx, e1z);
      const qz = cross(tx, e1y, ty, e1x);
      const v = f32x4.mul(dot(dx, dy, dz, qx, qy, qz), inverse);
      const t = f32x4.mul(dot(e2x, e2y, e2z, qx, qy, qz), inverse);
      const within = v128.and(
        v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)),
        v128.and(f32x4.le(f32x4.add(u, v), one), v128.and(f32x4.gt(t, zero), f32x4.le(t, f32x4.splat(best)))),
      );
      let met = i32x4.bitmask(within);
      if (met) {
        v128.store(scratch + LEAF_T, t);
        v128.store(scratch + LEAF_U, u);
        v128.store(scratch + LEAF_V, v);
        while (met) {
          const k = (<usize>ctz(met)) << 2;
          met &= met - 1;
          const distance = load<f32>(scratch + LEAF_T + k);
          const other = load<i32>(at + k, LEAF_TRIANGLES * 4);
          if (distance < best || (distance == best && <u32>other < <u32>triangle)) {
            best = distance;
            bestU = load<f32>(scratch + LEAF_U + k);
            bestV = load<f32>(scratch + LEAF_V + k);
            triangle = other;
          }
        }
        if (any) break;
      }
    }
    let more = false;
    while (top > stack) {
      top -= 8;
      if (load<f32>(top, 4) <= best) {
        node = load<i32>(top);
        more = true;
        break;
      }
    }
    if (!more) break;
  }
  hitDistance = best;
  hitU = bestU;
  hitV = bestV;
  hitTriangle = triangle;
}

/** Traces the first `count` rays of the scratch and writes their hits. */
export function trace(count: i32, any: i32): void {
  for (let r = 0; r < count; r++) {
    const ray = scratch + SCRATCH_RAYS + <usize>r * (RAY_WORDS * 4);
    follow(
      part(ray, RAY_ORIGIN),
      part(ray, RAY_ORIGIN + 1),
      part(ray, RAY_ORIGIN + 2),
      part(ray, RAY_DIRECTION),
      part(ray, RAY_DIRECTION + 1),
      part(ray, RAY_DIRECTION + 2),
      part(ray, RAY_FARTHEST),
      any != 0,
    );
    const hit = scratch + SCRATCH_HITS + <usize>r * (HIT_WORDS * 4);
    store<f32>(hit, hitDistance, HIT_DISTANCE * 4);
    store<f32>(hit, hitU, HIT_U * 4);
    store<f32>(hit, hitV, HIT_V * 4);
    store<i32>(hit, hitTriangle, HIT_TRIANGLE * 4);
  }
}
