/** How pictures of a delivery are labelled, as a workspace or a download chooses it. */
import type { Label } from '../label/label.js';

export type LabelProfile =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'corner' | 'bar';
      /** null: "Virtually staged" */
      readonly words: string | null;
      /** whether a QR code leads to the original, where there is a public page */
      readonly qr: boolean;
    };

export const USUAL_WORDS = 'Virtually staged';

/** What stands on the plate. */
export const wordsOf = ({ words }: { readonly words: string | null }): string => words?.trim() || USUAL_WORDS;

/** @param page the public address that shows the original, or null */
export function labelOf(profile: LabelProfile, page: string | null): Label | null {
  if (profile.kind === 'none') return null;
  return { place: profile.kind, words: wordsOf(profile), link: profile.qr ? page : null };
}
