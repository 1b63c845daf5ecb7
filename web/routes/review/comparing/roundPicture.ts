import type { Zoom } from '../useZoom.js';
import type { Outlines } from './outlines.js';

/** The picture of a round. */
export interface RoundPicture {
  readonly name: string;
  readonly alt: string;
  /** in one width or several; null where it was deleted or removed */
  readonly sources: { readonly src: string; readonly srcSet?: string } | null;
  /** a sentence: why it was removed; null where it was not */
  readonly removed: string | null;
  /** its own pixels; 0 where it was deleted or removed */
  readonly width: number;
}

/** Two rounds of a photo as they are compared. */
export interface ComparedRounds {
  readonly left: RoundPicture;
  readonly right: RoundPicture;
  /** pixels of the photo */
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: Zoom;
  /** of what differs; null: none are shown */
  readonly outlines: Outlines | null;
}
