import type { PieceMask } from '../../review/pieces.js';

export interface ScenePictures {
  /** the empty room */
  readonly photo: ImageBitmap;
  /** of the same aspect, and the map of its pieces */
  readonly staged: ImageBitmap;
  readonly map: PieceMask;
}
