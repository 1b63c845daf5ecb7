import { describe, expect, test } from 'vitest';
import { FACE } from '../room/camera/roomBox.js';
import { buildBvh2 } from './trace/bvh2.js';
import { collapseBvh } from './trace/bvh4.js';
import type { Geometry } from './trace/geometry.js';
import { compileKernel, openKernel, type Kernel } from './trace/kernel.js';
import * as at from '../kernel/layout.js';
import { RAY_OFFSET } from '../kernel/shading.js';
import { findLamps } from './trace/lamps.js';
import { spanLight } from '../light/lights.js';
import type { Material } from '../mesh/mesh.js';
import { HIT, RAY, type RayBuffers } from './trace/rays.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from '../light/roomMap.js';
import { DIMENSION, sampleNumber } from '../sampling.js';
import { layOutScene } from './trace/sceneMemory.js';
import { aimBounces, furnitureRadiance, seeFurniture } from './trace/bounce.js';
import { landOnFurniture } from './trace/hit.js';
import { aimAtLights } from './trace/light.js';
import { aimMirrors, gatherMirrors } from './trace/mirror.js';
import { aimPrimary } from './trace/primary.js';
import { createTraceContext, type TraceContext, type TracePlan } from './trace/traceContext.js';
import {
  DARK,
  floating,
  landKernel,
  LANES,
  MATERIALS,
  openFor,
  pane,
  planOf,
  SAMPLE,
  SIDE,
} from './testing/kernelScene.js';
import { makeTracer } from './testing/referenceTracer.js';
import { LANE_FLOATS, createWave, type Wave } from './trace/wavefront.js';

/** The dimension of the samples that draws the reach. */
const REACH = 10;

/** The reference stages in TypeScript with the reference tracer. */
function openReference(plan: TracePlan): { readonly context: TraceContext; readonly wave: Wave } {
  const trace = makeTracer(buildBvh2(plan.geometry), plan.geometry);
  const hits = new Float32Array(LANES * HIT.floats);
  const buffers: RayBuffers = {
    rays: new Float32Array(LANES * RAY.floats),
    hits,
    hitIntegers: new Int32Array(hits.buffer),
  };
  const context = createTraceContext(plan, {
    ...buffers,
    traceNearest: (count) => trace(buffers, count, false),
    traceAny: (count) => trace(buffers, count, true),
  });
  const wave = createWave(LANES);
  aimPrimary(wave, context, { x: 0, y: 0, width: SIDE, height: SIDE }, SAMPLE);
  context.kernel.traceNearest(LANES);
  for (let lane = 0; lane < LANES; lane++) {
    for (let axis = 0; axis < 3; axis++) wave.toEye[lane * 3 + axis] = -buffers.rays[lane * RAY.floats + 4 + axis];
    const triangle = buffers.hitIntegers[lane * HIT.floats + HIT.triangle];
    if (triangle >= 0) landOnFurniture(wave, context, lane, triangle);
    else wave.kind[lane] = at.KIND_IDLE;
  }
  return { context, wave };
}

interface Compared {
  readonly wave: Wave;
  readonly kernel: Kernel;
  readonly ofKernel: (lane: number, c: number) => number;
  /** 3 numbers per lane */
  readonly expected: Float32Array;
}

/** Share of the furniture's lanes that differ; Infinity if too few lanes, or only zeros, are compared. */
function disagreement({ wave, kernel, ofKernel, expected }: Compared): number {
  const kinds = kernel.integers(at.COLUMN_KIND);
  let lanes = 0;
  let wrong = 0;
  let sum = 0;
  for (let lane = 0; lane < LANES; lane++) {
    if (wave.kind[lane] !== at.KIND_FURNITURE || kinds[lane] !== at.KIND_FURNITURE) continue;
    lanes++;
    const apart = [0, 1, 2].some((c) => {
      const value = expected[lane * 3 + c];
      sum += Math.abs(value);
      return !(Math.abs(ofKernel(lane, c) - value) <= 2e-3 * (1 + Math.abs(value)));
    });
    if (apart) wrong++;
  }
  return lanes > LANES / 4 && sum > lanes * 0.01 ? wrong / lanes : Infinity;
}

/** Single against double precision: a ray that grazes an edge may hit or miss. */
const FEW = 0.012;

/** Ends a ray at the pixel's reach. */
function shorten(rays: Float32Array, ray: number, pixel: number): void {
  const reach = at.REACH_FULL + (at.REACH_NONE - at.REACH_FULL) * sampleNumber(pixel, SAMPLE, REACH);
  const farthest = ray * RAY.floats + RAY.farthest;
  rays[farthest] = Math.min(rays[farthest], reach);
}

/** Weight of furniture that a bounced ray hits at a distance. */
function countsAt(distance: number): number {
  const t = Math.min(1, Math.max(0, (distance - at.REACH_FULL) / (at.REACH_NONE - at.REACH_FULL)));
  return 1 - t * t * (3 - 2 * t);
}

interface Hit {
  readonly triangle: number;
  readonly distance: number;
  readonly u: number;
  readonly v: number;
  readonly from: readonly number[];
  readonly way: readonly number[];
}

const hitsOf = ({ kernel: { rays, hits, hitIntegers } }: TraceContext): Hit[] =>
  Array.from({ length: LANES }, (_, lane) => {
    const [hit, ray] = [lane * HIT.floats, lane * RAY.floats];
    return {
      triangle: hitIntegers[hit + HIT.triangle],
      distance: hits[hit + HIT.distance],
      u: hits[hit + HIT.u],
      v: hits[hit + HIT.v],
      from: [...rays.subarray(ray, ray + 3)],
      way: [...rays.subarray(ray + 4, ray + 7)],
    };
  });

/** Moves a lane to the furniture that a bounced ray hit. */
function landOnHit(
  second: Wave,
  lane: number,
  { geometry }: TraceContext,
  { triangle, distance, u, v, from, way }: Hit,
): void {
  const corners = [0, 1, 2].map((corner) => geometry.index[triangle * 3 + corner] * 3);
  const weights = [1 - u - v, u, v];
  const normal = [0, 1, 2].map((axis) =>
    corners.reduce((sum, corner, k) => sum + weights[k] * geometry.normal[corner + axis], 0),
  );
  const faces = normal.reduce((sum, value, axis) => sum + value * way[axis], 0) > 0 ? -1 : 1;
  const scale = faces / Math.hypot(...normal);
  for (let axis = 0; axis < 3; axis++) {
    second.normal[lane * 3 + axis] = normal[axis] * scale;
    second.point[lane * 3 + axis] = from[axis] + way[axis] * distance + normal[axis] * scale * RAY_OFFSET;
  }
}

/** Irradiance / pi at what each lane's bounced ray hit: one light sample and one more ray. */
function lightMet(context: TraceContext, wave: Wave, first: readonly Hit[]): Float32Array {
  const second = createWave(LANES);
  second.count = LANES;
  first.forEach((hit, lane) => {
    second.pixel[lane] = wave.pixel[lane];
    second.kind[lane] = wave.kind[lane] === at.KIND_FURNITURE && hit.triangle >= 0 ? at.KIND_FURNITURE : at.KIND_IDLE;
    if (second.kind[lane] === at.KIND_FURNITURE) landOnHit(second, lane, context, hit);
  });
  const { rays, hitIntegers } = context.kernel;
  const nearby = () => {
    for (let ray = RAY.farthest; ray < LANES * RAY.floats; ray += RAY.floats) {
      rays[ray] = Math.min(rays[ray], at.SECOND_REACH);
    }
  };
  aimAtLights(second, context, SAMPLE, DIMENSION.secondLight);
  nearby();
  context.kernel.traceAny(LANES);
  const light = second.carried.map((value, k) =>
    hitIntegers[Math.floor(k / 3) * HIT.floats + HIT.triangle] < 0 ? value : 0,
  );
  aimBounces(second, context, SAMPLE, DIMENSION.secondZ);
  nearby();
  context.kernel.traceNearest(LANES);
  const beyond = hitsOf(context);
  return light.map((value, k) => {
    const { triangle, distance } = beyond[Math.floor(k / 3)];
    if (triangle < 0) return value + second.carried[k];
    return value + furnitureRadiance(seeFurniture(context, triangle, distance), context.lighting.ambient, k % 3);
  });
}

describe('the kernel adds what the reference stages add for the same samples', () => {
  const plan = planOf(floating(700));
  const kernel = openFor(plan);
  const met = landKernel(kernel, MATERIALS, at.FLAG_FURNITURE);
  const { context, wave } = openReference(plan);
  const sumsAt = (plane: number) => (lane: number, c: number) => kernel.sums[lane * at.SUM_WORDS + plane + c];
  const apart = (ofKernel: Compared['ofKernel'], expected: Float32Array) =>
    disagreement({ wave, kernel, ofKernel, expected });

  test('hits furniture in the same pixels, at the same points, with the same normals', () => {
    expect(Math.abs(met - wave.kind.filter((kind) => kind === at.KIND_FURNITURE).length)).toBeLessThan(5);
    for (const [column, expected] of [
      [at.COLUMN_POINT, wave.point],
      [at.COLUMN_NORMAL, wave.normal],
      [at.COLUMN_MIRROR, wave.mirror],
    ] as const) {
      const columns = [0, 1, 2].map((c) => kernel.floats(column + c));
      expect(apart((lane, c) => columns[c][lane], expected)).toBeLessThan(FEW);
    }
  });

  test('direct light', () => {
    kernel.sums.fill(0);
    kernel.stages.gatherLight(LANES, SAMPLE);
    aimAtLights(wave, context, SAMPLE);
    const { rays, hitIntegers } = context.kernel;
    for (let lane = 0; lane < LANES; lane++) shorten(rays, lane, wave.pixel[lane]);
    context.kernel.traceAny(LANES);
    const brought = wave.carried.map((value, k) =>
      hitIntegers[Math.floor(k / 3) * HIT.floats + HIT.triangle] < 0 ? value : 0,
    );
    expect(apart(sumsAt(at.SUM_IRRADIANCE), brought)).toBeLessThan(FEW);
  });

  test('bounced light', () => {
    kernel.sums.fill(0);
    kernel.stages.gatherBounces(LANES, SAMPLE);
    aimBounces(wave, context, SAMPLE);
    context.kernel.traceNearest(LANES);
    const first = hitsOf(context);
    const met = lightMet(context, wave, first);
    const brought = wave.carried.map((room, k) => {
      const { triangle, distance } = first[Math.floor(k / 3)];
      if (triangle < 0) return room;
      const { material } = seeFurniture(context, triangle, distance);
      const seen = material.colour[k % 3] * met[k] + (material.emission?.[k % 3] ?? 0);
      return room + (seen - room) * countsAt(distance);
    });
    expect(apart(sumsAt(at.SUM_IRRADIANCE), brought)).toBeLessThan(FEW);
  });

  test('bounced light of the first samples, which estimate the light at their hits', () => {
    const sample = at.ROUGH_SAMPLES - 1;
    kernel.sums.fill(0);
    kernel.stages.gatherBounces(LANES, sample);
    aimBounces(wave, context, sample);
    context.kernel.traceNearest(LANES);
    const hits = hitsOf(context);
    const brought = wave.carried.map((room, k) => {
      const { triangle, distance } = hits[Math.floor(k / 3)];
      if (triangle < 0) return room;
      const seen = furnitureRadiance(seeFurniture(context, triangle, distance), plan.lighting.ambient, k % 3);
      return room + (seen - room) * countsAt(distance);
    });
    expect(apart(sumsAt(at.SUM_IRRADIANCE), brought)).toBeLessThan(FEW);
  });

  test('reflections', () => {
    kernel.sums.fill(0);
    kernel.stages.gatherMirrors(LANES, SAMPLE);
    wave.sums.fill(0);
    const mirrors = aimMirrors(wave, context, SAMPLE);
    const { rays } = context.kernel;
    for (let ray = 0; ray < mirrors; ray++) shorten(rays, ray, wave.pixel[rays[ray * RAY.floats + RAY.tag]]);
    context.kernel.traceNearest(mirrors);
    gatherMirrors(wave, context, mirrors);
    const brought = Float32Array.from({ length: LANES * 3 }, (_, k) => {
      return wave.sums[Math.floor(k / 3) * LANE_FLOATS + at.SUM_SPECULAR + (k % 3)];
    });
    expect(apart(sumsAt(at.SUM_SPECULAR), brought)).toBeLessThan(FEW);
  });
});

test('shows furniture the room under its shadow nearby, and the unshaded room far away', () => {
  /** Light on a pane this far before the back wall, which it faces; the shaded map is black. */
  const lightAt = (away: number): number => {
    const towards: Geometry = {
      ...pane(0, 1.3, -4.5 + away, 0.4),
      normal: Float32Array.from([0, 0, -1, 0, 0, -1, 0, 0, -1, 0, 0, -1]),
    };
    const plan = planOf(towards, { lighting: { ...DARK, map: uniformMap([1, 1, 1]) } });
    const memory = layOutScene({ bvh: collapseBvh(buildBvh2(towards), towards), context: plan, lamps: [] }, 1);
    new Float32Array(memory.memory.buffer, memory.shadedMap, 6 * MAP_CELLS * MAP_CELLS * 3).fill(0);
    const kernel = openKernel(compileKernel(), memory, 0);
    kernel.integers(at.COLUMN_KIND).fill(at.KIND_FURNITURE, 0, LANES);
    kernel.floats(at.COLUMN_TRANSMISSION).fill(0, 0, LANES);
    const column = (number: number, value: number) => kernel.floats(number).fill(value, 0, LANES);
    [0, 1.3, -4.5 + away].forEach((value, axis) => column(at.COLUMN_POINT + axis, value));
    [0, 0, -1].forEach((value, axis) => column(at.COLUMN_NORMAL + axis, value));
    for (let lane = 0; lane < LANES; lane++) kernel.integers(at.COLUMN_PIXEL)[lane] = lane;
    kernel.sums.fill(0);
    kernel.stages.gatherBounces(LANES, SAMPLE);
    const sums = Array.from({ length: LANES }, (_, lane) => kernel.sums[lane * at.SUM_WORDS + at.SUM_IRRADIANCE]);
    return sums.reduce((sum, value) => sum + value, 0) / LANES;
  };
  expect(lightAt(0.2)).toBeLessThan(0.3);
  expect(lightAt(2)).toBeGreaterThan(0.9);
});

test('lets cloth before a window transmit its share of the window’s light', () => {
  const curtain: Material = { ...MATERIALS[0], f0: 0, twoSided: true, transmission: 0.4 };
  const lights = [spanLight(FACE.back, [-2, 0, -4.5], [2, 3, -4.5], [1, 1, 1], true)];
  const plan = planOf(pane(0, 1.3, -4.4, 1), { materials: [curtain], lighting: { ...DARK, lights } });
  const kernel = openFor(plan);
  landKernel(kernel, plan.materials, at.FLAG_FURNITURE);
  kernel.sums.fill(0);
  const SAMPLES = 32;
  for (let sample = 0; sample < SAMPLES; sample++) {
    kernel.stages.gatherLight(LANES, sample);
    kernel.stages.gatherBounces(LANES, sample);
  }
  const middle = (15 * SIDE + 16) * at.SUM_WORDS + at.SUM_IRRADIANCE;
  const around = [-2, -1, 0, 1, 2].map((k) => kernel.sums[middle + k * at.SUM_WORDS] / SAMPLES);
  const mean = around.reduce((sum, value) => sum + value) / around.length;
  expect(mean).toBeGreaterThan(0.4 * 0.85);
  expect(mean).toBeLessThan(0.4 * 1.1);
});

test('lights the room around a lamp, and nothing beyond the lamp’s reach', () => {
  const glowing: Material = { ...MATERIALS[0], emission: [0.5, 0.4, 0.3] };
  const geometry = pane(-1.9, 1.3, -4.3, 0.15);
  const lamps = findLamps(geometry, [glowing]);
  expect(lamps).toHaveLength(1);
  expect(lamps[0].middle[0]).toBeCloseTo(-1.9);
  const kernel = openFor(planOf(geometry, { materials: [glowing], lighting: DARK }), lamps);
  landKernel(kernel, [glowing], at.FLAG_BACKGROUND | (SAMPLE % 2 ? at.FLAG_ODD : 0));
  kernel.stages.gatherLamps(LANES, SAMPLE);
  const points = [0, 1, 2].map((axis) => kernel.floats(at.COLUMN_POINT + axis));
  let lit = 0;
  let farthest = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const distance = Math.hypot(...points.map((values, axis) => values[lane] - lamps[0].middle[axis]));
    const brought = kernel.sums[lane * at.SUM_WORDS + at.SUM_LIT];
    if (brought > 0) lit++;
    if (brought > 0) farthest = Math.max(farthest, distance);
    expect(kernel.sums[lane * at.SUM_WORDS + at.SUM_UNLIT]).toBe(0);
  }
  expect(lit).toBeGreaterThan(LANES / 20);
  expect(farthest).toBeLessThan(at.REACH_NONE + 0.2);
});

test('yields finite numbers for degenerate triangles and normals', () => {
  const geometry = floating(300);
  geometry.normal.fill(0, 0, 90);
  for (let k = 0; k < 90; k++) geometry.index[k * 3 + 1] = geometry.index[k * 3];
  const kernel = openFor(planOf(geometry));
  landKernel(kernel, MATERIALS, at.FLAG_FURNITURE | at.FLAG_BACKGROUND | at.FLAG_ODD);
  kernel.stages.gatherLight(LANES, SAMPLE);
  kernel.stages.gatherBounces(LANES, SAMPLE);
  kernel.stages.gatherMirrors(LANES, SAMPLE);
  expect(kernel.sums.every((value) => Number.isFinite(value))).toBe(true);
});
