import { Viewer } from '../accounts/viewer.query.js';
import { Workspace } from '../accounts/workspace.type.js';
import { visibleInvoices } from '../billing/invoice.access.js';
import type { PrismaClient } from '../db/client.js';
import { asPerson, type Person } from '../domain/caller.js';
import { typeOfId } from '../domain/ids.js';
import { builder } from '../graphql/builder.js';
import { visibleMedia } from '../media/media.access.js';
import { visibleProjects } from '../projects/project.access.js';
import { visibleStagingJobs } from '../staging/staging.access.js';

builder.objectField(Viewer, 'workspaceOf', (t) =>
  t.prismaField({
    type: Workspace,
    nullable: true,
    description:
      'In which of the person’s workspaces a project, staging job, invoice or file lies that they may see there; null ' +
      'where it is in none.',
    args: { id: t.arg.id({ required: true, description: 'Of a project, staging job, invoice or file.' }) },
    resolve: async (query, caller, { id }, { services: { prisma } }) => {
      const workspaceId = await workspaceIdOf(prisma, asPerson(caller), id);
      return prisma.workspace.findFirst({ ...query, where: { id: workspaceId ?? '' } });
    },
  }),
);

/** Asks as the person would be in each of their workspaces. */
async function workspaceIdOf(prisma: PrismaClient, person: Person, id: string): Promise<string | null> {
  const { userId } = person;
  const memberships = await prisma.membership.findMany({
    where: { userId },
    select: { workspaceId: true, role: true },
  });
  const callers = memberships.map((membership) => ({ ...person, ...membership }));
  const select = { workspaceId: true } as const;
  const read = async () => {
    switch (typeOfId(id)) {
      case 'Project':
        return prisma.project.findFirst({ where: { id, OR: callers.map(visibleProjects) }, select });
      case 'StagingJob':
        return prisma.stagingJob.findFirst({ where: { id, OR: callers.map(visibleStagingJobs) }, select });
      case 'Invoice':
        return prisma.invoice.findFirst({ where: { id, OR: callers.map(visibleInvoices) }, select });
      case 'Media':
        return prisma.media.findFirst({ where: { id, OR: callers.map(visibleMedia) }, select });
      default:
        return null;
    }
  };
  return (await read())?.workspaceId ?? null;
}
