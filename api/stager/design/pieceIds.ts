/** Ids and seeds of pieces. */
import { createRandom } from '../random.js';
import type { Kind } from '../kinds.js';

/** The id of the piece of a kind with this number, from 1, such as "armchair-2". */
export const pieceId = (kind: Kind, number: number): string => `${kind.replaceAll(' ', '-')}-${number}`;

/** Depends on the piece's id and the plan's seed alone: replacing one piece does not change how others look. */
export function pieceSeed(id: string, seed: number): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash ^ seed).integer();
}
