import { notify } from '../../messaging/notify.js';
import type { Transaction } from '../../db/client.js';

interface EndedSessions {
  /** only this one */
  readonly only?: string;
  /** all but this one */
  readonly except?: string;
}

/**
 * Ends a person's sessions. When the transaction commits, every process closes their open sockets.
 * @returns the number of ended sessions
 */
export async function endSessions(tx: Transaction, userId: string, which: EndedSessions = {}): Promise<number> {
  const { only, except } = which;
  const { count } = await tx.session.deleteMany({
    where: {
      AND: [{ userId }, only === undefined ? {} : { id: only }, except === undefined ? {} : { NOT: { id: except } }],
    },
  });
  await notify(tx, { kind: 'sessions', id: userId });
  return count;
}
