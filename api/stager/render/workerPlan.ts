import type { Raster, Room } from '../contract.js';
import type { Curve } from '../light/development/development.js';
import type { RoomGains } from './developGains.js';
import type { FrameName, Frames, RowTask } from './filters/rowTask.js';
import type { Rows } from './trace/frame.js';
import type { Lamp } from './trace/lamps.js';
import type { SceneMemory } from './trace/sceneMemory.js';
import type { FaceShade, Shading } from './trace/shade.js';
import type { Silhouette } from './trace/silhouette.js';
import type { TracePlan } from './trace/traceContext.js';
import type { SunnyScene } from './trace/sunlight.js';
import type { Pass, SampleRange } from './trace/tile.js';

/** What the workers of one request share. Large arrays are in shared memory. */
export interface WorkerPlan {
  readonly kernel: WebAssembly.Module;
  readonly memory: SceneMemory;
  readonly silhouette: Silhouette;
  readonly context: TracePlan;
  readonly furniture: Shading;
  readonly shades: readonly FaceShade[];
  readonly lamps: readonly Lamp[];
  readonly frames: Frames;
  /** see Part; null: all pixels of the picture take all samples */
  readonly wanted: Uint8Array | null;
  /** null: no sunlight enters */
  readonly sunny: Pick<SunnyScene, 'sun' | 'field'> | null;
}

/** Indices of the pool's counters in shared memory. */
export const CONTROL = { next: 0, done: 1, length: 2 } as const;

/** Measures how a development shows these rooms. */
export interface DevelopTask {
  readonly kind: 'develop';
  readonly rooms: readonly RoomGains[];
  readonly curve: Curve;
}

export type WorkerTask =
  /** shadow of the furniture on the room's surfaces */
  | { readonly kind: 'shade'; readonly samples: SampleRange }
  /** furniture in a photo */
  | { readonly kind: 'trace'; readonly pass: Pass }
  /** a whole picture without a photo */
  | { readonly kind: 'picture'; readonly samples: SampleRange; readonly bounces: number }
  | DevelopTask
  | { readonly kind: 'rows'; readonly frame: FrameName; readonly task: RowTask; readonly rows: Rows };

/** Messages to a worker: read a room's light before there is a plan, take the plan, run a task, or drop the plan. */
export type WorkerMessage =
  | { readonly kind: 'light'; readonly photo: Raster; readonly room: Room }
  | { readonly kind: 'plan'; readonly plan: WorkerPlan }
  | { readonly kind: 'rest' }
  | WorkerTask;

/** Data that a worker is started with. */
export interface WorkerThread {
  readonly control: Int32Array;
  /** index of its scratch */
  readonly thread: number;
}
