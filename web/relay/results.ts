import type { GraphQLResponseWithData, PayloadError } from 'relay-runtime';
import { partsOf } from './multipart.js';

interface Result extends GraphQLResponseWithData {
  readonly errors?: (PayloadError & { readonly extensions?: { readonly code?: unknown } })[];
}

type Deferred = Pick<Result, 'data' | 'errors' | 'label' | 'path'>;

/**
 * One part of an answer: how it begins, or what it had deferred. Shape: the draft "Defer and Stream Directives" of the
 * GraphQL specification, in the form of graphql-js 17.0.0-alpha.2.
 */
interface Part extends Partial<Deferred> {
  readonly hasNext?: boolean;
  readonly incremental?: readonly Deferred[];
}

/** What Relay takes for one part: a result for the beginning and for each fragment, the last of all marked as that. */
function resultsIn({ hasNext, incremental, ...beginning }: Part): Result[] {
  const results = incremental ?? ('data' in beginning || 'errors' in beginning ? [beginning] : []);
  return results.map((result, place) => ({
    ...(result as Result),
    extensions: { is_final: !hasNext && place === results.length - 1 },
  }));
}

/**
 * The results in an answer, part by part: one where the server sent plain JSON, several where it sends what the
 * document defers later.
 * @throws TypeError where the line broke before the last part, as fetch does before the first
 */
export async function* resultsOf(answer: Response): AsyncGenerator<Result[]> {
  const parts = partsOf(answer);
  if (!parts) {
    yield resultsIn(await answer.json());
    return;
  }
  let goesOn = true;
  for await (const text of parts) {
    const part: Part = JSON.parse(text);
    goesOn = part.hasNext ?? false;
    const results = resultsIn(part);
    if (results.length > 0) yield results;
  }
  if (goesOn) throw new TypeError('The answer broke off.');
}
