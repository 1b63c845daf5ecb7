import type { Frame, Rows } from '../trace/frame.js';
import type { Camera } from '../../contract.js';
import { finishColour, lightColour, type Tone } from './develop.js';
import { blendSeams, finishRatio, type LightChange } from './ratio.js';
import { blendMixed, takeMixed } from './mixedPixels.js';
import { resolve, type ResolveOptions } from './resolve.js';
import { despeckle } from './despeckle.js';
import { lightOutline } from './lightOutline.js';
import { measureSpread, smooth, type SmoothPass } from './smooth.js';
import type { Sunlight } from '../trace/sunlight.js';
import { addSunshine } from './sunshine.js';

/** Which of a request's frames: the picture itself, or a smaller one for the first look or the second. */
export type FrameName = 'picture' | 'first' | 'second';

/** Work on rows of a frame: any rows, in any order, on any thread; all of one task before the next. */
export type RowTask =
  /** from the sums of the picture */
  | { readonly kind: 'resolve'; readonly options: ResolveOptions }
  | { readonly kind: 'spread' }
  | { readonly kind: 'despeckle' | 'outline'; readonly source: number; readonly target: number }
  | { readonly kind: 'smooth'; readonly pass: SmoothPass }
  | { readonly kind: 'ratio' | 'sunshine'; readonly camera: Camera }
  | { readonly kind: 'seams' | 'blendMixed' | 'takeMixed' }
  | { readonly kind: 'light' | 'colour'; readonly tone: Tone };

export interface Frames {
  readonly picture: Frame;
  readonly first?: Frame;
  readonly second?: Frame;
}

/** What a request's row tasks work on. */
interface RowWork {
  readonly frames: Frames;
  /** how the furniture changes the room's light */
  readonly change: LightChange;
  /** null: the sun does not shine in */
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
      return addSunshine(frame, rows, { ...change, sunlight, camera: task.camera });
    case 'seams':
      return blendSeams(frame, rows);
    case 'blendMixed':
      return blendMixed(frame, rows);
    case 'takeMixed':
      return takeMixed(frame, rows);
    case 'light':
      return lightColour(frame, rows, task.tone);
    case 'colour':
      return finishColour(frame, rows, task.tone);
  }
}
