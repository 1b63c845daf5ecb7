/** Handles the messages of mails, and nothing else: tests stage photos themselves. */
import { failNotice } from '../notices/failNotice.js';
import { planNotices } from '../notices/planNotices.js';
import { sendNotice } from '../notices/sendNotice.js';
import { failInvitation, sendInvitation } from '../team/invitations/sendInvitation.js';
import type { Services } from '../services.js';

export async function startNoticeWorker(services: Services): Promise<void> {
  const idle = { work: async () => {}, giveUp: async () => {} };
  const jobs = {
    stage: idle,
    checkTurns: idle,
    deliver: idle,
    makePack: idle,
    suggestRoom: idle,
    removeObjects: idle,
    sweepFiles: idle,
    removeOld: idle,
  };
  const letters = { sendReset: idle, sendEmailChange: idle, tellEmailChanged: idle };
  await services.queue.work({
    ...jobs,
    ...letters,
    sendInvitation: {
      work: ({ invitationId }) => sendInvitation(services, invitationId),
      giveUp: ({ invitationId }) => failInvitation(services, invitationId),
    },
    callOffPayments: idle,
    lapseInvoices: idle,
    tell: {
      work: ({ news }) => planNotices(services, news),
      giveUp: ({ news }) => planNotices(services, news),
    },
    sendNotice: {
      work: (message) => sendNotice(services, message),
      giveUp: (message) => failNotice(services, message),
    },
  });
}
