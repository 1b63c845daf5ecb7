import { capital } from '../notes/countWords.js';

/** Changes that are told one by one. */
const MOST_TOLD = 12;

/** Changes in one sentence, each in its words, the first ones of many: "Sofa moved 40 cm; armchair removed." */
export function asSentence(changes: readonly string[]): string {
  const told = changes.slice(0, MOST_TOLD);
  const more = changes.length - told.length;
  const words = [...told, ...(more > 0 ? [`and ${more} more ${more === 1 ? 'change' : 'changes'}`] : [])].join('; ');
  return `${capital(words)}.`;
}
