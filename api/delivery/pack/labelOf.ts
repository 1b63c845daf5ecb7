import { type LabelProfile, wordsOf } from '../../shared/labelProfile.js';
import type { Label } from '../label/label.js';

/**
 * What is drawn on the pictures of a delivery; null: nothing.
 * @param page the public address that shows the original, or null
 */
export function labelOf(profile: LabelProfile, page: string | null): Label | null {
  if (profile.kind === 'none') return null;
  return { place: profile.kind, words: wordsOf(profile), link: profile.qr ? page : null };
}
