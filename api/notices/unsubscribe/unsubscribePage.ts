/** The page behind the link: no script, one button. */
import { join } from 'node:path';
import type { Notice } from '../../db/generated/client.js';
import { readStyle, type PublicPage } from '../../delivery/page/pageFrame.js';
import { field, markup, type Markup } from '../../typesetting/markup.js';
import type { Subscription } from './unsubscribe.js';

/** What the mails are, in the page's sentences. */
const MAILS: Readonly<Record<Notice['kind'], string>> = {
  proof_ready: 'Mails when proofs are ready for review',
  seller_answered: 'Mails when a seller has answered',
  delivered: 'Mails when photos are delivered',
  payment_received: 'Mails when a payment is received',
  invoice_sent: 'Invoices by mail',
  invoice_overdue: 'Reminders of overdue invoices',
  webhook_off: 'Mails when a webhook is switched off',
};

/** @param changed whether the person has just pressed the button */
export function unsubscribePage({ kind, sender, wanted }: Subscription, changed: boolean): PublicPage {
  const mails = sender === null ? markup`${MAILS[kind]}` : markup`${MAILS[kind]} from ${field(sender)}`;
  return {
    title: 'Unsubscribe',
    meta: markup`<meta name="robots" content="noindex">`,
    content: markup`<main>${wanted ? askedToEnd(mails, changed) : ended(mails)}</main>`,
    style: readStyle(join(import.meta.dirname, 'unsubscribe.css')),
  };
}

const askedToEnd = (mails: Markup, changed: boolean): Markup => markup`<h1>${
  changed ? 'You are subscribed again' : 'No more of these mails?'
}</h1>
<p>${mails}${changed ? ' are sent to you as before.' : ' are sent to you. Press the button to end them.'}</p>
<form method="post"><button name="subscribe" value="no">Unsubscribe</button></form>`;

const ended = (mails: Markup): Markup => markup`<h1>You are unsubscribed</h1>
<p>${mails} are no longer sent to you. Other mails still are.</p>
<form method="post"><button class="quiet" name="subscribe" value="yes">Subscribe again</button></form>`;
