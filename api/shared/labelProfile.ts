/** How pictures of a delivery are labelled, as a workspace or a download chooses it. */

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

/** Characters of the words. */
export const LONGEST_LABEL = 60;

/** What stands on the plate. */
export const wordsOf = ({ words }: { readonly words: string | null }): string => words?.trim() || USUAL_WORDS;
