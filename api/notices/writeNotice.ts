import type { ReactElement } from 'react';
import type { Notice } from '../db/generated/client.js';
import type { LetterProps } from '../mail/letter/Letter.js';
import type { Mail } from '../mail/mailer.js';
import type { News } from '../messaging/news.js';
import type { Services } from '../services.js';
import { deliveredLetter } from './letters/delivered.js';
import { invoiceOverdueLetter } from './letters/invoiceOverdue.js';
import { invoiceSentLetter } from './letters/invoiceSent.js';
import type { NoticeLetter, Written } from './letters/noticeLetter.js';
import { paymentReceivedLetter } from './letters/paymentReceived.js';
import { proofReadyLetter } from './letters/proofReady.js';
import { sellerAnsweredLetter } from './letters/sellerAnswered.js';
import { webhookOffLetter } from './letters/webhookOff.js';
import { unsubscribeUrl } from './unsubscribe/unsubscribeLink.js';
import { wantedAddress } from './wanted.js';

interface NoticeMail extends Omit<Mail, 'html' | 'text'> {
  readonly letter: ReactElement<LetterProps>;
}

/** Null when the recipient does not want it, or it is no longer true. */
export async function writeNotice(services: Services, notice: Notice, news: News): Promise<NoticeMail | null> {
  const { env, prisma } = services;
  const to = await wantedAddress(prisma, notice, news);
  if (to === null) return null;
  const unsubscribe = unsubscribeUrl(notice.id, env);
  const written = await write(news, { services, unsubscribe });
  if (!written) return null;
  const messageId = `<${notice.id}@${new URL(env.publicUrl).hostname}>`;
  return { ...written, to, messageId, unsubscribeUrl: unsubscribe };
}

function write(news: News, letter: NoticeLetter): Promise<Written | null> {
  switch (news.kind) {
    case 'proof_ready':
      return proofReadyLetter(news, letter);
    case 'seller_answered':
      return sellerAnsweredLetter(news, letter);
    case 'delivered':
      return deliveredLetter(news, letter);
    case 'payment_received':
      return paymentReceivedLetter(news, letter);
    case 'invoice_sent':
      return invoiceSentLetter(news, letter);
    case 'invoice_overdue':
      return invoiceOverdueLetter(news, letter);
    case 'webhook_off':
      return webhookOffLetter(news, letter);
  }
}
