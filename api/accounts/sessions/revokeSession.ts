import { NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import type { Services } from '../../services.js';
import type { Person } from '../../domain/caller.js';
import { endSessions } from './endSessions.js';
import { write } from '../../domain/write.js';

/** @throws NotFoundError when the session is not the caller's, or has ended already */
export async function revokeSession(caller: Person, { prisma }: Pick<Services, 'prisma'>, id: string): Promise<void> {
  const wellFormed = typeOfId(id) === 'Session';
  const count = wellFormed ? await write(prisma, (tx) => endSessions(tx, caller.userId, { only: id })) : 0;
  if (count === 0) throw new NotFoundError('Session not found.');
}
