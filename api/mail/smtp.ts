/** Mail by SMTP. */
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../env.js';
import { MailRefusedError, type Mail, type Mailer } from './mailer.js';

/** Milliseconds. */
export interface SmtpPatience {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** without a byte from the server */
  readonly socketTimeout: number;
  /** for the whole mail */
  readonly mailTimeout: number;
}

/** A server that does not answer must not block the queue; neither must one that sends a byte now and then. */
const PATIENCE: SmtpPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  mailTimeout: 90_000,
};

interface SmtpMailer extends Mailer {
  close(): void;
}

/** Null when no server is configured. Connects at the first mail. @param patience for tests */
export function openSmtp({ smtpUrl, from }: MailSettings, patience: SmtpPatience = PATIENCE): SmtpMailer | null {
  if (smtpUrl === null) return null;
  const { mailTimeout, ...timeouts } = patience;
  const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      const sending = transport.sendMail({ from, ...messageOf(mail) });
      await within(mailTimeout, sending).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefusedError((error as Error).message, { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

function messageOf({ to, subject, html, text, attachments = [], replyTo, messageId, unsubscribeUrl }: Mail) {
  return {
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    html,
    text,
    attachments: attachments.map((each) => ({
      ...each,
      contentDisposition: each.cid === undefined ? ('attachment' as const) : ('inline' as const),
    })),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(messageId !== undefined && { messageId }),
    headers: {
      // no out-of-office replies (RFC 3834)
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** @throws Error when it takes longer; the connection then ends by its own timeouts */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server did not take the mail within ${ms / 1000} s.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the server refused the recipient or the content with 5xx. A refused sign-in or greeting is not final: it
 * concerns our settings, which an operator can correct.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}
