import { readFileSync } from 'node:fs';
import * as at from '../../kernel/layout.js';
import { HIT, RAY, type RayTracer } from './rays.js';
import type { SceneMemory } from './sceneMemory.js';

const FILE = new URL('../../../../.build/kernel.wasm', import.meta.url);

/** The exports of kernel/index.as.ts. All numbers are 32 bit. */
interface KernelExports {
  open(scene: number, scratch: number): void;
  trace(count: number, any: 0 | 1): void;
  aimPrimary(count: number, sample: number, shiftX: number, shiftY: number, background: 0 | 1): number;
  land(count: number): void;
  gatherLight(count: number, sample: number): void;
  gatherLamps(count: number, sample: number): void;
  gatherBounces(count: number, sample: number): void;
  gatherMirrors(count: number, sample: number): void;
}

/** One thread's kernel: traces up to `at.CAPACITY` rays, or moves wavefronts of lanes through the stages. */
export interface Kernel extends RayTracer {
  /** one number per lane, by column; see kernel/layout.ts */
  floats(column: number): Float32Array;
  integers(column: number): Int32Array;
  /** sums over samples, `at.SUM_WORDS` per lane */
  readonly sums: Float32Array;
  /** hits on furniture, `at.RECORD_WORDS` each; the same memory as integers */
  readonly records: Float32Array;
  readonly recordIntegers: Int32Array;
  /** the stages, for the first `count` lanes or records */
  readonly stages: Omit<KernelExports, 'open' | 'trace'>;
}

/** @throws an error that names the build command, if the kernel is missing */
export function compileKernel(): WebAssembly.Module {
  try {
    return new WebAssembly.Module(readFileSync(FILE));
  } catch (cause) {
    throw new Error(`The ray tracing kernel ${FILE.pathname} cannot be loaded: run "npm run build:kernel"`, { cause });
  }
}

/** @param thread index of the scratch that this kernel alone uses */
export function openKernel(
  compiled: WebAssembly.Module,
  { memory, scene, scratch }: SceneMemory,
  thread: number,
): Kernel {
  const instance = new WebAssembly.Instance(compiled, { env: { memory, abort() {} } });
  const kernel = instance.exports as unknown as KernelExports;
  const mine = scratch[thread];
  kernel.open(scene, mine);
  const { buffer } = memory;
  const column = (number: number) => mine + at.SCRATCH_COLUMNS + number * at.COLUMN_BYTES;
  const { CAPACITY } = at;
  return {
    rays: new Float32Array(buffer, mine + at.SCRATCH_RAYS, CAPACITY * RAY.floats),
    hits: new Float32Array(buffer, mine + at.SCRATCH_HITS, CAPACITY * HIT.floats),
    hitIntegers: new Int32Array(buffer, mine + at.SCRATCH_HITS, CAPACITY * HIT.floats),
    traceNearest: (count) => kernel.trace(count, 0),
    traceAny: (count) => kernel.trace(count, 1),
    floats: (number) => new Float32Array(buffer, column(number), CAPACITY),
    integers: (number) => new Int32Array(buffer, column(number), CAPACITY),
    sums: new Float32Array(buffer, mine + at.SCRATCH_SUMS, CAPACITY * at.SUM_WORDS),
    records: new Float32Array(buffer, mine + at.SCRATCH_RECORDS, CAPACITY * at.RECORD_WORDS),
    recordIntegers: new Int32Array(buffer, mine + at.SCRATCH_RECORDS, CAPACITY * at.RECORD_WORDS),
    stages: kernel,
  };
}
