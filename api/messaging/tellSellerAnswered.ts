import type { Transaction } from '../db/client.js';
import type { SellerAnswer } from './news.js';
import type { Queue } from './queue.js';

/**
 * Mails a seller's answer to whoever ordered the job, in the transaction that records it. Meant for a verdict ("Looks
 * good", "Please change"), not for each comment: each call is a mail.
 */
export async function tellSellerAnswered(
  { queue }: { readonly queue: Pick<Queue, 'send'> },
  tx: Transaction,
  answer: SellerAnswer,
): Promise<void> {
  await queue.send(tx, { kind: 'tell', news: { kind: 'seller_answered', ...answer } });
}
