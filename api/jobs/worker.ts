/** What the queue's messages set going. Any number of workers against one database. */
import type { Services } from '../services.js';
import { sendEmailChange, tellEmailChanged } from '../accounts/email/letters.js';
import { sendReset } from '../accounts/password/sendReset.js';
import { lapseInvoices } from '../billing/lapseInvoices.js';
import { callOffPayments } from '../billing/payments/callOffPayments.js';
import { abandonJob } from '../staging/abandonJob.js';
import { deliverJob } from './deliverJob.js';
import { removeObjects } from './removeObjects.js';
import { stageJob, UNEXPECTED } from './stageJob.js';

/** Takes work until the services' queue is closed. */
export async function startWorker(services: Services): Promise<void> {
  await services.queue.work({
    stage: {
      work: ({ jobId, round }, signal) => stageJob(services, jobId, round, signal),
      giveUp: ({ jobId, round }) => abandonJob(services, jobId, round, UNEXPECTED),
    },
    deliver: {
      work: ({ jobId }, signal) => deliverJob(services, jobId, signal),
      giveUp: ({ jobId }) => deliverJob(services, jobId),
    },
    removeObjects: {
      work: ({ keys }, signal) => removeObjects(services, keys, signal),
      giveUp: ({ keys }) => removeObjects(services, keys),
    },
    sendReset: {
      work: ({ email }) => sendReset(services, email),
      // The person has asked again by now, or given up: a link that comes days later helps nobody.
      giveUp: async () => services.log.error('a mail with a reset link could not be sent'),
    },
    sendEmailChange: {
      work: ({ changeId }) => sendEmailChange(services, changeId),
      giveUp: async ({ changeId }) =>
        services.log.error({ changeId }, 'a mail that asks a new address could not be sent'),
    },
    tellEmailChanged: {
      work: (message) => tellEmailChanged(services, message),
      giveUp: async () => services.log.error('a mail about a changed address could not be sent'),
    },
    callOffPayments: {
      work: ({ paymentIds }) => callOffPayments(services, paymentIds),
      giveUp: ({ paymentIds }) => callOffPayments(services, paymentIds),
    },
    lapseInvoices: {
      work: async (_message, signal) => void (await lapseInvoices(services, signal)),
      giveUp: async () => services.log.error('invoices were not made overdue; the next hour tries again'),
    },
  });
}
