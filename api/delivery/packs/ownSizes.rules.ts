import { z } from 'zod';
import { text } from '../../domain/rules.js';
import { isLongestSide, isMostBytes, isUsualName, nameKey, OWN_SIZE_FAULTS, OWN_SIZES } from '../../shared/ownSizes.js';

const ownSize = z.object({
  name: text('The name', OWN_SIZES.longestName)
    .min(1, OWN_SIZE_FAULTS.unnamed)
    .refine((name) => !isUsualName(name), OWN_SIZE_FAULTS.usualName),
  longest: z.number().refine(isLongestSide, OWN_SIZE_FAULTS.longest),
  mostBytes: z
    .number()
    .refine(isMostBytes, OWN_SIZE_FAULTS.mostBytes)
    .nullish()
    .transform((bytes) => bytes ?? null),
  /** whether the pack holds it; the workspace keeps it in either case */
  chosen: z.boolean().default(true),
});
export type OwnSize = z.output<typeof ownSize>;

const isEachNamedOnce = (sizes: readonly OwnSize[]) =>
  new Set(sizes.map(({ name }) => nameKey(name))).size === sizes.length;

export const ownSizes = z
  .array(ownSize)
  .max(OWN_SIZES.most, OWN_SIZE_FAULTS.tooMany)
  .refine(isEachNamedOnce, OWN_SIZE_FAULTS.sameName)
  // packs that were ordered before there were own sizes have none
  .default([]);

interface SizeChange {
  readonly ownSizes: readonly OwnSize[];
  /** names of sizes that are not to be kept any more */
  readonly removedSizes: readonly string[];
}

/**
 * The sizes that a workspace keeps after a pack was ordered. Those that the order does not name stay, not chosen: a
 * program that knows nothing of them does not remove them.
 */
export function keptSizes(kept: readonly OwnSize[], change: SizeChange): OwnSize[] {
  const given = new Map(change.ownSizes.map((size) => [nameKey(size.name), size]));
  const removed = new Set(change.removedSizes.map(nameKey));
  const known = new Set(kept.map(({ name }) => nameKey(name)));
  const stay = kept.flatMap((size) => {
    const now = given.get(nameKey(size.name));
    if (now) return [now];
    return removed.has(nameKey(size.name)) ? [] : [{ ...size, chosen: false }];
  });
  return [...stay, ...change.ownSizes.filter(({ name }) => !known.has(nameKey(name)))];
}
