/** The documented REST paths. Each is a stored GraphQL operation (api/rest), executed here for the signed-in person. */
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { ReadSession, SignedIn } from '../domain/caller.js';
import { ownOrigins } from '../accounts/origin.js';
import { call, CallError, type Run } from '../rest/call.js';
import { matchCall } from '../rest/matchCall.js';
import { describeRest } from '../rest/openapi.js';
import { readOperations } from '../rest/operations.js';
import type { Services } from '../services.js';
import { HttpError, readJson, sendJson, type Handler } from './answer.js';
import type { Yoga } from './graphql.js';
import { refuseForeign } from './refusals.js';

/** The same limit as for GraphQL. */
const LARGEST_BODY_BYTES = 1024 * 1024;

interface RestOptions {
  readonly services: Services;
  readonly schema: GraphQLSchema;
  readonly yoga: Yoga;
  readonly readSession: ReadSession;
}

export function restHandlers({ services: { env }, schema, yoga, readSession }: RestOptions) {
  // Read at the first call, because a server with another schema, as in some tests, never makes one.
  const operations = once(() => readOperations(schema));
  const description = once(() => describeRest({ schema, operations: operations(), origin: env.publicUrl }));

  const handle: Handler = async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    refuseForeign(env, request);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const { route, parameters } = matchCall(request.method ?? 'GET', path);
    const signedIn = await readSession(request.headers.cookie);
    if (!signedIn) throw new HttpError(401, 'Sign in first.');
    const operation = operations().get(route.operation);
    const body = route.body ? await readJson(request, LARGEST_BODY_BYTES) : undefined;
    const origin = ownOrigins(env, request.headers.host).at(-1) ?? env.publicUrl;
    const run = await runAs(yoga, signedIn);
    const answer = await call({ route, operation, parameters, body, run, origin });
    if (answer.body === undefined) response.writeHead(answer.status).end();
    else sendJson(response, answer.status, answer.body);
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
      throw new HttpError(error.status, error.message, error.headers, error.fields);
    }
  };
}

/** Runs through the same plugins as any GraphQL request, without HTTP; they log and mask errors. */
async function runAs(yoga: Yoga, signedIn: SignedIn): Promise<Run> {
  const { schema, execute, contextFactory } = yoga.getEnveloped({ signedIn, over: 'http', params: {} });
  const contextValue = await contextFactory();
  return async (document, variableValues): Promise<ExecutionResult> =>
    execute({ schema, document, variableValues, contextValue });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
