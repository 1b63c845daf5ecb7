/** Who may decide whose a project is, and who sees it. */
import type { Transaction } from '../db/client.js';
import type { Caller } from '../domain/caller.js';
import { ValidationError } from '../domain/errors.js';
import { may } from '../domain/permissions.js';

interface Assignment {
  /** the people who work on the project before and after; null: nobody */
  readonly from: string | null;
  readonly to: string | null;
}

const refuse = (path: string, message: string) => new ValidationError([{ path, message }]);

/** @throws ValidationError when an agent would do it, or the person cannot work on projects of the workspace */
export async function requireMayAssign(
  caller: Caller,
  tx: Pick<Transaction, 'membership'>,
  { from, to }: Assignment,
): Promise<void> {
  if (from === to) return;
  if (caller.role === 'agent') {
    throw refuse('agentId', 'Only an owner or a manager of the workspace may give a project to somebody else.');
  }
  if (to === null) return;
  const where = { workspaceId_userId: { workspaceId: caller.workspaceId, userId: to } };
  const membership = await tx.membership.findUnique({ where });
  if (membership && may(membership, 'projects:write')) return;
  throw refuse('agentId', 'Choose an owner, a manager or an agent of this workspace.');
}

/** @throws ValidationError when an agent does not work on the project */
export function requireMayShare(caller: Caller, project: { readonly agentId: string | null }): void {
  if (caller.role !== 'agent' || project.agentId === caller.userId) return;
  throw refuse('isShared', 'Only whoever works on the project, an owner or a manager may change who sees it.');
}
