import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { sessionEnded } from '../session/session.js';
import { resultsOf } from './results.js';

/** An answer of the server that is not a GraphQL result: its status and, if it sent any, its words. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly words: string,
  ) {
    super(`${status}: ${words}`);
  }
}

/** The error for an answer. An HTML page, such as a proxy sends, has no words for people. */
export async function httpErrorOf(response: Response): Promise<HttpError> {
  const isPage = response.headers.get('content-type')?.includes('html') ?? false;
  const words = isPage ? '' : await response.text();
  return new HttpError(response.status, words || response.statusText);
}

/** Identifies a trusted document in a request: the server knows its text by this hash and accepts nothing else. */
export function trustedDocument(request: RequestParameters, variables: Variables) {
  if (!request.id) throw new Error(`${request.name} has no hash: run \`npm run generate\`.`);
  return {
    operationName: request.name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: request.id } },
  };
}

const isUnauthenticated = (error: { readonly extensions?: { readonly code?: unknown } }) =>
  error.extensions?.code === 'UNAUTHENTICATED';

async function post(request: RequestParameters, variables: Variables, signal: AbortSignal): Promise<Response> {
  const response = await fetch('/graphql', {
    method: 'POST',
    signal,
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      // deferred parts arrive one by one
      accept: 'multipart/mixed, application/graphql-response+json, application/json',
      'x-showhome': '1', // a form of another site cannot send this header
    },
    body: JSON.stringify(trustedDocument(request, variables)),
  });
  if (response.status === 401) sessionEnded();
  if (!/json|multipart/.test(response.headers.get('content-type') ?? '')) throw await httpErrorOf(response);
  return response;
}

/** One operation over HTTP, with its deferred parts as they arrive. Unsubscribing aborts the request. */
export function fetchOperation(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const abort = new AbortController();
    const answer = async () => {
      for await (const results of resultsOf(await post(request, variables, abort.signal))) {
        if (results.some(({ errors }) => errors?.some(isUnauthenticated))) sessionEnded();
        sink.next(results);
      }
      sink.complete();
    };
    answer().catch((error: Error) => {
      if (!abort.signal.aborted) sink.error(error);
    });
    return () => abort.abort();
  });
}
