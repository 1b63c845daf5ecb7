import type { Raster, Room } from '../contract.js';
import type { FrameName, Frames, RowTask } from './filters/rowTask.js';
import type { Lamp } from './trace/lamps.js';
import type { SceneMemory } from './trace/sceneMemory.js';
import type { FaceShade, Shading } from './trace/shade.js';
import type { Silhouette } from './trace/silhouette.js';
import type { TracePlan } from './trace/traceContext.js';
import type { SunnyScene } from './trace/sunlight.js';
import type { Pass, SampleRange } from './trace/tile.js';

/** What the workers of one request share. Large arrays lie in shared memory. */
export interface WorkerPlan {
  readonly kernel: WebAssembly.Module;
  readonly memory: SceneMemory;
  readonly silhouette: Silhouette;
  readonly context: TracePlan;
  readonly furniture: Shading;
  readonly shades: readonly FaceShade[];
  readonly lamps: readonly Lamp[];
  readonly frames: Frames;
  /** null: the sun does not shine in */
  readonly sunny: Pick<SunnyScene, 'sun' | 'field'> | null;
}

/** Numbers that the pool counts with, in shared memory. */
export const CONTROL = { next: 0, done: 1, length: 2 } as const;

export type WorkerTask =
  /** how much light the furniture takes from the room's surfaces */
  | { readonly kind: 'shade'; readonly samples: SampleRange }
  /** furniture in a photo */
  | { readonly kind: 'trace'; readonly pass: Pass }
  /** a whole picture without a photo */
  | { readonly kind: 'picture'; readonly samples: SampleRange; readonly bounces: number }
  | { readonly kind: 'rows'; readonly frame: FrameName; readonly task: RowTask };

/** What a worker is told: to read a room's light before there is a plan, what the plan is, or to work on it. */
export type WorkerMessage =
  | { readonly kind: 'light'; readonly photo: Raster; readonly room: Room }
  | { readonly kind: 'plan'; readonly plan: WorkerPlan }
  | WorkerTask;

/** What a worker is started with. */
export interface WorkerThread {
  readonly control: Int32Array;
  /** which of the memory's scratches is its own */
  readonly thread: number;
}
