import type { GraphQLResponse, GraphQLTaggedNode, IEnvironment, Variables } from 'relay-runtime';
import { createOperationDescriptor, fetchQuery, getRequest, Observable } from 'relay-runtime';

const MOST = 100; // rows that the server answers at once

interface Page {
  readonly count: number;
  /** null: from the beginning */
  readonly cursor: string | null;
}

interface PagesToRead {
  readonly environment: IEnvironment;
  /** reads a page of the list */
  readonly document: GraphQLTaggedNode;
  readonly variablesOf: (page: Page) => Variables;
  /** where the answer holds the list, from field to field */
  readonly path: readonly string[];
  /** how many rows are wanted; asked again after each page */
  readonly wanted: () => number;
  /** what is read is no longer of use */
  readonly signal: AbortSignal;
}

/** As much of a connection as is needed here. */
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
 * Reads a list from its beginning, in as many pages as it takes, and gives all of them to the store as one answer: no
 * row that is shown goes away meanwhile.
 * @throws Error where a page could not be read; then the store is as it was
 */
export async function readPages({ environment, document, variablesOf, path, wanted, signal }: PagesToRead) {
  const first: Page = { count: Math.min(wanted(), MOST), cursor: null };
  if (first.count < MOST) {
    // Relay itself asks but once for what is asked for twice
    await fetchQuery(environment, document, variablesOf(first)).toPromise();
    return;
  }
  const request = getRequest(document);
  const edges: unknown[] = [];
  for (let page = first; ;) {
    const variables = variablesOf(page);
    const results = await environment.getNetwork().execute(request.params, variables, { force: true }).toPromise();
    if (signal.aborted) return;
    const [answer] = [results ?? []].flat(); // a page defers nothing
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
