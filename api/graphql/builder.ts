/** The only schema builder. Every type, query and mutation of the nouns is defined with it. */
import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import type { Prisma } from '../db/generated/client.js';
import type PrismaTypes from '../db/generated/pothos-types.js';
import { getDatamodel } from '../db/generated/pothos-types.js';
import type { Caller } from '../domain/caller.js';
import type { GraphQLContext } from './context.js';
import { notAdministrator, unauthenticated } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { loadNodes } from './nodes.js';
import { validationError } from '../domain/rules.js';

interface SchemaTypes {
  PrismaTypes: PrismaTypes;
  Context: GraphQLContext;
  /** Behind the scope `member` the caller is known. */
  AuthContexts: {
    member: GraphQLContext & { readonly caller: Caller };
    admin: GraphQLContext & { readonly caller: Caller };
  };
  AuthScopes: { member: boolean; admin: boolean };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    Money: { Input: string; Output: Prisma.Decimal };
    Day: { Input: Date; Output: Date };
    DateTime: { Input: Date; Output: Date };
    ID: { Input: string; Output: string };
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
      // the platform's, not the workspace's
      admin: context.caller?.platformRole === 'admin',
    }),
    // Beyond `member` there is only `admin`: a signed-in person who is refused lacks that.
    unauthorizedError: (_parent, { caller }) => (caller ? notAdministrator() : unauthenticated()),
  },
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${upperFirst(fieldName)}Result`,
      description: 'What came of it: the payload, or what went wrong.',
    },
    // Input that breaks a rule is an answer of the mutation's union, not an error of the request.
    unsafelyHandleInputErrors: true,
  },
  validation: {
    // Whoever is not signed in hears that first.
    validationError: (failure, _args, context) => (context.caller ? validationError(failure) : unauthenticated()),
  },
  relay: {
    // The id in the database is the id everywhere.
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
