import type { PreloadedQuery } from 'react-relay/hooks';
import { loadQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { getRequest } from 'relay-runtime';
import { environment } from './environment.js';
import { takePrefetched } from './prefetch.js';

const HOLD = 250; // ms; React would show a fallback for at least 300 ms

/**
 * Resolves when the query has its answer with all that it defers, fails or was in the store already, and at the latest
 * after `hold`: skeletons stand only for what is slow.
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
 * Whether the address bar shows this address already, as it does for who goes back or forward and for a page that is
 * read again; where a link leads to comes there once its page is loaded.
 */
const isShown = (url: string) => url === location.href.replace(/#.*/, '');

interface Settings {
  /** of the loader: given up with it, when somebody goes elsewhere before the page is there */
  readonly request: Request;
  /**
   * The page keeps its place: whoever comes back to it sees the rows that were loaded, out of the store. Such a page
   * reads them again by itself (`useRereadList`, `useRereadOnReturn`).
   */
  readonly keepsPlace?: boolean;
}

/**
 * For a route's loader: starts the query, or takes it over where the link started it, and holds the router on the old
 * page for the answer, up to 250 ms; what is slower suspends the new page, or the part of it that is deferred.
 */
export async function preload<TQuery extends OperationType>(
  document: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  { request, keepsPlace = false }: Settings,
): Promise<PreloadedQuery<TQuery>> {
  const fetchPolicy = keepsPlace && isShown(request.url) ? 'store-or-network' : 'store-and-network';
  // the name and the variables say of which type it is
  const prefetched = takePrefetched(getRequest(document).params.name, variables) as PreloadedQuery<TQuery> | undefined;
  const query = prefetched ?? loadQuery<TQuery>(environment, document, variables, { fetchPolicy });
  request.signal.addEventListener('abort', () => query.dispose());
  await wholeAnswer(query);
  return query;
}
