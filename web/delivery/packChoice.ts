/** What a pack holds, as the dialog's fields hold it and as the server takes it. */
import { graphql, readInlineData } from 'relay-runtime';
import { USUAL_WORDS, type LabelProfile } from '../../api/shared/labelProfile.js';
import type { KeptSizes } from './ownSize.js';
import type { BeforeAfterPicture, LabelKind, PackSize, packChoice$key } from '../__generated__/packChoice.graphql.js';

export interface PackChoice extends KeptSizes {
  readonly sizes: readonly PackSize[];
  readonly originals: boolean;
  readonly beforeAfter: readonly BeforeAfterPicture[];
  readonly disclosureText: boolean;
  readonly disclosurePdf: boolean;
  readonly labelKind: LabelKind;
  /** '' for the usual ones */
  readonly labelWords: string;
  readonly labelQr: boolean;
  readonly publicPage: boolean;
}

/** What a pack held, as the proposal for the next one. */
export function readPackChoice(key: packChoice$key): PackChoice {
  const { sizes, ownSizes, originals, beforeAfter, disclosureText, disclosurePdf, ...rest } = readInlineData(
    graphql`
      fragment packChoice on PackChoice @inline {
        sizes
        ownSizes {
          name
          longest
          mostBytes
          chosen
        }
        originals
        beforeAfter
        disclosureText
        disclosurePdf
        labelKind
        labelWords
        labelQr
        publicPage
      }
    `,
    key,
  );
  const { labelKind, labelWords, labelQr, publicPage } = rest;
  const words = labelWords === USUAL_WORDS ? '' : labelWords;
  const own = ownSizes.map(({ name, longest, mostBytes, chosen }) => ({
    name,
    longest,
    mostBytes: mostBytes ?? null,
    chosen,
  }));
  const files = { sizes, ownSizes: own, removedSizes: [], originals, beforeAfter, disclosureText, disclosurePdf };
  return { ...files, labelKind, labelWords: words, labelQr, publicPage };
}

/** As the server takes it. A code leads to the public page. */
export function inputOf({ labelKind, labelWords, labelQr, ...rest }: PackChoice) {
  const label = { kind: labelKind, words: labelWords.trim() || null, qr: labelQr && rest.publicPage };
  return { ...rest, label };
}

/** For the sentence that says what the label does. */
export function profileOf({ labelKind, labelWords, labelQr, publicPage }: PackChoice): LabelProfile {
  if (labelKind !== 'CORNER' && labelKind !== 'BAR') return { kind: 'none' };
  return { kind: labelKind === 'BAR' ? 'bar' : 'corner', words: labelWords, qr: labelQr && publicPage };
}

/** Pixels of the longest side in the smallest size of staged pictures; null: they are as large as the photos. */
export function smallestSize({ sizes, ownSizes }: PackChoice): number | null {
  const usual = sizes.flatMap((size) => (size === 'MLS' ? 2048 : size === 'WEB' ? 1600 : []));
  const own = ownSizes.flatMap(({ chosen, longest }) => (chosen ? longest : []));
  const all = [...usual, ...own];
  return all.length > 0 ? Math.min(...all) : null;
}

export const isEmpty = ({ sizes, ownSizes, beforeAfter, originals, ...texts }: PackChoice): boolean =>
  sizes.length === 0 &&
  !ownSizes.some(({ chosen }) => chosen) &&
  beforeAfter.length === 0 &&
  !originals &&
  !texts.disclosureText &&
  !texts.disclosurePdf;
