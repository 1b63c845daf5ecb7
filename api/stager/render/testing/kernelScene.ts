/** For tests of the kernel's stages: triangles in a dim room, and a kernel opened for them. */
import { FACE } from '../../room/camera/roomBox.js';
import { buildBvh2 } from '../trace/bvh2.js';
import { collapseBvh } from '../trace/bvh4.js';
import { packGeometry, type Geometry } from '../trace/geometry.js';
import { compileKernel, openKernel, type Kernel } from '../trace/kernel.js';
import * as at from '../../kernel/layout.js';
import type { Lamp } from '../trace/lamps.js';
import { spanLight } from '../../light/lights.js';
import type { Material, Mesh } from '../../mesh/mesh.js';
import { MAP_CELLS } from '../../kernel/layout.js';
import { uniformMap, type RoomMap } from '../../light/roomMap.js';
import { jitter, sampleNumber } from '../../sampling.js';
import { layOutScene } from '../trace/sceneMemory.js';
import type { TracePlan } from '../trace/traceContext.js';
import { createTextureSample } from '../texture/sample.js';
import { sampleTexture } from '../texture/texture.js';

export const SIDE = 32;
export const LANES = SIDE * SIDE;
export const SAMPLE = 5;

export const MATERIALS: readonly Material[] = [
  { texture: 'plain', colour: [0.6, 0.5, 0.4], roughness: 0.3, f0: 0.05 },
  { texture: 'plain', colour: [0.7, 0.6, 0.3], roughness: 0.2, f0: 0.6, metal: true },
  { texture: 'plain', colour: [0.2, 0.3, 0.6], roughness: 0.9, f0: 0.02, sheen: 0.8, twoSided: true },
  { texture: 'shade', colour: [0.9, 0.9, 0.8], roughness: 0.6, f0: 0.04, emission: [0.8, 0.6, 0.4] },
];

/** Triangles of all materials, floating in a room of 4 x 3 x 5 metres. */
export function floating(count: number): Geometry {
  const mesh: Mesh = { position: [], normal: [], uv: [], index: [], material: [] };
  for (let t = 0; t < count; t++) {
    const of = (k: number) => sampleNumber(t, k, 4);
    const middle = [of(1) * 3 - 1.5, 0.2 + of(2) * 2, -4 + of(3) * 3];
    for (let corner = 0; corner < 3; corner++) {
      mesh.position.push(...middle.map((m, axis) => m + (sampleNumber(t * 3 + corner, axis, 5) - 0.5) * 0.7));
      const normal = [0, 1, 2].map((axis) => sampleNumber(t * 3 + corner, axis, 6) - 0.5);
      mesh.normal.push(...normal.map((n) => n / Math.hypot(...normal)));
      mesh.uv.push(of(7), of(8));
      mesh.index.push(t * 3 + corner);
    }
    mesh.material.push(t % MATERIALS.length);
  }
  return packGeometry(mesh);
}

/** A map of the room's light with differing cells. */
function unevenMap(): RoomMap {
  const map = uniformMap([0, 0, 0]);
  for (let k = 0; k < map.radiance.length; k++) map.radiance[k] = 0.2 + 0.6 * sampleNumber(k % MAP_CELLS, k, 3);
  return map;
}

export function planOf(geometry: Geometry, changes: Partial<TracePlan> = {}): TracePlan {
  return {
    view: {
      camera: { focal: 26, cx: 16, cy: 15, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 },
      width: SIDE,
      height: SIDE,
      box: { left: -2, right: 2, back: -4.5, front: 0.5, ceiling: 3 },
    },
    geometry,
    materials: MATERIALS,
    lighting: {
      map: unevenMap(),
      lights: [
        { ...spanLight(FACE.left, [-2, 0.8, -3], [-2, 2.2, -1], [5, 6, 7], true), ground: 0.3 },
        spanLight(FACE.ceiling, [-0.5, 3, -3], [0.5, 3, -2], [3, 3, 2], false),
      ],
      ambient: [0.5, 0.6, 0.7],
    },
    floor: { f0: 0.04, roughness: 0.2 },
    ...changes,
  };
}

export function openFor(context: TracePlan, lamps: readonly Lamp[] = []): Kernel {
  const bvh = collapseBvh(buildBvh2(context.geometry), context.geometry);
  return openKernel(compileKernel(), layOutScene({ bvh, context, lamps }, 1), 0);
}

/** Sends one primary ray through every pixel of one wavefront and keeps the hits on furniture. */
export function landKernel(kernel: Kernel, materials: readonly Material[], flags: number): number {
  const { records, recordIntegers, stages } = kernel;
  kernel.integers(at.COLUMN_PIXEL).forEach((_, lane, pixels) => (pixels[lane] = lane));
  kernel.integers(at.COLUMN_FLAGS).fill(flags);
  kernel.floats(at.COLUMN_FADE).fill(1);
  kernel.sums.fill(0);
  const shift = jitter(SAMPLE);
  const count = stages.aimPrimary(LANES, SAMPLE, shift.x, shift.y, 1);
  const texture = createTextureSample();
  for (let r = 0; r < count * at.RECORD_WORDS; r += at.RECORD_WORDS) {
    const [u, v, x, y, z] = [at.RECORD_U, at.RECORD_V, 4, 5, 6].map((k) => records[r + k]);
    sampleTexture(materials[recordIntegers[r + at.RECORD_MATERIAL]], u, v, x, y, z, texture);
    const { r: red, g, b, roughness, bumpX, bumpY, bumpZ, glow } = texture;
    records.set([red, g, b, roughness, bumpX, bumpY, bumpZ, glow], r + at.RECORD_COLOUR);
  }
  stages.land(count);
  return count;
}

export const DARK = { map: uniformMap([0, 0, 0]), lights: [], ambient: [0, 0, 0] } as const;

/** A square that faces +z, metres. */
export function pane(x: number, y: number, z: number, half: number): Geometry {
  return packGeometry({
    position: [x - half, y - half, z, x + half, y - half, z, x + half, y + half, z, x - half, y + half, z],
    normal: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1],
    uv: [0, 0, 1, 0, 1, 1, 0, 1],
    index: [0, 1, 2, 0, 2, 3],
    material: [0, 0],
  });
}
