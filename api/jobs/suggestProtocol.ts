/** The messages between the worker and the process that looks at photos. */
import type { PhotoFindings, PhotoHints } from '../stager/suggest/suggestion.js';

export interface LookOrder {
  /** path */
  readonly photo: string;
  readonly hints: PhotoHints;
}

/** null: the photo cannot be decoded */
export interface LookAnswer {
  readonly findings: PhotoFindings | null;
}
