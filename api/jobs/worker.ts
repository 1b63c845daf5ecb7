/** Handles the queue's messages. Any number of workers can share one database. */
import type { Services } from '../services.js';
import { sendEmailChange, tellEmailChanged } from '../accounts/email/letters.js';
import { sendReset } from '../accounts/password/sendReset.js';
import { lapseInvoices } from '../billing/lapseInvoices.js';
import { callOffPayments } from '../billing/payments/callOffPayments.js';
import { failNotice } from '../notices/failNotice.js';
import { planNotices } from '../notices/planNotices.js';
import { sendNotice } from '../notices/sendNotice.js';
import { abandonTurn } from '../staging/turns/abandonTurn.js';
import { checkTurns } from '../staging/turns/checkTurns.js';
import { failInvitation, sendInvitation } from '../team/invitations/sendInvitation.js';
import { deliverJob } from './deliverJob.js';
import { removeObjects } from '../storage/removeObjects.js';
import { stagePhoto, UNEXPECTED, type Stage } from './stagePhoto.js';
import { removeOld } from '../retention/removeOld.js';
import { startSender } from '../webhooks/sending/sender.js';
import { recordFindings } from '../suggestions/recordFindings.js';
import { settlePack } from '../delivery/packs/recordPack.js';
import { makePack, PACK_FAILED } from './makePack.js';
import { suggestRoom, type Look } from './suggestRoom.js';
import { sweepFiles } from './sweepFiles.js';
import { tendLights } from './tendLights.js';

export interface Worker {
  /** Ends what the queue does not: the sending of webhooks, and the care for this worker's disk. */
  stop(): Promise<void>;
}

/**
 * Handles messages until the services' queue is closed, and sends webhooks until the returned worker is stopped.
 * @param options work in place of the engine, in tests: `stage` stages a photo, `look` looks at one
 */
export async function startWorker(
  services: Services,
  options: { readonly stage?: Stage; readonly look?: Look } = {},
): Promise<Worker> {
  await checkTurns(services);
  await services.queue.work({
    stage: {
      work: (_message, signal, id) => stagePhoto(services, id, { ...options, signal }),
      giveUp: (_message, id) => abandonTurn(services, id, UNEXPECTED),
    },
    checkTurns: {
      work: () => checkTurns(services),
      giveUp: async () => services.log.error('turns were not checked; the next hour tries again'),
    },
    deliver: {
      work: ({ jobId }, signal) => deliverJob(services, jobId, signal),
      giveUp: ({ jobId }) => deliverJob(services, jobId),
    },
    makePack: {
      work: ({ packId }, signal) => makePack(services, packId, signal),
      giveUp: ({ packId }) => settlePack(services, packId, PACK_FAILED),
    },
    suggestRoom: {
      work: ({ mediaId }, signal) => suggestRoom(services, mediaId, { ...options, signal }),
      // The photo stays without a suggestion.
      giveUp: ({ mediaId }) => recordFindings(services, mediaId, null),
    },
    removeObjects: {
      work: ({ keys }, signal) => removeObjects(services, keys, signal),
      giveUp: ({ keys }) => removeObjects(services, keys),
    },
    sendReset: {
      work: ({ email }) => sendReset(services, email),
      // The person has asked again by now, or given up: a link days later would not help.
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
    sendInvitation: {
      work: ({ invitationId }) => sendInvitation(services, invitationId),
      giveUp: ({ invitationId }) => failInvitation(services, invitationId),
    },
    tell: {
      work: ({ news }) => planNotices(services, news),
      giveUp: ({ news }) => planNotices(services, news),
    },
    sendNotice: {
      work: (message) => sendNotice(services, message),
      giveUp: (message) => failNotice(services, message),
    },
    callOffPayments: {
      work: ({ paymentIds }) => callOffPayments(services, paymentIds),
      giveUp: ({ paymentIds }) => callOffPayments(services, paymentIds),
    },
    lapseInvoices: {
      work: async (_message, signal) => void (await lapseInvoices(services, signal)),
      giveUp: async () => services.log.error('invoices were not made overdue; the next hour tries again'),
    },
    sweepFiles: {
      work: (_message, signal) => sweepFiles(services, signal),
      giveUp: async () => services.log.error('files could not be swept; the next hour tries again'),
    },
    removeOld: {
      work: (_message, signal) => removeOld(services, signal),
      giveUp: async () => services.log.error('what is old was not removed; the next hour tries again'),
    },
  });
  const lights = tendLights(services);
  const sender = startSender(services);
  return {
    async stop() {
      await Promise.all([lights.stop(), sender.stop()]);
    },
  };
}
