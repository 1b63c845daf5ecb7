/** The page behind the link: no script, style inside, one button. */
import { createHash } from 'node:crypto';
import type { Notice } from '../../db/generated/client.js';
import { COLORS } from '../../mail/letter/look.js';
import { field, markup, Markup } from '../../typesetting/markup.js';
import type { Subscription } from './unsubscribe.js';

interface Page {
  readonly html: string;
  /** a content security policy that allows only the page's own style and form */
  readonly policy: string;
}

/** What the mails are, in the page's sentences. */
const MAILS: Readonly<Record<Notice['kind'], string>> = {
  proof_ready: 'Mails when proofs are ready for review',
  seller_answered: 'Mails when a seller has answered',
  delivered: 'Mails when photos are delivered',
  payment_received: 'Mails when a payment is received',
  invoice_sent: 'Invoices by mail',
  invoice_overdue: 'Reminders of overdue invoices',
};

const colors = (theme: 0 | 1) =>
  Object.entries(COLORS)
    .map(([name, pair]) => `--${name.replace('.', '-')}:${pair[theme]}`)
    .join(';');

const STYLE = `:root{color-scheme:light dark;${colors(0)}}
@media (prefers-color-scheme:dark){:root{${colors(1)}}}
body{margin:0;padding:24px 16px;background:var(--canvas);color:var(--ink);font:16px/24px 'Helvetica Neue',Arial,sans-serif}
main{max-width:520px;margin:8vh auto 0;padding:32px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
h1{margin:0;font:400 25px/32px Georgia,serif;text-wrap:balance}
p{margin:14px 0 0;color:var(--ink-muted)}
button{margin-top:24px;padding:11px 20px;border:0;border-radius:6px;background:var(--accent);color:var(--accent-on);
font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:var(--accent-text);padding:11px 0;text-decoration:underline}
button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param changed whether the person has just pressed the button */
export function unsubscribePage({ kind, sender, wanted }: Subscription, changed: boolean): Page {
  const mails = sender === null ? markup`${MAILS[kind]}` : markup`${MAILS[kind]} from ${field(sender)}`;
  const { text: html } = page(wanted ? askedToEnd(mails, changed) : ended(mails));
  return { html, policy: POLICY };
}

const askedToEnd = (mails: Markup, changed: boolean): Markup => markup`<h1>${
  changed ? 'You are subscribed again' : 'No more of these mails?'
}</h1>
<p>${mails}${changed ? ' are sent to you as before.' : ' are sent to you. Press the button to end them.'}</p>
<form method="post"><button name="subscribe" value="no">Unsubscribe</button></form>`;

const ended = (mails: Markup): Markup => markup`<h1>You are unsubscribed</h1>
<p>${mails} are no longer sent to you. Other mails still are.</p>
<form method="post"><button class="quiet" name="subscribe" value="yes">Subscribe again</button></form>`;

const page = (content: Markup): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Unsubscribe · Showhome</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
