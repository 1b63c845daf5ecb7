import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { seenProjects } from '../domain/view.js';
import type { Transaction } from '../db/client.js';

/** The projects that the caller may see and change. */
export const visibleProjects = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, deletedAt: null, ...seenProjects(caller) }) satisfies Prisma.ProjectWhereInput;

/** @throws NotFoundError when the caller has no such project */
export async function requireProject(caller: Caller, tx: Pick<Transaction, 'project'>, id: string) {
  const wellFormed = typeOfId(id) === 'Project';
  const project = wellFormed ? await tx.project.findFirst({ where: { id, ...visibleProjects(caller) } }) : null;
  if (!project) throw new NotFoundError('Project not found.');
  return project;
}
