import { MailRefusedError, type Mailer } from '../mail/mailer.js';
import type { Metrics } from './metrics.js';
import { outcomeOf, timed } from './timed.js';
import type { Traces } from './traces.js';

const isRefusal = (error: unknown) => error instanceof MailRefusedError;

interface Watch {
  readonly metrics: Metrics;
  readonly traces: Traces;
}

/** The same mailer, with its mails measured and traced. */
export function measuredMailer(mailer: Mailer, { metrics, traces }: Watch): Mailer {
  return {
    send: (mail) =>
      traces.within({ name: 'send mail', kind: 'client' }, () =>
        timed(
          metrics.mailSeconds,
          (error) => ({ outcome: outcomeOf(error, isRefusal) }),
          () => mailer.send(mail),
        ),
      ),
  };
}
