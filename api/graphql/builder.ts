/** The only schema builder; all types, queries and mutations use it. */
import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import type { Prisma } from '../db/generated/client.js';
import type PrismaTypes from '../db/generated/pothos-types.js';
import { getDatamodel } from '../db/generated/pothos-types.js';
import type { Caller, Person } from '../domain/caller.js';
import type { GraphQLContext } from './context.js';
import { notAdministrator, unauthenticated } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { noteRefusal } from '../domain/occasion.js';
import { loadNodes } from './nodes.js';
import { validationError } from '../domain/rules.js';

interface SchemaTypes {
  PrismaTypes: PrismaTypes;
  Context: GraphQLContext;
  /** With the scope `member` the caller is known, with `person` it is a person, not a key. */
  AuthContexts: {
    member: GraphQLContext & { readonly caller: Caller };
    person: GraphQLContext & { readonly caller: Person };
    admin: GraphQLContext & { readonly caller: Person };
  };
  AuthScopes: { member: boolean; person: boolean; admin: boolean };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    Money: { Input: string; Output: Prisma.Decimal };
    Day: { Input: Date; Output: Date };
    DateTime: { Input: Date; Output: Date };
    ID: { Input: string; Output: string };
    JSON: { Input: never; Output: object };
  };
}

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ErrorsPlugin, RelayPlugin, ScopeAuthPlugin, PrismaPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.services.prisma,
    dmmf: getDatamodel(),
    onUnusedQuery: 'error',
  },
  scopeAuth: {
    authScopes: (context) => ({
      member: context.caller !== null,
      // schema/needs.ts refuses keys before
      person: context.caller !== null && !context.caller.key,
      // of the platform, not of the workspace
      admin: context.caller?.platformRole === 'admin',
    }),
    // The only scope beyond `member` is `admin`, so a refused member is not an administrator.
    unauthorizedError: (_parent, { caller }) => (caller ? notAdministrator() : unauthenticated()),
  },
  errors: {
    directResult: true,
    onResolvedError: noteRefusal,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Result`,
      description: 'What came of it: the payload, or what went wrong.',
    },
    // Invalid input is an answer of the mutation's union, not an error of the request.
    unsafelyHandleInputErrors: true,
  },
  validation: {
    // A caller who is not signed in gets that error first.
    validationError: (failure, _args, context) => (context.caller ? validationError(failure) : unauthenticated()),
  },
  relay: {
    // The global id is the id in the database.
    encodeGlobalID: (_typename, id) => String(id),
    decodeGlobalID: (id) => ({ typename: typeOfId(id) ?? '', id }),
    idFieldOptions: { description: 'The same in every call, list and URL; its prefix names the type.' },
    nodeTypeOptions: { description: 'Whatever can be read again by its id.' },
    nodeQueryOptions: {
      description: 'One object by its id; null where there is none or it is not the workspace’s.',
      args: { id: { description: 'Of any type that implements Node.' } },
      resolve: async (_root, { id }, context, info) => (await loadNodes([id], context, info))[0],
    },
    nodesQueryOptions: {
      description:
        'Several objects by their ids, in that order, at most 100; null in the place of each that is not there.',
      args: { ids: { description: 'Of any types that implement Node.' } },
      resolve: (_root, { ids }, context, info) => loadNodes(ids, context, info),
    },
    pageInfoTypeOptions: { description: 'Where a page lies in its list.' },
    hasNextPageFieldOptions: { description: 'More lies behind the page.' },
    hasPreviousPageFieldOptions: { description: 'More lies before the page.' },
    startCursorFieldOptions: { description: 'The first edge’s cursor; null on an empty page.' },
    endCursorFieldOptions: { description: 'The last edge’s cursor; null on an empty page.' },
    firstArgOptions: { description: 'How many from the front, at most 100; 20 where neither first nor last is given.' },
    lastArgOptions: { description: 'How many from the back, at most 100.' },
    afterArgOptions: { description: 'Begin behind this cursor.' },
    beforeArgOptions: { description: 'End before this cursor.' },
  },
});

builder.queryType({ description: 'What can be read.' });
builder.mutationType({
  description: 'What can be changed. Each takes one input and answers with a union.',
  authScopes: { member: true },
});
builder.subscriptionType({ description: 'What can be watched.', authScopes: { member: true } });
