import { isQuery, type Query } from './prefetch.js';

let shown: readonly Query[] = [];

/**
 * Gives back the queries of the pages that were shown before: the store forgets what no page asks for, and an answer
 * that nobody waits for is given up.
 * @param answers of the loaders of all routes that are shown now
 */
export function disposeOtherQueries(answers: readonly unknown[]) {
  const now = answers.filter(isQuery);
  for (const query of shown) if (!now.includes(query)) query.dispose();
  shown = now;
}
