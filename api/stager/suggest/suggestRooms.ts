/** Suggests room types for photos. A server that keeps what was found uses `findInPhoto` and `suggestForListing`. */
import type { Raster } from '../contract.js';
import { findInPhoto } from './findInPhoto.js';
import { suggestForListing } from './suggestForListing.js';
import type { PhotoFindings, PhotoHints, RoomSuggestion } from './suggestion.js';

export interface ListedPhoto {
  /** path of a file, its encoded bytes, or a decoded upright photo */
  readonly photo: string | Uint8Array | Raster;
  readonly hints?: PhotoHints;
}

/** @returns null for a photo that cannot be decoded */
export async function suggestRoom(photo: ListedPhoto['photo'], hints: PhotoHints = {}): Promise<RoomSuggestion | null> {
  const [suggestion = null] = await suggestRooms([{ photo, hints }]);
  return suggestion;
}

/**
 * Suggestions for the photos of one listing, which depend on each other.
 * @returns one for each photo, in the same order; null for those that cannot be decoded
 */
export async function suggestRooms(photos: readonly ListedPhoto[]): Promise<(RoomSuggestion | null)[]> {
  const found: (PhotoFindings | null)[] = [];
  for (const { photo, hints } of photos) found.push(await findInPhoto(photo, hints));
  const known = suggestForListing(found.filter((one) => one !== null)).values();
  return found.map((one) => (one ? (known.next().value ?? null) : null));
}
