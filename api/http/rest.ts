/** The documented REST paths. Each is a stored GraphQL operation (api/rest), executed here for whoever sends the call. */
import type { ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { ownOrigins } from '../accounts/origin.js';
import { call, CallError, type Run } from '../rest/call.js';
import { matchCall } from '../rest/matchCall.js';
import { describeRest } from '../rest/openapi.js';
import { readOperations } from '../rest/operations.js';
import type { Services } from '../services.js';
import { HttpError, readJson, sendJson, type Handler } from './answer.js';
import type { Yoga } from './graphql.js';
import { clientNetwork } from './clientAddress.js';
import { needsOf } from './permissions.js';
import { answerCall, idempotencyKeyOf, type WholeAnswer } from './onceByKey.js';
import { refuseForeignPage, type ReadSender, type Sender } from './sender.js';

/** The same limit as for GraphQL. */
const LARGEST_BODY_BYTES = 1024 * 1024;

interface RestOptions {
  readonly services: Services;
  readonly schema: GraphQLSchema;
  readonly yoga: Yoga;
  readonly readSender: ReadSender;
}

export function restHandlers({ services, schema, yoga, readSender }: RestOptions) {
  const { env } = services;
  // Read at the first call, because a server with another schema, as in some tests, never makes one.
  const operations = once(() => readOperations(schema));
  const description = once(() =>
    describeRest({
      schema,
      operations: operations(),
      needsOf: (document) => needsOf(schema, document),
      origin: env.publicUrl,
    }),
  );

  const handle: Handler = async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    refuseForeignPage(env, request);
    const sender = await readSender(request, response);
    const [path = '/', ...asked] = (request.url ?? '/').split('?');
    const query = new URLSearchParams(asked.join('?'));
    const { route, parameters } = matchCall(request.method ?? 'GET', path);
    if (!sender) throw new HttpError(401, 'Sign in first.');
    const operation = operations().get(route.operation);
    const body = route.body ? await readJson(request, LARGEST_BODY_BYTES) : undefined;
    const origin = ownOrigins(env, request.headers.host).at(-1) ?? env.publicUrl;
    const isRead = route.method === 'GET';
    const run = await runAs(yoga, sender, { network: clientNetwork(request, env.trustProxy), pricedByAnswer: isRead });
    await answerCall({
      services,
      response,
      caller: sender.caller,
      key: isRead ? null : idempotencyKeyOf(request),
      asked: `${route.method} ${path} ${JSON.stringify(body)}`,
      run: async () => {
        const success = await call({ route, operation, parameters, query, body, run, origin });
        if (success.next) tellNext(response, success.next, { origin, path, query });
        return wholeAnswer(success);
      },
      isDone: () => true,
    });
  };

  return {
    handle: toHttp(handle),
    openapi: (async (_request, response) => sendJson(response, 200, description())) satisfies Handler,
  };
}

function toHttp(handle: Handler): Handler {
  return async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, message, headers, fields, code } = error;
      throw new HttpError(status, message, headers, { fields, code });
    }
  };
}

interface AskedList {
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Says in the headers that a list has more rows, and how to ask for them (RFC 8288). */
function tellNext(response: ServerResponse, cursor: string, { origin, path, query }: AskedList): void {
  const parameters = new URLSearchParams(query);
  parameters.set('after', cursor);
  response.setHeader('link', `<${origin}${path}?${parameters}>; rel="next"`);
  response.setHeader('next-cursor', cursor);
}

/** Runs through the same plugins as any GraphQL request, without HTTP; they log and mask errors. */
async function runAs(
  yoga: Yoga,
  { caller, session, meter }: Sender,
  more: { readonly network: string; readonly pricedByAnswer: boolean },
): Promise<Run> {
  const transport = { caller, session, meter, over: 'http', ...more } as const;
  const { schema, execute, contextFactory } = yoga.getEnveloped({ ...transport, params: {} });
  const contextValue = await contextFactory();
  return async (document, variableValues): Promise<ExecutionResult> =>
    execute({ schema, document, variableValues, contextValue });
}

const wholeAnswer = ({ status, body }: { readonly status: number; readonly body: unknown }): WholeAnswer =>
  body === undefined
    ? { status, contentType: null, body: Buffer.alloc(0) }
    : { status, contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) };

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
