import type { Frame, Rows } from '../trace/frame.js';
import type { Camera } from '../../contract.js';
import { finishColour, lightColour, type Tone } from './develop.js';
import { blendSeams, finishRatio, rugShadeReader, type LightChange } from './ratio.js';
import { blendMixed, takeMixed } from './mixedPixels.js';
import { resolve, type ResolveOptions } from './resolve.js';
import { despeckle } from './despeckle.js';
import { lightOutline } from './lightOutline.js';
import { measureSpread, smooth, type SmoothPass } from './smooth.js';
import type { Sunlight } from '../trace/sunlight.js';
import { addSunshine } from './sunshine.js';

/** Frames of a request: the picture, or a smaller one for the first or the second preview. */
export type FrameName = 'picture' | 'first' | 'second';

/** A task on rows of a frame, which may run in any order on any thread; tasks run one after the other. */
export type RowTask =
  /** turns the sums of the picture into means */
  | { readonly kind: 'resolve'; readonly options: ResolveOptions }
  | { readonly kind: 'spread' }
  | { readonly kind: 'despeckle' | 'outline'; readonly source: number; readonly target: number }
  | { readonly kind: 'smooth'; readonly pass: SmoothPass }
  | { readonly kind: 'ratio'; readonly camera: Camera }
  /** see SunView */
  | { readonly kind: 'sunshine'; readonly camera: Camera; readonly trim: number }
  | { readonly kind: 'seams' | 'blendMixed' | 'takeMixed' }
  | { readonly kind: 'light' | 'colour'; readonly tone: Tone };

export interface Frames {
  readonly picture: Frame;
  readonly first?: Frame;
  readonly second?: Frame;
}

/** The data that row tasks read. */
interface RowWork {
  readonly frames: Frames;
  /** how the furniture changes the room's light */
  readonly change: LightChange;
  /** null: no sunlight enters */
  readonly sunlight: Sunlight | null;
}

export function runRows(task: RowTask, { frames, change, sunlight }: RowWork, name: FrameName, rows: Rows): void {
  const frame = frames[name];
  if (!frame) throw new Error(`There is no ${name} frame to work on`);
  switch (task.kind) {
    case 'resolve':
      return resolve(frames.picture, frame, rows, task.options);
    case 'spread':
      return measureSpread(frame, rows);
    case 'despeckle':
      return despeckle(frame, rows, task.source, task.target);
    case 'outline':
      return lightOutline(frame, rows, task.source, task.target);
    case 'smooth':
      return smooth(frame, rows, task.pass);
    case 'ratio':
      return finishRatio(frame, rows, change, task.camera);
    case 'sunshine':
      if (!sunlight) return;
      return addSunshine(frame, rows, { ...change, sunlight, camera: task.camera, trim: task.trim });
    case 'seams':
      return blendSeams(frame, rows);
    case 'blendMixed':
      return blendMixed(frame, rows);
    case 'takeMixed':
      return takeMixed(frame, rows);
    case 'light':
      return lightColour(frame, rows, task.tone, rugShadeReader(change));
    case 'colour':
      return finishColour(frame, rows, task.tone);
  }
}
