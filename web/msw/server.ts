import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, execute as runWhole, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
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

/** Answers in parts where the document defers some, as the API does. */
const yoga = createYoga({ schema, logging: false, maskedErrors: false });
let answers: Answers = {};
const asked: Posted[] = [];

/** A call's committed document, and what is executed with it. */
function executionOf({ operationName, variables, extensions }: Posted, rootValue: Answers) {
  const source = documents[extensions.persistedQuery.sha256Hash];
  expect(source, `${operationName} is a trusted document`).toBeDefined();
  return { schema, document: parse(source), rootValue, variableValues: variables, operationName };
}

/**
 * Runs a committed document over plain answers, whole. Unions and interfaces are told apart by the `__typename` that a
 * test gives.
 */
export const execute = async (posted: Posted, rootValue: Answers) => runWhole(executionOf(posted, rootValue));

/** The body of an answer in parts, as the API sends it. */
async function inParts(results: AsyncIterable<unknown>): Promise<string> {
  let body = '';
  for await (const result of results) {
    body += `\r\n---\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(result)}`;
  }
  return `${body}\r\n-----\r\n`;
}

const server = setupServer(
  http.post('*/graphql', async ({ request }) => {
    const posted = (await request.json()) as Posted;
    asked.push(posted);
    const result = await yoga.getEnveloped().execute(executionOf(posted, answers));
    if (!(Symbol.asyncIterator in result)) return HttpResponse.json(result);
    const headers = { 'content-type': 'multipart/mixed; boundary="-"' };
    return new HttpResponse(await inParts(result), { headers });
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
