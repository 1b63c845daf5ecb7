import { noteWorkedIn } from '../accounts/sessions/lastWorkspace.js';
import type { Transaction } from '../db/client.js';
import type { Person } from '../domain/caller.js';
import { NotFoundError } from '../domain/errors.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import { writeIn } from '../domain/write.js';

interface Choice {
  /** the workspace */
  readonly id: string;
  readonly sessionId: string | undefined;
}

/**
 * From now on the session works in that workspace; its sockets are closed, and open again there.
 * @throws NotFoundError when the person is not of the workspace, or the session has ended
 */
export async function chooseWorkspace(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  choice: Choice,
): Promise<void> {
  await writeIn(prisma, choice.id, (tx) => moveSession(tx, userId, choice));
}

/** @throws NotFoundError */
export async function moveSession(tx: Transaction, userId: string, { id, sessionId }: Choice): Promise<void> {
  // before the session, in the order of domain/write.ts
  await noteWorkedIn(tx, { userId, workspaceId: id });
  const { count } = await tx.session.updateMany({
    where: { id: sessionId ?? '', userId, user: { memberships: { some: { workspaceId: id } } } },
    data: { workspaceId: id },
  });
  if (count === 0) throw new NotFoundError('Workspace not found.');
  await notify(tx, { kind: 'sessions', id: userId });
}
