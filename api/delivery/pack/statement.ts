/**
 * The words that California's Business and Professions Code 10140.8 (AB 723) asks for beside a digitally altered
 * picture: that it was altered, where the original is, and that it can be seen there.
 */
export interface Shown {
  /** the public address that shows the original, or null */
  readonly page: string | null;
  /** the original's file in the pack */
  readonly original: string;
}

const ALTERED = 'This image was digitally altered: furniture and decor were added by virtual staging.';

/** Where the original can be seen. */
export const originalSentence = ({ page, original }: Shown): string =>
  page === null
    ? `The original, unaltered photo is published beside it (file ${original}).`
    : `The original, unaltered photo can be seen at ${page}`;

/** The caption of one picture. */
export const captionOf = (shown: Shown): string => `Virtually staged. ${ALTERED} ${originalSentence(shown)}`;

/** What the pack's documents say of themselves. */
export const NO_ADVICE = 'This is information and no legal advice. Rules differ by state and by listing service.';
