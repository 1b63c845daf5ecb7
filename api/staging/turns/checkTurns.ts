import type { Services } from '../../services.js';
import { oneRow } from '../../db/oneRow.js';
import { lockTurns, WAITING } from './fairOrder.js';
import { write } from '../../domain/write.js';

/** Milliseconds; longer than the time in which a processed message may be delivered again. */
const KEPT_FOR = 60 * 60 * 1000;

/**
 * Sends missing messages, so that no photo waits for ever, and removes old turns.
 *
 * Every transaction that makes photos wait sends one message for each, and a message begins one photo at most. So there
 * are never fewer messages without a turn than waiting photos, and a surplus message finds nothing and ends. Only
 * exceptions can leave too few: messages from before turns existed (one for a whole job); messages that failed for good
 * before they began a photo; messages that the queue dropped after two weeks; messages that found only photos waiting for
 * the furniture of another one, which was then deleted or decided on. The number of missing messages is the difference; a
 * message belongs to no particular photo.
 */
export async function checkTurns({ prisma, queue }: Services): Promise<void> {
  await write(prisma, async (tx) => {
    await lockTurns(tx); // no photo begins between the two counts, and no other process sends the missing messages
    const waiting = await tx.stagingItem.count({ where: WAITING });
    const messages = await queue.unfinished(tx, 'stage');
    const rows = await tx.$queryRaw<{ begun: number }[]>`
      SELECT count(*)::int AS begun FROM "StagingTurn" WHERE "id" = ANY(${[...messages]})`;
    await queue.sendMany(tx, { kind: 'stage' }, Math.max(0, waiting - (messages.length - oneRow(rows).begun)));
  });
  await prisma.stagingTurn.deleteMany({ where: { endedAt: { lt: new Date(Date.now() - KEPT_FOR) } } });
}
