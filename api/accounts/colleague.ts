import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { User as UserRow } from '../db/generated/client.js';
import { batched } from '../graphql/batch.js';
import type { GraphQLContext } from '../graphql/context.js';
import { User } from './user.type.js';

/** A person whom a row names; null when there is none, or they are not of the caller's workspace any more. */
export async function colleague(
  userId: string | null,
  context: GraphQLContext,
  info: GraphQLResolveInfo,
): Promise<UserRow | null> {
  const { caller, services } = context;
  if (userId === null || !caller) return null;
  const query = queryFromInfo({ context, info, typeName: User.name });
  const person = await batched({ context, info, key: userId }, async (ids) => {
    const where = { id: { in: ids }, memberships: { some: { workspaceId: caller.workspaceId } } };
    const users = await services.prisma.user.findMany({ ...query, where });
    return new Map(users.map((user) => [user.id, user]));
  });
  return person ?? null;
}
