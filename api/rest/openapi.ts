/** Generates the OpenAPI 3.1 document of the REST paths from the table, the stored operations and the schema. */
import { getNullableType, isUnionType, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { costOf } from '../graphql/cost.js';
import { z } from 'zod';
import { PROBLEM_STATUS } from './call.js';
import { describeInput, describeShape, USER, type JsonSchema } from './jsonSchema.js';
import type { Operation, Operations } from './operations.js';
import { isOperation, parametersOf, ROUTES, type HandlerRoute, type OperationRoute, type Route } from './routes.js';

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
  429: 'Too many attempts; retry-after says how many seconds to wait.',
  507: 'The server has no room for files at the moment.',
};

export function describeRest({ schema, operations, needsOf, origin }: RestDescription): JsonSchema {
  const schemas: Record<string, JsonSchema> = { User: USER, Problem: PROBLEM };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of ROUTES) {
    const described = isOperation(route)
      ? describeOperation(route, operations.get(route.operation), { schema, schemas, needsOf })
      : describeHandler(route);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Showhome', version: '1', description: 'Virtual staging for real-estate listings.' },
    servers: [{ url: origin }],
    security: securityOf([]),
    paths,
    components: {
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
  return {
    operationId: route.operation.charAt(0).toLowerCase() + route.operation.slice(1),
    summary: route.summary,
    ...needsOfCall(operation, kit),
    parameters: parametersInPath(route),
    ...(route.body && { requestBody: { required: true, content: json(payloadOf(route, operation)).content } }),
    responses: {
      [route.status]: { description: 'Done.', ...success },
      ...problems([401, 403, ...(route.body ? [400, 413, 415] : []), ...problemStatuses(route, operation, schema)]),
    },
  };
}

/** The scopes of a key for the call, and what it costs of the key's limit; see graphql/cost.ts. */
function needsOfCall({ document }: Operation, { schema, needsOf }: Kit): JsonSchema {
  const needs = needsOf(document).toSorted();
  const cost = costOf({ schema, document, variables: {} });
  const words = `Scopes of a key: ${needs.join(', ') || 'none'}. Cost: ${cost}${isPaged(document) ? ' for each 100 rows' : ''}.`;
  return { description: words, security: securityOf(needs) };
}

const securityOf = (scopes: readonly string[]) => [{ session: [] }, { key: [...scopes] }];

const isPaged = ({ definitions }: DocumentNode) =>
  definitions.some(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      one.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  );

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

const parametersInQuery = ({ query = {} }: HandlerRoute): JsonSchema[] =>
  Object.entries(query).map(([name, parameter]) => ({ name, in: 'query', ...parameter }));

function describeHandler(route: HandlerRoute): JsonSchema {
  const payload = route.payload && z.toJSONSchema(route.payload, { io: 'input', target: 'draft-2020-12' });
  const sent = payload ? [400, 401, 403, 413, 415, 429] : [];
  const statuses = [
    ...(route.forEverybody ? [] : [401]),
    ...(route.need ? [403] : []),
    ...sent,
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

const operationIdOf = ({ method, path }: Route) => method.toLowerCase() + path.replaceAll(/[^a-z]+([a-z])/g, upper);
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
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence for the user.' },
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
  return Object.fromEntries(sorted.map((status) => [status, { description: MEANING[status], content }]));
}
