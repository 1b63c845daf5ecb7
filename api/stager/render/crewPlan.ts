import type { FrameName, Frames, RowTask } from './filters/rowTask.js';
import type { SceneMemory } from './sceneMemory.js';
import type { Silhouette } from './silhouette.js';
import type { StudioPlan } from './stages/studio.js';
import type { SampleRange } from './tile.js';
import type { Bounds } from './view.js';

/** What the workers of one request share. Large arrays lie in shared memory. */
export interface CrewPlan {
  readonly kernel: WebAssembly.Module;
  readonly memory: SceneMemory;
  readonly silhouette: Silhouette;
  readonly studio: StudioPlan;
  readonly furniture: readonly Bounds[];
  readonly frames: Frames;
}

/** Numbers that the crew counts with, in shared memory. */
export const CONTROL = { next: 0, done: 1, length: 2 } as const;

export type CrewTask =
  /** furniture in a photo */
  | { readonly kind: 'trace'; readonly samples: SampleRange }
  /** a whole picture without a photo */
  | { readonly kind: 'picture'; readonly samples: SampleRange; readonly bounces: number }
  | { readonly kind: 'rows'; readonly frame: FrameName; readonly task: RowTask };

/** What a worker is started with. */
export interface CrewMember {
  readonly control: Int32Array;
  /** which of the memory's scratches is its own */
  readonly thread: number;
}
