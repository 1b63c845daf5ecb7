/** The grammar of comments: a phrase in plain words, and what it asks for. */
import { styleRule, colourRules, sizeRules, swapRules, varyRules, likeRule } from './grammar/looks.js';
import { freeRules, turnRules, moveRules } from './grammar/places.js';
import { removeRules, furnitureRules, moreRules, countRule } from './grammar/counts.js';
import { keepRules, roomRule, arrangeRule } from './grammar/keeps.js';
import type { Rule } from './grammar/rule.js';
import type { Wish } from './wish.js';

/** What a phrase asks for; null where it is not understood. @param words in lower case, without courtesies */
export function readWish(words: string): Wish | null {
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(words);
    const wish = match && read(match.map((group: string | undefined) => group ?? ''));
    if (wish) return wish;
  }
  return null;
}

/** The first that matches counts: those that are told apart most easily come first. */
const RULES: readonly Rule[] = [
  arrangeRule,
  likeRule,
  styleRule,
  ...furnitureRules,
  ...freeRules,
  ...turnRules,
  ...keepRules.slice(0, 1),
  ...removeRules,
  ...colourRules,
  ...sizeRules,
  ...swapRules,
  ...moreRules,
  ...moveRules.slice(0, 3),
  ...varyRules,
  ...keepRules.slice(1),
  roomRule,
  ...moveRules.slice(3),
  countRule,
];
