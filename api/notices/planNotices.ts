import { newId } from '../domain/ids.js';
import { eventOf, subjectOf, type News } from '../messaging/news.js';
import type { Services } from '../services.js';
import { audienceOf } from './audience.js';
import { writeIn } from '../domain/write.js';

/**
 * Finds out who is to be told, and queues a mail for each. Idempotent: a recipient of an event has one row, and the
 * mail is queued by whoever inserts it. Does nothing where no mail is set up.
 */
export async function planNotices(services: Pick<Services, 'prisma' | 'queue' | 'mailer'>, news: News): Promise<void> {
  const { prisma, queue, mailer } = services;
  if (!mailer) return;
  await writeIn(prisma, subjectOf(news), async (tx) => {
    const audience = await audienceOf(tx, news);
    if (!audience) return;
    const { workspaceId, userIds, email } = audience;
    const recipients = [...userIds.map((userId) => ({ userId })), ...(email === null ? [] : [{ email }])];
    const event = { workspaceId, kind: news.kind, event: eventOf(news) };
    const added = await tx.notice.createManyAndReturn({
      data: recipients.map((recipient) => ({ id: newId('not'), ...event, ...recipient })),
      skipDuplicates: true,
      select: { id: true },
    });
    for (const { id: noticeId } of added) await queue.send(tx, { kind: 'sendNotice', noticeId, news });
  });
}
