import type { Bvh4 } from './bvh4.js';
import type { Lamp } from './lamps.js';
import type { AreaLight } from '../../light/lights.js';
import type { Material } from '../../mesh/mesh.js';
import * as at from '../../kernel/layout.js';
import { MOST_EMITTED, MOST_LIGHTS } from '../../kernel/shading.js';
import type { TracePlan } from './traceContext.js';

const PAGE = 65_536;
/** Addresses below are the kernel's own constants. */
const FIRST = 4096;
const LARGEST_PAGES = 65_536;

/** Memory shared by the kernels of all threads: one scene, and a scratch per thread. */
export interface SceneMemory {
  readonly memory: WebAssembly.Memory;
  /** address of the scene's header */
  readonly scene: number;
  /** address of each thread's scratch */
  readonly scratch: readonly number[];
  /** address of the map of the room's light under the furniture's shadow */
  readonly shadedMap: number;
}

interface KernelScene {
  readonly bvh: Bvh4;
  readonly context: TracePlan;
  readonly lamps: readonly Lamp[];
}

interface Block {
  readonly address: number;
  readonly source: ArrayLike<number> & { readonly byteLength: number };
}

/** Allocates addresses in sequence, each aligned to a cache line. */
function makeAllotter(first: number) {
  let next = first;
  return (bytes: number): number => {
    const address = next;
    next = Math.ceil((next + bytes) / 64) * 64;
    return address;
  };
}

function materialWords(materials: readonly Material[], lampMaterials: ReadonlySet<number>): Float32Array {
  const words = new Float32Array(Math.max(1, materials.length) * at.MATERIAL_WORDS);
  materials.forEach((material, k) => {
    const row = words.subarray(k * at.MATERIAL_WORDS);
    const emission = material.emission ?? [0, 0, 0];
    row.set(material.colour, at.MATERIAL_COLOUR);
    // light that is sampled as a lamp must not be counted twice
    if (!lampMaterials.has(k)) {
      row.set(
        emission.map((value) => Math.min(MOST_EMITTED, value)),
        at.MATERIAL_MET,
      );
    }
    row[at.MATERIAL_TRANSMISSION] = material.transmission ?? 0;
    row[at.MATERIAL_F0] = material.f0;
    row[at.MATERIAL_METAL] = material.metal ? 1 : 0;
    row[at.MATERIAL_SHEEN] = material.sheen ?? 0;
    row[at.MATERIAL_TWO_SIDED] = material.twoSided ? 1 : 0;
    row[at.MATERIAL_SCREEN] = material.texture === 'screen' ? 1 : 0;
    row.set(emission, at.MATERIAL_EMISSION);
  });
  return words;
}

function lightWords(lights: readonly AreaLight[]): Float32Array {
  const words = new Float32Array(Math.max(1, lights.length) * at.LIGHT_WORDS);
  lights.forEach(({ origin, u, v, normal, area, radiance, visible, mirrored = 1, face, ground = 1 }, k) => {
    const row = words.subarray(k * at.LIGHT_WORDS);
    row.set(origin, at.LIGHT_ORIGIN);
    row.set(u, at.LIGHT_U);
    row.set(v, at.LIGHT_V);
    row.set(normal, at.LIGHT_NORMAL);
    row[at.LIGHT_AREA] = area;
    row.set(radiance, at.LIGHT_RADIANCE);
    row.set(
      [0, 1, 2].map((axis) => origin[axis] + 0.5 * (u[axis] + v[axis])),
      at.LIGHT_MIDDLE,
    );
    row[at.LIGHT_MIRRORED] = visible ? mirrored : 0;
    row[at.LIGHT_FACE] = face;
    row[at.LIGHT_GROUND] = ground;
  });
  return words;
}

function lampWords(lamps: readonly Lamp[]): Float32Array {
  const words = new Float32Array(Math.max(1, lamps.length) * at.LAMP_WORDS);
  lamps.forEach(({ middle, radius, power }, k) => {
    words.set([...middle, radius, ...power], k * at.LAMP_WORDS);
  });
  return words;
}

function headerWords({ context, lamps }: KernelScene): Float32Array {
  const { view, lighting, floor } = context;
  const { camera, box } = view;
  const header = new Float32Array(at.SCENE_WORDS);
  const integers = new Int32Array(header.buffer);
  header.set(camera.rotation, at.SCENE_ROTATION);
  header[at.SCENE_FOCAL] = camera.focal;
  header[at.SCENE_CX] = camera.cx;
  header[at.SCENE_CY] = camera.cy;
  header[at.SCENE_EYE] = camera.height;
  integers[at.SCENE_WIDTH] = view.width;
  header.set([box.left, box.right, box.back, box.front, box.ceiling], at.SCENE_BOX);
  header.set([floor.f0, floor.roughness], at.SCENE_FLOOR);
  header.set(lighting.ambient, at.SCENE_AMBIENT);
  header[at.SCENE_FURNISHED] = lighting.furnished ?? 1;
  integers[at.SCENE_LIGHT_COUNT] = Math.min(MOST_LIGHTS, lighting.lights.length);
  integers[at.SCENE_LAMP_COUNT] = Math.min(MOST_LIGHTS, lamps.length);
  return header;
}

/** Lays out the scene in memory, with a scratch for each thread. */
export function layOutScene(scene: KernelScene, threads: number): SceneMemory {
  const { bvh, context, lamps } = scene;
  const { geometry, lighting, materials } = context;
  const allot = makeAllotter(FIRST);
  const header = headerWords(scene);
  const integers = new Int32Array(header.buffer);
  const address = allot(header.byteLength);
  const sources: readonly (readonly [word: number, Block['source']])[] = [
    [at.SCENE_NODES, bvh.nodes],
    [at.SCENE_LEAVES, bvh.leaves],
    [at.SCENE_NORMAL, geometry.normal],
    [at.SCENE_UV, geometry.uv],
    [at.SCENE_INDEX, geometry.index],
    [at.SCENE_TRIANGLE_MATERIAL, geometry.material],
    [at.SCENE_MATERIALS, materialWords(materials, new Set(lamps.flatMap((lamp) => lamp.materials)))],
    [at.SCENE_MAP, lighting.map.radiance],
    [at.SCENE_LIGHTS, lightWords(lighting.lights)],
    [at.SCENE_LAMPS, lampWords(lamps)],
    [at.SCENE_SHADED_MAP, lighting.map.radiance],
  ];
  const blocks: Block[] = sources.map(([word, source]) => {
    integers[word] = allot(source.byteLength);
    return { address: integers[word], source };
  });
  const scratch = Array.from({ length: threads }, () => allot(at.SCRATCH_BYTES));
  const pages = Math.ceil(allot(0) / PAGE);
  const memory = new WebAssembly.Memory({ initial: Math.max(2, pages), maximum: LARGEST_PAGES, shared: true });
  const bytes = new Uint8Array(memory.buffer);
  for (const block of [{ address, source: header }, ...blocks]) bytes.set(bytesOf(block.source), block.address);
  return { memory, scene: address, scratch, shadedMap: integers[at.SCENE_SHADED_MAP] };
}

function bytesOf(source: Block['source']): Uint8Array {
  if (!ArrayBuffer.isView(source)) throw new Error('A block of the scene must be a typed array');
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}
