import type { GraphQLResponseWithData, PayloadError } from 'relay-runtime';
import { partsOf } from './multipart.js';

interface Result extends GraphQLResponseWithData {
  readonly errors?: (PayloadError & { readonly extensions?: { readonly code?: unknown } })[];
}

type Deferred = Pick<Result, 'data' | 'errors' | 'label' | 'path'>;

/**
 * One part of an answer: the initial result, or deferred fragments. Shape: the draft "Defer and Stream Directives" of
 * the GraphQL specification, in the form of graphql-js 17.0.0-alpha.2.
 */
interface Part extends Partial<Deferred> {
  readonly hasNext?: boolean;
  readonly incremental?: readonly Deferred[];
}

/**
 * A part as Relay takes it: one result for the initial part and one for each fragment, the very last marked as final.
 */
function resultsIn({ hasNext, incremental, ...beginning }: Part): Result[] {
  const results = incremental ?? ('data' in beginning || 'errors' in beginning ? [beginning] : []);
  return results.map((result, place) => ({
    ...(result as Result),
    extensions: { is_final: !hasNext && place === results.length - 1 },
  }));
}

/**
 * The results in an answer, part by part: one when the server sent plain JSON, several when the document defers
 * fragments.
 * @throws TypeError when the connection broke before the last part, as fetch does before the first
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
  if (goesOn) throw new TypeError('The answer ended before its last part.');
}
