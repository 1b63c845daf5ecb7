/** Which part of their workspace a caller sees: an agent their own and the shared projects, everybody else all. */
import { Prisma } from '../db/generated/client.js';
import type { Caller, Person } from './caller.js';

type Seeing = Pick<Person, 'userId' | 'role'>;

/** The projects of the workspace that the person sees, deleted ones too; null: all of them. */
export function limitOf(seeing: Seeing): Prisma.ProjectWhereInput | null {
  if (seeing.role !== 'agent') return null;
  return { OR: [{ agentId: seeing.userId }, { isShared: true }] };
}

/** Whether the person, who is of its workspace, sees the project: the same as `limitOf`, for a row that was read. */
export const seesProject = (seeing: Seeing, project: { readonly agentId: string | null; readonly isShared: boolean }) =>
  seeing.role !== 'agent' || project.isShared || project.agentId === seeing.userId;

/** As a condition of a Prisma query. */
export function seenProjects(caller: Caller): Prisma.ProjectWhereInput {
  const limit = caller.key ? null : limitOf(caller);
  return limit ? { AND: limit } : {};
}

/** As a condition of a raw statement in which "Project" is named p; the same rows as `seenProjects`. */
export function seenProjectsSql(caller: Caller): Prisma.Sql {
  if (caller.key || caller.role !== 'agent') return Prisma.sql`TRUE`;
  return Prisma.sql`(p."agentId" = ${caller.userId} OR p."isShared")`;
}

/** Names what the caller sees: callers with the same name see the same rows, so that these can be read once. */
export const viewOf = (caller: Caller): string =>
  caller.role === 'agent' ? `${caller.workspaceId} ${caller.userId}` : caller.workspaceId;
