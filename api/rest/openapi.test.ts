import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInterfaceType, Kind, parse } from 'graphql';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { needsOf } from '../http/permissions.js';
import { schema } from '../schema/schema.js';
import { PROBLEM_STATUS } from './call.js';
import { describeRest } from './openapi.js';
import { readOperations } from './operations.js';
import { isOperation, parametersOf, ROUTES } from './routes.js';

const operations = readOperations(schema);
const document = describeRest({
  schema,
  operations,
  needsOf: (document) => needsOf(schema, document),
  origin: 'https://showhome.example',
});

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('describes every row of the table', () => {
  for (const { path, method, summary } of ROUTES) {
    expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'summary'], summary);
  }
});

it('describes a call’s input, answer and refusals', () => {
  expect(document).toMatchObject({
    paths: {
      '/api/projects/{id}': {
        patch: {
          parameters: [{ name: 'id', in: 'path', required: true }, { $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    status: { anyOf: [{ enum: ['active', 'archived', 'complete', 'on_hold'] }, { type: 'null' }] },
                  },
                },
              },
            },
          },
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Project' } } } },
            404: { content: { 'text/plain': {}, 'application/problem+json': {} } },
          },
        },
      },
      '/api/staging': {
        get: { responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } } } },
      },
    },
    components: {
      schemas: {
        StagingJob: { properties: { inputMediaIds: { type: 'array', items: { type: 'string' } } } },
        Invoice: { properties: { total: { type: 'string', pattern: '^\\d+\\.\\d{2}$' } } },
      },
    },
  });
});

it('tells the scopes that a key needs for a call, and what it costs', () => {
  expect(document).toMatchObject({
    paths: {
      '/api/invoices': {
        post: {
          description: 'Scopes of a key: billing:read, billing:write, projects:read. Cost: 23.',
          security: [{ session: [] }, { key: ['billing:read', 'billing:write', 'projects:read'] }],
        },
      },
      '/api/projects': {
        get: {
          description: expect.stringMatching(/Cost: one for each object sent, at most \d+ for each 100 rows\.$/),
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 } },
            { name: 'after', in: 'query' },
            { name: 'status', schema: { enum: ['active', 'archived', 'complete', 'on_hold'] } },
            { name: 'search', description: expect.stringContaining('MLS id') },
            { name: 'updatedSince', schema: { format: 'date-time' } },
          ],
          responses: { 200: { headers: { Link: {}, 'Next-Cursor': {} } } },
        },
      },
    },
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  });
});

interface DescribedCall {
  readonly operationId: string;
  readonly parameters: readonly object[];
  readonly responses: object;
}
const PATHS = document.paths as Record<string, Record<string, DescribedCall>>;
const calls = Object.entries(PATHS).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
);

it('tells of every call what a client has to handle', () => {
  const everywhere = { 429: { headers: { 'Retry-After': {} } }, 503: {}, default: {} };
  for (const { name, call } of calls) expect([name, call.responses]).toMatchObject([name, everywhere]);
  for (const { method, path, status } of ROUTES.filter(isOperation)) {
    const call = PATHS[path]?.[method.toLowerCase()];
    expect(call?.responses).toMatchObject({
      400: {},
      401: {},
      403: {},
      [status]: { headers: { RateLimit: {}, 'RateLimit-Policy': {} } },
      ...(method !== 'GET' && { 409: {}, 422: {} }),
    });
    const hasKey = call?.parameters.some((one) => JSON.stringify(one).includes('/IdempotencyKey"'));
    expect([path, hasKey]).toEqual([path, method !== 'GET']);
  }
});

it('names every call by what it does', () => {
  const ids = calls.map(({ call }) => call.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id) || /^(get|post)Api/.test(id))).toEqual([]);
});

it('describes the calls beyond the table, and has a licence', () => {
  expect(document).toMatchObject({
    info: { license: { identifier: 'MIT' } },
    paths: {
      '/oembed': { get: {} },
      '/api/account/export': { get: {} },
      '/api/logout': { get: { responses: { 403: {} } } },
    },
  });
});

it('describes every event with the fields that its example has', () => {
  const text = readFileSync(join(import.meta.dirname, '../webhooks/EVENTS.md'), 'utf8');
  const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(
    ([, json = '']) => JSON.parse(json) as { type: string; data: object },
  );
  const described = document.webhooks as Record<string, { post: { requestBody: { content: object } } }>;
  expect(Object.keys(described).toSorted()).toEqual(examples.map(({ type }) => type).toSorted());
  for (const { type, data } of examples) {
    expect(described[type]?.post.requestBody.content).toMatchObject({
      'application/json': {
        schema: { properties: { type: { const: type }, data: { required: Object.keys(data) } } },
      },
    });
  }
});

it('has a status for every problem type of the schema', () => {
  const problem = schema.getType('Problem');
  const types = isInterfaceType(problem) ? schema.getPossibleTypes(problem).map(({ name }) => name) : [];
  expect(Object.keys(PROBLEM_STATUS).toSorted()).toEqual(types.toSorted());
});

it('has a row for every stored operation, whose names are the operation’s arguments', () => {
  const { definitions } = parse(readFileSync(join(import.meta.dirname, 'operations.graphql'), 'utf8'));
  const names = definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : []));
  const routes = ROUTES.filter(isOperation);
  expect(routes.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted());
  for (const route of routes) {
    const known = [...operations.get(route.operation).arguments.keys()];
    expect(known).toEqual(
      expect.arrayContaining([...parametersOf(route).map(({ argument }) => argument), ...(route.body ?? [])]),
    );
  }
});
