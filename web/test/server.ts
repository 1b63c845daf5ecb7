import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, execute as runWhole, GraphQLError, parse } from 'graphql';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(resolve(ROOT, 'schema.graphql'), 'utf8'));
const documents: Record<string, string> = JSON.parse(readFileSync(resolve(ROOT, 'web/persisted.json'), 'utf8'));

/** The API's answers by root field: values, or functions of the field's arguments. */
export type Answers = Record<string, unknown>;

export interface Posted {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
}

/** The answer to a caller who may not: an error of the whole request. @throws GraphQLError */
export function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

let answers: Answers = {};
const asked: Posted[] = [];

/** The committed document of a request, and the arguments to execute it. */
function executionOf({ operationName, variables, extensions }: Posted, rootValue: Answers) {
  const source = documents[extensions.persistedQuery.sha256Hash];
  if (source === undefined) throw new Error(`${operationName} is not a trusted document.`);
  return { schema, document: parse(source), rootValue, variableValues: variables, operationName };
}

/**
 * Executes a committed document with the given answers, in one piece. Unions and interfaces are resolved by the
 * `__typename` in the answers.
 */
export const execute = async (posted: Posted, rootValue: Answers) => runWhole(executionOf(posted, rootValue));

const defersSome = ({ extensions }: Posted) =>
  documents[extensions.persistedQuery.sha256Hash]?.includes('@defer') ?? false;

/** The body of a multipart answer, as the API sends it. */
async function inParts(posted: Posted): Promise<string> {
  // slow to import, and few tests need it
  const { createYoga } = await import('graphql-yoga');
  const yoga = createYoga({ schema, logging: false, maskedErrors: false });
  const results = await yoga.getEnveloped().execute(executionOf(posted, answers));
  let body = '';
  for await (const result of Symbol.asyncIterator in results ? results : [results]) {
    body += `\r\n---\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(result)}`;
  }
  return `${body}\r\n-----\r\n`;
}

const server = setupServer(
  http.post('*/graphql', async ({ request }) => {
    const posted = (await request.json()) as Posted;
    asked.push(posted);
    if (!defersSome(posted)) return HttpResponse.json(await execute(posted, answers));
    const headers = { 'content-type': 'multipart/mixed; boundary="-"' };
    return new HttpResponse(await inParts(posted), { headers });
  }),
);

/**
 * A mock server that knows only the committed documents and the committed schema. Call it at the top of a test file.
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
    /** Sets the answers of the root fields. */
    answer: (next: Answers) => {
      answers = { ...answers, ...next };
    },
    /** The variables of every call of an operation, in order. */
    callsOf: (operation: string) =>
      asked.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables),
    /** Adds handlers for paths that are not GraphQL. */
    use: (...handlers: Parameters<typeof server.use>) => server.use(...handlers),
  };
}
