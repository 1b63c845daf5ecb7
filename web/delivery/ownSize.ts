/** A size that the workspace added: its words, its fields, and its place in what a pack holds. */
import { isLongestSide, isMostBytes, isUsualName, nameKey, OWN_SIZE_FAULTS } from '../../api/shared/ownSizes.js';
import type { Problems } from '../forms/problems.js';

export interface OwnSize {
  readonly name: string;
  /** pixels */
  readonly longest: number;
  /** null: any */
  readonly mostBytes: number | null;
  /** whether the next pack holds it */
  readonly chosen: boolean;
}

const MEGABYTE = 1e6;

export interface KeptSizes {
  /** all that the workspace keeps */
  readonly ownSizes: readonly OwnSize[];
  /** names of those that it is no longer to keep */
  readonly removedSizes: readonly string[];
}

/** Such as "2400 px, at most 3 MB". */
export const sizeHint = ({ longest, mostBytes }: OwnSize): string =>
  mostBytes === null ? `${longest} px` : `${longest} px, at most ${mostBytes / MEGABYTE} MB`;

/** What the fields hold; no megabytes are any. */
type SizeDraft = Readonly<Record<'name' | 'longest' | 'megabytes', string>>;

export const draftOf = (size: OwnSize | null): SizeDraft => ({
  name: size?.name ?? '',
  longest: size ? String(size.longest) : '',
  megabytes: size?.mostBytes ? String(size.mostBytes / MEGABYTE) : '',
});

/** NaN where it is not a number. A comma is a decimal point too. */
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));

/** A size that was added or changed is chosen. */
export function sizeOf({ name, longest, megabytes }: SizeDraft): OwnSize {
  const mostBytes = megabytes.trim() === '' ? null : Math.round(numberOf(megabytes) * MEGABYTE);
  return { name: name.trim(), longest: numberOf(longest), mostBytes, chosen: true };
}

/** @param others the workspace's other sizes */
export function problemsOfSize(draft: SizeDraft, others: readonly OwnSize[]): Problems {
  const { name, longest, mostBytes } = sizeOf(draft);
  return {
    name: faultOfName(name, others),
    longest: isLongestSide(longest) ? undefined : OWN_SIZE_FAULTS.longest,
    megabytes: mostBytes === null || isMostBytes(mostBytes) ? undefined : OWN_SIZE_FAULTS.mostBytes,
  };
}

function faultOfName(name: string, others: readonly OwnSize[]): string | undefined {
  if (name === '') return OWN_SIZE_FAULTS.unnamed;
  if (isUsualName(name)) return OWN_SIZE_FAULTS.usualName;
  return others.some((other) => nameKey(other.name) === nameKey(name)) ? OWN_SIZE_FAULTS.sameName : undefined;
}

/** @param place of the size that is replaced; null: it is a new one */
export function withOwnSize({ ownSizes, removedSizes }: KeptSizes, size: OwnSize, place: number | null): KeptSizes {
  const replaced = place === null ? undefined : ownSizes[place];
  if (place === null || !replaced) return { ownSizes: [...ownSizes, size], removedSizes };
  const isRenamed = nameKey(replaced.name) !== nameKey(size.name);
  return {
    ownSizes: ownSizes.with(place, size),
    removedSizes: isRenamed ? [...removedSizes, replaced.name] : removedSizes,
  };
}

export const withoutOwnSize = ({ ownSizes, removedSizes }: KeptSizes, removed: OwnSize): KeptSizes => ({
  ownSizes: ownSizes.filter((size) => size !== removed),
  removedSizes: [...removedSizes, removed.name],
});
