import type { PreloadedQuery } from 'react-relay/hooks';
import { loadQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { environment } from './environment.js';

const hold = 250; // ms; React would show a fallback for at least 300 ms

/** Resolves when the query has its first answer, fails or was in the store already, and at the latest after `hold`. */
function firstAnswer(query: { readonly source?: PreloadedQuery<OperationType>['source'] }): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, hold);
    const settle = () => {
      clearTimeout(timer);
      done();
    };
    if (!query.source) return settle();
    query.source.subscribe({ next: settle, error: settle, complete: settle });
  });
}

/**
 * For a route's loader: starts the query and holds the router on the old page for the first answer, up to 250 ms; a
 * slower answer suspends the new page.
 */
export async function preload<TQuery extends OperationType>(
  document: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): Promise<PreloadedQuery<TQuery>> {
  const query = loadQuery<TQuery>(environment, document, variables, { fetchPolicy: 'store-and-network' });
  await firstAnswer(query);
  return query;
}
