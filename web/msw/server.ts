import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, graphql } from 'graphql';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(resolve(root, 'schema.graphql'), 'utf8'));
const documents: Record<string, string> = JSON.parse(readFileSync(resolve(root, 'web/persisted.json'), 'utf8'));

/** What the API answers, by root field: plain values, or functions of the field's arguments. */
export type Answers = Record<string, unknown>;

export interface Posted {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
}

let answers: Answers = {};
const asked: Posted[] = [];

/**
 * Runs a committed document over plain answers. Unions and interfaces are told apart by the `__typename` that a test
 * gives.
 */
export async function execute(posted: Posted, rootValue: Answers) {
  const source = documents[posted.extensions.persistedQuery.sha256Hash];
  expect(source, `${posted.operationName} is a trusted document`).toBeDefined();
  return graphql({
    schema,
    source,
    rootValue,
    variableValues: posted.variables,
    operationName: posted.operationName,
  });
}

const server = setupServer(
  http.post('*/graphql', async ({ request }) => {
    const posted = (await request.json()) as Posted;
    asked.push(posted);
    return HttpResponse.json(await execute(posted, answers));
  }),
);

/**
 * A server that knows the committed documents and the committed schema, and nothing else. Call at a test file's top.
 */
export function useApi() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    answers = {};
    asked.length = 0;
  });
  afterAll(() => server.close());
  return {
    /** Sets what the root fields answer. */
    answer: (next: Answers) => {
      answers = { ...answers, ...next };
    },
    /** The variables of every call of one operation, in order. */
    callsOf: (operation: string) =>
      asked.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables),
    /** Further handlers, for paths that are not GraphQL. */
    use: (...handlers: Parameters<typeof server.use>) => server.use(...handlers),
  };
}
