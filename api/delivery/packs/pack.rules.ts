import { z } from 'zod';
import { optionalText } from '../../domain/rules.js';
import type { BeforeAfterForm } from '../pack/beforeAfter.js';
import { LONGEST_LABEL, type LabelProfile } from '../../shared/labelProfile.js';
import { isLongestSide, OWN_SIZE_FAULTS } from '../../shared/ownSizes.js';
import type { SIZES } from '../pictures/sizes.js';
import { ownSizes } from './ownSizes.rules.js';

/** The sizes by their stored names, and what they are for. */
export const SIZE_OPTIONS = {
  full: { description: 'As large as the photo; without loss where nothing is drawn on it.' },
  mls: { description: 'For listing services: at most 2048 pixels and 5 MB.' },
  web: { description: 'At most 1600 pixels.' },
} as const satisfies Record<keyof typeof SIZES, { readonly description: string }>;

/** The before/after pictures by their stored names. */
export const SPLIT_OPTIONS = {
  side_by_side_landscape: { split: 'side-by-side', shape: 'landscape', description: 'Both whole, beside each other.' },
  side_by_side_square: { split: 'side-by-side', shape: 'square', description: 'Both in a square of 1080 pixels.' },
  side_by_side_portrait: { split: 'side-by-side', shape: 'portrait', description: 'Both in 1080 by 1350 pixels.' },
  diagonal_landscape: { split: 'diagonal', shape: 'landscape', description: 'One whole picture, split diagonally.' },
  diagonal_square: { split: 'diagonal', shape: 'square', description: 'A square of 1080 pixels, split diagonally.' },
  diagonal_portrait: { split: 'diagonal', shape: 'portrait', description: '1080 by 1350 pixels, split diagonally.' },
} as const satisfies Record<string, BeforeAfterForm & { readonly description: string }>;

/** Names of a table, each once. */
const namesOf = <Name extends string>(options: Readonly<Record<Name, unknown>>) =>
  z.array(z.enum(keysOf(options))).transform((values) => [...new Set(values)]);

const keysOf = <Name extends string>(options: Readonly<Record<Name, unknown>>) => Object.keys(options) as Name[];

export const label = z
  .object({
    kind: z.enum(['none', 'corner', 'bar']),
    words: optionalText('The words', LONGEST_LABEL),
    qr: z.boolean().default(false),
  })
  .transform(({ kind, words, qr }): LabelProfile => (kind === 'none' ? { kind } : { kind, words: words ?? null, qr }));

/** What a person chooses. */
export const chosenPack = z.object({
  sizes: namesOf(SIZE_OPTIONS),
  ownSizes,
  originals: z.boolean(),
  beforeAfter: namesOf(SPLIT_OPTIONS),
  disclosureText: z.boolean(),
  disclosurePdf: z.boolean(),
  label,
  publicPage: z.boolean(),
});
export type ChosenPack = z.output<typeof chosenPack>;

export const newPack = chosenPack.extend({ jobId: z.string(), removedSizes: z.array(z.string()) }).refine(isAnything, {
  message: 'Choose at least one size, picture or text',
  path: ['sizes'],
});
export type NewPack = z.output<typeof newPack>;

/** A picture of the pack that would be ordered. */
export const preview = z.object({
  label,
  longest: z
    .number()
    .refine(isLongestSide, OWN_SIZE_FAULTS.longest)
    .nullish()
    .transform((longest) => longest ?? null),
});

function isAnything({ sizes, ownSizes: own, ...rest }: ChosenPack): boolean {
  const { originals, beforeAfter, disclosureText, disclosurePdf } = rest;
  const isAnySize = sizes.length > 0 || own.some(({ chosen }) => chosen);
  return isAnySize || beforeAfter.length > 0 || originals || disclosureText || disclosurePdf;
}

/** What the first pack of a workspace holds unless somebody chooses otherwise. */
export const USUAL_PACK: ChosenPack = {
  sizes: ['full', 'mls'],
  ownSizes: [],
  originals: true,
  beforeAfter: ['side_by_side_landscape'],
  disclosureText: true,
  disclosurePdf: true,
  label: { kind: 'corner', words: null, qr: false },
  publicPage: false,
};
