import type { Services } from '../../services.js';
import { lockTurns, WAITING } from './fairOrder.js';

/** As long as a message that was worked on may still come again, and longer; milliseconds. */
const KEPT_FOR = 60 * 60 * 1000;

/**
 * Sends the messages that are missing, so that no photo waits for ever, and removes old turns.
 *
 * Whoever lets photos wait sends a message for each in the same transaction, and a message begins one photo at most:
 * there are never fewer messages without a turn than photos that wait, and one too many finds nothing and ends. Only
 * what lies outside of that can leave too few: messages from before there were turns, one for a whole job; those that
 * failed for good before they began a photo; those that the queue dropped after two weeks. What is missing then is the
 * difference, whichever photos they were for: a message is for no photo in particular.
 */
export async function checkTurns({ prisma, queue }: Services): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await lockTurns(tx); // no photo is begun between the counts, and nobody else sends what is missing
    const waiting = await tx.stagingItem.count({ where: WAITING });
    const messages = await queue.unfinished(tx, 'stage');
    const [{ begun }] = await tx.$queryRaw<[{ begun: number }]>`
      SELECT count(*)::int AS begun FROM "StagingTurn" WHERE "id" = ANY(${[...messages]})`;
    await queue.sendMany(tx, { kind: 'stage' }, Math.max(0, waiting - (messages.length - begun)));
  });
  await prisma.stagingTurn.deleteMany({ where: { endedAt: { lt: new Date(Date.now() - KEPT_FOR) } } });
}
