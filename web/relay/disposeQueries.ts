import { tidyStore } from './environment.js';
import { isQuery, type Query } from './prefetch.js';

let shown: readonly Query[] = [];

/**
 * Disposes of the queries of pages that were shown before: the store drops what no page uses, and a request whose
 * answer is no longer needed is aborted.
 * @param answers of the loaders of all routes on show
 */
export function disposeOtherQueries(answers: readonly unknown[]) {
  const now = answers.filter(isQuery);
  const left = shown.filter((query) => !now.includes(query));
  for (const query of left) query.dispose();
  if (left.length > 0) tidyStore();
  shown = now;
}
