import { MailRefusedError, type Mailer } from '../mail/mailer.js';
import type { Metrics } from './metrics.js';
import { outcomeOf, timed } from './timed.js';

const isRefusal = (error: unknown) => error instanceof MailRefusedError;

/** The same mailer, with its mails measured. */
export function measuredMailer(mailer: Mailer, { mailSeconds }: Metrics): Mailer {
  return {
    send: (mail) =>
      timed(
        mailSeconds,
        (error) => ({ outcome: outcomeOf(error, isRefusal) }),
        () => mailer.send(mail),
      ),
  };
}
