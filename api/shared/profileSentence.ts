/** What a label profile does, for the person who chooses it. */
import { type LabelProfile, wordsOf } from './labelProfile.js';

const PLACES = {
  corner: 'on a dark plate in the lower left corner',
  bar: 'in a dark bar along the lower edge',
} as const;

/**
 * One sentence.
 * @param page whether the delivery has a public page; without one there is nothing that a QR code could lead to
 */
export function profileSentence(profile: LabelProfile, { page }: { readonly page: boolean }): string {
  if (profile.kind === 'none') {
    return (
      'Nothing is drawn on the staged pictures, and full size is handed out without loss: ' +
      'put the statement and the link to the original beside every picture yourself.'
    );
  }
  const words = `Every staged picture says “${wordsOf(profile)}” ${PLACES[profile.kind]}`;
  if (!profile.qr) return `${words}; the link to the original has to stand beside it.`;
  if (page) return `${words}, with a QR code that leads to the original where it has room.`;
  return `${words}; it has no QR code, because this delivery has no public page that one could lead to.`;
}
