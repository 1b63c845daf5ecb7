import { z } from 'zod';
import { optionalText } from '../../domain/rules.js';
import { BEFORE_AFTER_FORMS } from '../pack/beforeAfter.js';
import { LONGEST_LABEL, type LabelProfile } from '../../shared/labelProfile.js';
import { SIZES } from '../pictures/sizes.js';

export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as [SizeName, ...SizeName[]];

/** A before/after picture: how it is split, and its shape. */
export const SPLIT_NAMES = BEFORE_AFTER_FORMS.map(({ split, shape }) => `${split}-${shape}` as const);
export type SplitName = (typeof SPLIT_NAMES)[number];

const list = <Value extends string>(names: readonly Value[]) =>
  z.array(z.enum(names)).transform((values) => [...new Set(values)]);

export const label = z
  .object({
    kind: z.enum(['none', 'corner', 'bar']),
    words: optionalText('The words', LONGEST_LABEL),
    qr: z.boolean().default(false),
  })
  .transform(({ kind, words, qr }): LabelProfile => (kind === 'none' ? { kind } : { kind, words: words ?? null, qr }));

/** What a person chooses. */
export const chosenPack = z.object({
  sizes: list(SIZE_NAMES),
  originals: z.boolean(),
  beforeAfter: list(SPLIT_NAMES),
  disclosureText: z.boolean(),
  disclosurePdf: z.boolean(),
  label,
  publicPage: z.boolean(),
});
export type ChosenPack = z.output<typeof chosenPack>;

export const newPack = chosenPack.extend({ jobId: z.string() }).refine(isAnything, {
  message: 'Choose at least one size, picture or text',
  path: ['sizes'],
});
export type NewPack = z.output<typeof newPack>;

function isAnything({ sizes, originals, beforeAfter, disclosureText, disclosurePdf }: ChosenPack): boolean {
  return sizes.length > 0 || beforeAfter.length > 0 || originals || disclosureText || disclosurePdf;
}

/** What the first pack of a workspace holds unless somebody chooses otherwise. */
export const USUAL_PACK: ChosenPack = {
  sizes: ['full', 'mls'],
  originals: true,
  beforeAfter: ['side-by-side-landscape'],
  disclosureText: true,
  disclosurePdf: true,
  label: { kind: 'corner', words: null, qr: true },
  publicPage: true,
};
