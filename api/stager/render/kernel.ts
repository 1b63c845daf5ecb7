import { readFileSync } from 'node:fs';
import type { Bvh4 } from './bvh4.js';
import { HIT, RAY, type RayBuffers } from './rays.js';

const FILE = new URL('../../../.build/kernel.wasm', import.meta.url);
/** Below it lie the kernel's stack and scratch. */
const DATA = 4096;
const PAGE = 65_536;

interface KernelExports {
  readonly memory: WebAssembly.Memory;
  trace(nodes: number, leaves: number, rays: number, hits: number, count: number, any: 0 | 1): void;
}

/** One thread's kernel: fill `rays`, trace, read the hits. */
export interface Kernel extends RayBuffers {
  /** the nearest hit of the first `count` rays */
  traceNearest(count: number): void;
  /** whether anything lies before the first `count` rays' farthest distance: only the triangle's sign counts */
  traceAny(count: number): void;
}

/** @throws with the command that builds it, where the kernel is missing */
export function compileKernel(): WebAssembly.Module {
  try {
    return new WebAssembly.Module(readFileSync(FILE));
  } catch (cause) {
    throw new Error(`The ray tracing kernel ${FILE.pathname} cannot be loaded: run "npm run build:kernel"`, { cause });
  }
}

const align = (bytes: number) => Math.ceil(bytes / 64) * 64;

/** @param capacity rays that are traced at once at most */
export function createKernel(compiled: WebAssembly.Module, bvh: Bvh4, capacity: number): Kernel {
  const instance = new WebAssembly.Instance(compiled, { env: { abort() {} } });
  const kernel = instance.exports as unknown as KernelExports;
  const leaves = align(DATA + bvh.nodes.length);
  const rays = align(leaves + bvh.leaves.length);
  const hits = rays + capacity * RAY.floats * 4;
  const end = hits + capacity * HIT.floats * 4;
  const missing = Math.ceil(end / PAGE) - kernel.memory.buffer.byteLength / PAGE;
  if (missing > 0) kernel.memory.grow(missing);
  const memory = kernel.memory.buffer;
  new Uint8Array(memory, DATA).set(bvh.nodes);
  new Uint8Array(memory, leaves).set(bvh.leaves);
  return {
    rays: new Float32Array(memory, rays, capacity * RAY.floats),
    hits: new Float32Array(memory, hits, capacity * HIT.floats),
    hitIntegers: new Int32Array(memory, hits, capacity * HIT.floats),
    traceNearest: (count) => kernel.trace(DATA, leaves, rays, hits, count, 0),
    traceAny: (count) => kernel.trace(DATA, leaves, rays, hits, count, 1),
  };
}
