/** Generates the OpenAPI 3.1 document of the REST paths from the table, the stored operations and the schema. */
import { getNullableType, isUnionType, type DocumentNode, type GraphQLSchema } from 'graphql';
import { costOf } from '../graphql/cost.js';
import { z } from 'zod';
import { PROBLEM_CODES } from '../domain/errors.js';
import { PROBLEM_STATUS } from './call.js';
import { MOST_ROWS } from './arguments.js';
import { describeInput, describeParameter, describeShape, USER, type JsonSchema } from './jsonSchema.js';
import { EVENTS_PATH } from '../webhooks/eventTypes.js';
import { describeEvents } from './openapiEvents.js';
import type { Operation, Operations } from './operations.js';
import {
  inQuery,
  isOperation,
  OTHER_ROUTES,
  parametersOf,
  ROUTES,
  type HandlerRoute,
  type OperationRoute,
} from './routes.js';

interface RestDescription {
  readonly schema: GraphQLSchema;
  readonly operations: Operations;
  /** what executing a document needs of its caller */
  readonly needsOf: (document: DocumentNode) => readonly string[];
  /** the server's public origin */
  readonly origin: string;
}

const MEANING: Readonly<Record<number, string>> = {
  400: 'Something in the request breaks a rule.',
  401: 'Nobody is signed in, or the email or password is not right.',
  403: 'The request came from another site, it takes another role, or the workspace keeps as much as it may.',
  404: 'There is no such thing in the workspace.',
  409: 'The present state does not allow it, or somebody was faster.',
  413: 'The payload is too large.',
  415: 'The payload is not application/json.',
  422: 'The Idempotency-Key was sent with another request within the last day.',
  429: 'It was asked for too often; Retry-After says how many seconds to wait.',
  501: 'Only JSON is answered.',
  503: 'The server cannot answer right now; Retry-After says how many seconds to wait.',
  507: 'The server has no room for files at the moment.',
};

export function describeRest({ schema, operations, needsOf, origin }: RestDescription): JsonSchema {
  const schemas: Record<string, JsonSchema> = { User: USER, Problem: PROBLEM };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of [...ROUTES, ...OTHER_ROUTES]) {
    const described = isOperation(route)
      ? describeOperation(route, operations.get(route.operation), { schema, schemas, needsOf })
      : describeHandler(route);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Showhome',
      version: '1',
      description:
        'Virtual staging for real-estate listings. Links in answers are absolute: those below `/files/` are signed, need ' +
        'no key and end after some hours; those below `/api/` need the key or the session.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    externalDocs: { description: 'What a receiver of webhooks does, and every event.', url: origin + EVENTS_PATH },
    security: securityOf([]),
    paths,
    webhooks: describeEvents(),
    components: {
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers: HEADERS,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key from the page for developers. Each call names the scopes that it needs. The header `RateLimit` ' +
            'tells what is left of the key’s requests and cost; `Idempotency-Key` makes a call that changes ' +
            'something safe to send again.',
        },
        session: { type: 'apiKey', in: 'cookie', name: cookieName(origin), description: 'Set by signing in.' },
      },
      schemas,
    },
  };
}

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the client, a new one for each request. The same request with the same key within a day is carried out ' +
    'once and gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
};

const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'RateLimit-Policy': {
    description: 'What a key may use in each window of seconds: `"requests";q=600;w=60, "cost";q=60000;w=60`.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'What is left of it (r), and the seconds until the window ends (t).',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
  'Idempotent-Replayed': {
    description: 'true: this is the answer to the first request with this Idempotency-Key.',
    schema: { type: 'string' },
  },
};

const headersNamed = (...names: readonly string[]): JsonSchema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const OF_KEYS = headersNamed('RateLimit', 'RateLimit-Policy');

const ID: JsonSchema = { type: 'string', pattern: '^[a-z]+_[0-9a-z]{20}$' };

const cookieName = (origin: string) => `${origin.startsWith('https:') ? '__Secure-' : ''}showhome.session_token`;

interface Kit extends Pick<RestDescription, 'needsOf'> {
  readonly schema: GraphQLSchema;
  /** collects the named shapes */
  readonly schemas: Record<string, JsonSchema>;
}

function describeOperation(route: OperationRoute, operation: Operation, kit: Kit): JsonSchema {
  const { schema, schemas } = kit;
  const { answer } = operation;
  const success = answer && route.status !== 204 ? json(describeShape(answer.shape, schemas)) : {};
  const isChange = route.method !== 'GET';
  const headers = {
    ...OF_KEYS,
    ...(operation.isPaged && NEXT),
    ...(isChange && headersNamed('Idempotent-Replayed')),
  };
  return {
    operationId: route.operation.charAt(0).toLowerCase() + route.operation.slice(1),
    summary: route.summary,
    ...needsOfCall(route, operation, kit),
    parameters: [
      ...parametersInPath(route),
      ...parametersOfList(route, operation),
      ...(isChange ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: json(payloadOf(route, operation)).content } }),
    responses: {
      [route.status]: { description: 'Done.', headers, ...success },
      ...problems([
        400,
        401,
        403,
        429,
        503,
        ...(isChange ? [409, 422] : []),
        ...(route.body ? [413, 415] : []),
        ...problemStatuses(route, operation, schema),
      ]),
    },
  };
}

/** The scopes of a key for the call, and what it costs of the key's limit; see graphql/cost.ts. */
function needsOfCall(
  { method }: OperationRoute,
  { document, isPaged }: Operation,
  { schema, needsOf }: Kit,
): JsonSchema {
  const needs = needsOf(document).toSorted();
  const cost = costOf({ schema, document, variables: { first: 100 } });
  const price = method === 'GET' ? `one for each object sent, at most ${cost}` : cost;
  const words = `Scopes of a key: ${needs.join(', ') || 'none'}. Cost: ${price}${isPaged ? ' for each 100 rows' : ''}.`;
  return { description: words, security: securityOf(needs) };
}

const securityOf = (scopes: readonly string[]) => [{ session: [] }, { key: [...scopes] }];

function payloadOf({ body, passedOver = [] }: OperationRoute, operation: Operation): JsonSchema {
  const all = [...operation.arguments].filter(([name]) => body?.includes(name));
  const { properties, ...rest } = describeInput(new Map(all));
  const ignored = passedOver.map((name) => [name, { description: 'May be sent; the server finds it out by itself.' }]);
  return { ...rest, properties: { ...(properties as object), ...Object.fromEntries(ignored) } };
}

/** The problem statuses of the operation's union and of a missing answer. */
function problemStatuses(route: OperationRoute, operation: Operation, schema: GraphQLSchema): number[] {
  const root = getNullableType(schema.getType(operation.rootType));
  const members = isUnionType(root) ? root.getTypes().map(({ name }) => PROBLEM_STATUS[name]) : [];
  return [...members.filter((status) => status !== undefined), ...(route.missing ? [404] : [])];
}

const parametersInPath = (route: Pick<OperationRoute, 'path' | 'names'>): JsonSchema[] =>
  parametersOf(route).map(({ name }) => ({ name, in: 'path', required: true, schema: ID }));

/** In the answer of a list that has more rows. */
const NEXT: JsonSchema = {
  Link: {
    description: 'Where the list goes on, as rel="next"; only where it has more rows.',
    schema: { type: 'string' },
  },
  'Next-Cursor': {
    description: 'The parameter `after` of the next rows; only where the list has more rows.',
    schema: { type: 'string' },
  },
};

function parametersOfList(route: OperationRoute, operation: Operation): JsonSchema[] {
  const described: Record<string, JsonSchema> = {
    limit: {
      description: 'Rows of this answer, at most.',
      schema: { type: 'integer', minimum: 1, maximum: MOST_ROWS, default: route.usual ?? MOST_ROWS },
    },
    after: { description: 'Begin behind this Next-Cursor of the rows before.', schema: { type: 'string' } },
  };
  return inQuery(route, operation).map((name) => {
    const argument = operation.arguments.get(name);
    return { name, in: 'query', ...(described[name] ?? (argument && describeParameter(argument))) };
  });
}

const parametersInQuery = ({ query = {} }: HandlerRoute): JsonSchema[] =>
  Object.entries(query).map(([name, parameter]) => ({ name, in: 'query', ...parameter }));

function describeHandler(route: HandlerRoute): JsonSchema {
  const payload = route.payload && z.toJSONSchema(route.payload, { io: 'input', target: 'draft-2020-12' });
  const sent = payload ? [400, 401, 403, 413, 415, 429] : [];
  const statuses = [
    ...(route.forEverybody ? [] : [401]),
    ...(route.need ? [403] : []),
    ...sent,
    429,
    503,
    ...(route.refuses ?? []),
  ];
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    ...(route.forEverybody && { security: [] }),
    ...(route.need && { description: `Scopes of a key: ${route.need}.`, security: securityOf([route.need]) }),
    parameters: [...parametersInPath(route), ...parametersInQuery(route)],
    ...(payload && { requestBody: { required: true, content: json(payload).content } }),
    responses: { [route.status]: { description: 'Done.', ...contentOf(route) }, ...problems(statuses) },
  };
}

const operationIdOf = ({ operationId, method, path }: HandlerRoute) =>
  operationId ?? method.toLowerCase() + path.replaceAll(/[^a-z]+([a-z])/g, upper);
const upper = (_match: string, letter: string) => letter.toUpperCase();

function contentOf({ answers }: HandlerRoute): JsonSchema {
  if (answers === null) return {};
  if (typeof answers !== 'string') return { content: Object.fromEntries(answers.map((type) => [type, {}])) };
  return json({ $ref: `#/components/schemas/${answers}` });
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'What went wrong (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'about:blank: `code` tells the kind.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence for the user.' },
    code: {
      type: 'string',
      enum: Object.keys(PROBLEM_CODES),
      description: `The kind, for programs. ${Object.entries(PROBLEM_CODES)
        .map(([code, words]) => `${code}: ${words}`)
        .join(' ')}`,
    },
    fields: {
      type: 'array',
      description: 'Every field of the payload that breaks a rule.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The sentence as text, or a problem object for clients that accept one. */
function problems(statuses: readonly number[]): JsonSchema {
  const content = {
    'text/plain': { schema: { type: 'string', description: 'A sentence for the user.' } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
  const sorted = [...new Set(statuses)].toSorted((a, b) => a - b);
  const described = sorted.map((status) => [
    status,
    { description: MEANING[status], ...(MAY_SAY_WHEN.has(status) && { headers: WHEN }), content },
  ]);
  return { ...Object.fromEntries(described), default: { description: 'The server has failed.', content } };
}

/** Refusals that end by themselves. */
const MAY_SAY_WHEN: ReadonlySet<number> = new Set([409, 429, 503]);
const WHEN = headersNamed('Retry-After');
