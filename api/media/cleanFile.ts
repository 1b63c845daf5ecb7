/** What taking a sent file in comes to, whatever its kind. */
import type { Renditions } from './renditions.js';

export interface CleanOrder {
  /** path of the file as it was sent */
  readonly source: string;
  /** path of the file to write */
  readonly target: string;
  /** one of FORMATS */
  readonly mimeType: string;
}

export interface CleanFile {
  /** of the written file */
  readonly mimeType: string;
  /** pixels, upright */
  readonly width: number;
  readonly height: number;
  /** null for a film */
  readonly renditions: Renditions | null;
}
