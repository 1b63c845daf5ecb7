/** Mail by SMTP. */
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../env.js';
import type { Mailer } from './mailer.js';

/** Milliseconds; a server that does not answer must not block the queue. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface SmtpMailer extends Mailer {
  close(): void;
}

/** Null when no server is configured. Connects at the first mail. */
export function openSmtp({ smtpUrl, from }: MailSettings): SmtpMailer | null {
  if (smtpUrl === null) return null;
  const transport = createTransport({ url: smtpUrl, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
