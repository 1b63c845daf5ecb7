import { expect, test } from 'vitest';
import { buildBvh2, type Bvh2 } from './bvh2.js';
import { collapseBvh } from './bvh4.js';
import { packGeometry, type Geometry } from './geometry.js';
import { compileKernel, openKernel, type Kernel } from './kernel.js';
import { CAPACITY } from '../../kernel/layout.js';
import type { Mesh } from '../../mesh/mesh.js';
import { HIT, RAY, type RayBuffers } from './rays.js';
import { uniformMap } from '../../light/roomMap.js';
import { layOutScene } from './sceneMemory.js';
import type { TracePlan } from './traceContext.js';
import { makeTracer } from '../testing/referenceTracer.js';

const RAYS = CAPACITY;

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Triangles of many sizes in a 4 m cube. */
function triangleSoup(count: number, seed: number): Geometry {
  const random = seeded(seed);
  const mesh: Mesh = { position: [], normal: [], uv: [], index: [], material: [] };
  for (let t = 0; t < count; t++) {
    const size = 0.02 + random() ** 4 * 0.8;
    const middle = [0, 1, 2].map(() => random() * 4 - 2);
    for (let corner = 0; corner < 3; corner++) {
      mesh.position.push(...middle.map((m) => m + (random() - 0.5) * size));
      mesh.normal.push(0, 1, 0);
      mesh.uv.push(0, 0);
      mesh.index.push(t * 3 + corner);
    }
    mesh.material.push(0);
  }
  return packGeometry(mesh);
}

function fillRays(rays: Float32Array, seed: number): void {
  const random = seeded(seed);
  for (let r = 0; r < RAYS; r++) {
    const direction = [0, 1, 2].map(() => random() * 2 - 1);
    const length = Math.hypot(...direction);
    rays.set(
      [0, 1, 2].map(() => random() * 6 - 3),
      r * RAY.floats,
    );
    rays[r * RAY.floats + RAY.farthest] = 0.5 + random() * 8;
    rays.set(
      direction.map((d) => d / length),
      r * RAY.floats + RAY.direction,
    );
  }
}

function plainBuffers(): RayBuffers {
  const hits = new Float32Array(RAYS * HIT.floats);
  return { rays: new Float32Array(RAYS * RAY.floats), hits, hitIntegers: new Int32Array(hits.buffer) };
}

/** A kernel for ray queries only: no room, no lights. */
function kernelOf(bvh: Bvh2, geometry: Geometry): Kernel {
  const box = { left: -9, right: 9, back: -9, front: 9, ceiling: 9 };
  const camera = { focal: 1, cx: 0, cy: 0, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1 };
  const context: TracePlan = {
    view: { camera, width: 1, height: 1, box },
    geometry,
    materials: [],
    lighting: { map: uniformMap([0, 0, 0]), lights: [], ambient: [0, 0, 0] },
    floor: { f0: 0, roughness: 1 },
  };
  return openKernel(compileKernel(), layOutScene({ bvh: collapseBvh(bvh, geometry), context, lamps: [] }, 1), 0);
}

const distance = (buffers: RayBuffers, r: number) => buffers.hits[r * HIT.floats + HIT.distance];
const triangle = (buffers: RayBuffers, r: number) => buffers.hitIntegers[r * HIT.floats + HIT.triangle];

test('the reference tracer finds in the hierarchy what testing every triangle finds', () => {
  const geometry = triangleSoup(3000, 1);
  const everything = buildBvh2(geometry);
  // one leaf that holds all triangles
  const nodes = Float32Array.of(-9, -9, -9, 0, 9, 9, 9, 0);
  const integers = new Int32Array(nodes.buffer);
  integers[7] = 3000;
  const [expected, found] = [plainBuffers(), plainBuffers()];
  fillRays(expected.rays, 2);
  fillRays(found.rays, 2);
  makeTracer({ nodes, integers, count: 1, order: everything.order }, geometry)(expected, RAYS, false);
  makeTracer(everything, geometry)(found, RAYS, false);
  expect(found.hitIntegers).toEqual(expected.hitIntegers);
  const met = Array.from({ length: RAYS }, (_, r) => triangle(found, r)).filter((t) => t >= 0).length;
  expect(met).toBeGreaterThan(RAYS / 10);
});

test('the kernel hits the same triangles at the same distance as the reference tracer', () => {
  for (const [count, seed] of [
    [1, 5],
    [3, 6],
    [5, 7],
    [20_000, 8],
  ]) {
    const geometry = triangleSoup(count, seed);
    const bvh = buildBvh2(geometry);
    const kernel = kernelOf(bvh, geometry);
    const expected = plainBuffers();
    fillRays(expected.rays, seed + 1);
    fillRays(kernel.rays, seed + 1);
    makeTracer(bvh, geometry)(expected, RAYS, false);
    kernel.traceNearest(RAYS);
    const same = Array.from({ length: RAYS }, (_, r) => r).filter((r) => triangle(kernel, r) === triangle(expected, r));
    const furthest = Math.max(...same.map((r) => Math.abs(distance(kernel, r) - distance(expected, r))));
    expect(furthest).toBeLessThan(1e-3);
    // single against double precision: a ray that grazes an edge may hit or miss
    expect(RAYS - same.length).toBeLessThanOrEqual(RAYS / 500);
  }
});

test('blocks a shadow ray exactly where the nearest hit is before its end', () => {
  const geometry = triangleSoup(5000, 11);
  const bvh = buildBvh2(geometry);
  const kernel = kernelOf(bvh, geometry);
  fillRays(kernel.rays, 12);
  kernel.traceNearest(RAYS);
  const blocked = Array.from({ length: RAYS }, (_, r) => triangle(kernel, r) >= 0);
  kernel.traceAny(RAYS);
  expect(Array.from({ length: RAYS }, (_, r) => triangle(kernel, r) >= 0)).toEqual(blocked);
});

test('hits nothing in an empty scene', () => {
  const geometry = packGeometry({ position: [], normal: [], uv: [], index: [], material: [] });
  const kernel = kernelOf(buildBvh2(geometry), geometry);
  fillRays(kernel.rays, 3);
  kernel.traceNearest(RAYS);
  expect(Array.from({ length: RAYS }, (_, r) => triangle(kernel, r)).every((t) => t < 0)).toBe(true);
});
