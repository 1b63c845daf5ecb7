import type { PreloadedQuery } from 'react-relay/hooks';
import { loadQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { getRequest } from 'relay-runtime';
import { environment } from './environment.js';
import { takePrefetched } from './prefetch.js';

const HOLD = 250; // ms; React shows a fallback for at least 300 ms

/**
 * Resolves when the query has its answer with all deferred parts, has failed or was in the store already; at the latest
 * after HOLD: skeletons are shown only for slow answers.
 */
function wholeAnswer(query: { readonly source?: PreloadedQuery<OperationType>['source'] }): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, HOLD);
    const settle = () => {
      clearTimeout(timer);
      done();
    };
    if (!query.source) return settle();
    query.source.subscribe({ error: settle, complete: settle });
  });
}

/**
 * Whether the address bar shows this address already, as it does after Back or Forward and when a page is read again;
 * the address of a followed link appears there only when its page is loaded.
 */
const isShown = (url: string) => url === location.href.replace(/#.*/, '');

interface Settings {
  /** the loader's request: aborted with it when the person goes elsewhere before the page is loaded */
  readonly request: Request;
  /**
   * The page keeps its place: after Back it shows the rows in the store, and reads them again by itself
   * (`useRereadList`, `useRereadOnReturn`).
   */
  readonly keepsPlace?: boolean;
}

/**
 * For a route's loader: starts the query, or takes over the one that the link prefetched, and keeps the old page for up
 * to 250 ms until the answer arrives. A slower answer suspends the new page, or its deferred part.
 */
export async function preload<TQuery extends OperationType>(
  document: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  { request, keepsPlace = false }: Settings,
): Promise<PreloadedQuery<TQuery>> {
  const fetchPolicy = keepsPlace && isShown(request.url) ? 'store-or-network' : 'store-and-network';
  // the name and the variables determine its type
  const prefetched = takePrefetched(getRequest(document).params.name, variables) as PreloadedQuery<TQuery> | undefined;
  const query = prefetched ?? loadQuery<TQuery>(environment, document, variables, { fetchPolicy });
  request.signal.addEventListener('abort', () => query.dispose());
  await wholeAnswer(query);
  return query;
}
