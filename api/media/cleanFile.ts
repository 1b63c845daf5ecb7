/** What taking a sent file in comes to, whatever its kind. */
import type { Logger } from 'pino';
import type { Renditions } from './renditions.js';

export interface CleanOrder {
  /** path of the file as it was sent */
  readonly source: string;
  /** path of the file to write */
  readonly target: string;
  /** one of FORMATS */
  readonly mimeType: string;
  readonly log: Logger;
}

export interface CleanFile {
  /** of the written file */
  readonly mimeType: string;
  /** pixels, upright */
  readonly width: number;
  readonly height: number;
  /** of a film, seconds */
  readonly duration: number | null;
  /** null for a film of which no picture could be made */
  readonly renditions: Renditions | null;
}
