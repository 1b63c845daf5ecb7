import { SYNONYMS } from '../../../../api/stager/design/notes/nouns.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { GROUPS, type Group } from './groups.js';
import { kindWords } from './kindName.js';

/** Everything by which people may look for a kind: its names, the everyday words for it, and its group. */
function wordsFor(kind: Kind, { title }: Group): string[] {
  const everyday = Object.keys(SYNONYMS).filter((word) => SYNONYMS[word]?.includes(kind));
  return [kind, kindWords(kind), title, ...everyday].flatMap((name) => name.toLowerCase().split(/[\s-]+/));
}

interface Wanted {
  /** the kinds that may be offered */
  readonly kinds: readonly Kind[];
  /** what was typed: each of its words begins a word of the kind */
  readonly search: string;
  /** its group comes first */
  readonly current?: Kind | undefined;
}

/** The groups with the kinds that are wanted, without those that have none. */
export function findGroups({ kinds, search, current }: Wanted): readonly Group[] {
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (kind: Kind, group: Group) => {
    if (!kinds.includes(kind)) return false;
    const words = wordsFor(kind, group);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  };
  const found = GROUPS.map((group) => ({ ...group, kinds: group.kinds.filter((kind) => isWanted(kind, group)) }));
  const isOfCurrent = ({ title }: Group) =>
    current !== undefined && GROUPS.some((group) => group.title === title && group.kinds.includes(current));
  return found
    .filter((group) => group.kinds.length > 0)
    .toSorted((one, other) => Number(isOfCurrent(other)) - Number(isOfCurrent(one)));
}
