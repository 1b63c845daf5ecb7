/**
 * Sends a notice. A worker takes it for some minutes, passes it to the mail server, and records that. When the process
 * dies between the server's acceptance and the record, the next try sends a second copy under the same Message-ID,
 * which mail servers and clients mostly discard: a mail twice, in that moment, is better than one that never comes.
 */
import { MailRefusedError } from '../mail/mailer.js';
import { sendLetter } from '../mail/sendLetter.js';
import type { News } from '../messaging/news.js';
import type { PrismaClient } from '../db/client.js';
import type { Services } from '../services.js';
import { failNotice } from './failNotice.js';
import { writeNotice } from './writeNotice.js';

/** Milliseconds: longer than a mail may take; see api/mail/smtp.ts. */
const LEASE_MS = 3 * 60_000;

interface Sending {
  readonly noticeId: string;
  readonly news: News;
}

/** @throws Error when the mail server does not accept the mail now, or another worker is sending it */
export async function sendNotice(services: Services, { noticeId, news }: Sending): Promise<void> {
  const { prisma, mailer, log } = services;
  if (!mailer) throw new Error('Mail is no longer set up.');
  const notice = await prisma.notice.findUnique({ where: { id: noticeId } });
  if (!notice || notice.outcome !== 'waiting') return;
  const mail = await writeNotice(services, notice, news);
  if (!mail) return settle(prisma, noticeId, 'dropped');
  await take(prisma, noticeId);
  try {
    await sendLetter(mailer, mail);
  } catch (error) {
    if (!(error instanceof MailRefusedError)) {
      await prisma.notice.updateMany({ where: { id: noticeId, outcome: 'waiting' }, data: { takenUntil: null } });
      throw error;
    }
    log.warn({ err: error, notice: noticeId }, 'a mail was refused for good');
    return failNotice(services, { noticeId, news });
  }
  await settle(prisma, noticeId, 'sent');
}

/** @throws Error when another worker has taken or sent it */
async function take(prisma: PrismaClient, id: string): Promise<void> {
  const now = new Date();
  const { count } = await prisma.notice.updateMany({
    where: { id, outcome: 'waiting', OR: [{ takenUntil: null }, { takenUntil: { lt: now } }] },
    data: { takenUntil: new Date(now.getTime() + LEASE_MS) },
  });
  if (count === 0) throw new Error(`Another worker is sending the notice ${id}.`);
}

async function settle(prisma: PrismaClient, id: string, outcome: 'sent' | 'dropped'): Promise<void> {
  await prisma.notice.updateMany({
    where: { id, outcome: 'waiting' },
    data: { outcome, settledAt: new Date(), takenUntil: null },
  });
}
