import type { GraphQLResponse, GraphQLTaggedNode, IEnvironment, Variables } from 'relay-runtime';
import { createOperationDescriptor, fetchQuery, getRequest, Observable } from 'relay-runtime';

const MOST = 100; // rows that the server returns at most at a time

interface Page {
  readonly count: number;
  /** null: from the start */
  readonly cursor: string | null;
}

interface PagesToRead {
  readonly environment: IEnvironment;
  /** reads a page of the list */
  readonly document: GraphQLTaggedNode;
  readonly variablesOf: (page: Page) => Variables;
  /** the fields that lead to the list in the answer */
  readonly path: readonly string[];
  /** how many rows are wanted; called again after each page */
  readonly wanted: () => number;
  /** aborted when the result is no longer needed */
  readonly signal: AbortSignal;
}

/** What is needed here of a connection. */
interface Connection {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

function connectionIn(answer: unknown, path: readonly string[]): Connection {
  const found = path.reduce<unknown>(
    (at, field) => (at as Record<string, unknown> | null | undefined)?.[field],
    answer,
  );
  if (!found) throw new Error(`Expected a list at ${path.join('.')} of the answer, found nothing.`);
  return found as Connection;
}

/**
 * Reads a list from its start, in as many pages as needed, and gives them to the store as one answer: no row on show
 * disappears meanwhile.
 * @throws Error when a page could not be read; then the store is unchanged
 */
export async function readPages({ environment, document, variablesOf, path, wanted, signal }: PagesToRead) {
  const first: Page = { count: Math.min(wanted(), MOST), cursor: null };
  if (first.count < MOST) {
    // Relay deduplicates equal requests
    await fetchQuery(environment, document, variablesOf(first)).toPromise();
    return;
  }
  const request = getRequest(document);
  const edges: unknown[] = [];
  for (let page = first; ;) {
    const variables = variablesOf(page);
    const results = await environment.getNetwork().execute(request.params, variables, { force: true }).toPromise();
    if (signal.aborted) return;
    const [answer] = [results ?? []].flat(); // a page has no deferred parts
    if (!answer) throw new Error(`Expected an answer to ${request.params.name}, found none.`);
    const list = connectionIn(answer.data, path);
    edges.push(...list.edges);
    const missing = wanted() - edges.length;
    if (missing <= 0 || !list.pageInfo.hasNextPage) {
      Object.assign(list, { edges });
      const operation = createOperationDescriptor(request, variablesOf({ count: edges.length, cursor: null }));
      environment.executeWithSource({ operation, source: Observable.from<GraphQLResponse>(answer) }).subscribe({});
      return;
    }
    page = { count: Math.min(missing, MOST), cursor: list.pageInfo.endCursor };
  }
}
