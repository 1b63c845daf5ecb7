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
          parameters: [{ name: 'id', in: 'path', required: true }],
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
      '/api/projects': { get: { description: expect.stringMatching(/Cost: \d+ for each 100 rows\.$/) } },
    },
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  });
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
