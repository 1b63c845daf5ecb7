import { SYNONYMS } from '../../../../api/stager/design/notes/nouns.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { GROUPS, type Group } from './groups.js';
import { kindWords } from './kindName.js';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** Everything by which people may look for a kind: its names, the everyday words for it, and its group. */
function wordsFor(kind: Kind, { title }: Group): string[] {
  const everyday = Object.keys(SYNONYMS).filter((word) => SYNONYMS[word]?.includes(kind));
  return [kind, kindWords(kind), title, ...everyday].flatMap(wordsOf);
}

/** The word itself, then what it may be the plural of: sofas, benches. */
const singulars = (word: string) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];

interface Wanted {
  /** the kinds that may be offered */
  readonly kinds: readonly Kind[];
  /** what was typed: each of its words, or its singular, begins a word of the kind */
  readonly search: string;
  /** its group comes first */
  readonly current?: Kind | undefined;
}

/** The groups with the kinds that are wanted, without those that have none. */
export function findGroups({ kinds, search, current }: Wanted): readonly Group[] {
  const typed = wordsOf(search);
  const isWanted = (kind: Kind, group: Group) => {
    if (!kinds.includes(kind)) return false;
    const words = wordsFor(kind, group);
    return typed.every((part) => singulars(part).some((start) => words.some((word) => word.startsWith(start))));
  };
  const found = GROUPS.map((group) => ({ ...group, kinds: group.kinds.filter((kind) => isWanted(kind, group)) }));
  const own = GROUPS.find((group) => current !== undefined && group.kinds.includes(current))?.title;
  return found
    .filter((group) => group.kinds.length > 0)
    .toSorted((one, other) => Number(other.title === own) - Number(one.title === own));
}
