import type { MembershipRole } from '../db/generated/enums.js';
import { newId } from '../domain/ids.js';
import type { PersonDetails } from './httpClient.js';
import type { Registered, TestServer } from './startServer.js';

interface ColleagueDetails extends PersonDetails {
  readonly role: MembershipRole;
}

/** Registers a person who is of the owner's workspace, in that role, and of no other. */
export async function makeColleague(
  server: TestServer,
  { workspaceId }: Pick<Registered, 'workspaceId'>,
  { role, ...details }: ColleagueDetails,
): Promise<Registered> {
  const { prisma } = server.services;
  const registered = await server.register(details);
  const userId = registered.user.id;
  await prisma.membership.deleteMany({ where: { userId } });
  await prisma.membership.create({ data: { id: newId('mem'), userId, workspaceId, role } });
  return { ...registered, workspaceId };
}
