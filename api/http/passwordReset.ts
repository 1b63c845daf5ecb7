/** A forgotten password: requesting a link by mail, and choosing a new password with it. */
import { requestResetRules, resetRules } from '../accounts/accounts.rules.js';
import { LINKS_FROM_ADDRESS, RESETS_FROM_ADDRESS, RESETS_OF_ACCOUNT, takeAttempt } from '../accounts/attempts.js';
import { knownDeviceCookie } from '../accounts/knownDevice.js';
import { resetPassword } from '../accounts/password/resetPassword.js';
import type { Services } from '../services.js';
import { HttpError, readJson, sendCookies, sendJson, sendText, type Handler } from './answer.js';
import { clientNetwork } from './clientAddress.js';
import { accept, refuseForeign, refusing } from './refusals.js';
import { write } from '../domain/write.js';

const ON_ITS_WAY = 'If there is an account with this email, a link to choose a new password is on its way to it.';

export function passwordResetHandlers({ env, prisma, queue, mailer }: Services) {
  /** The same answer in the same time for every address: the worker finds out whether there is an account. */
  const requestReset: Handler = async (request, response) => {
    refuseForeign(env, request);
    const { email } = accept(requestResetRules, await readJson(request));
    if (!mailer) throw new HttpError(409, `This site sends no mail. Write to ${env.mail.support} for a reset link.`);
    await refusing(takeAttempt(prisma, RESETS_FROM_ADDRESS, clientNetwork(request, env.trustProxy)));
    await refusing(takeAttempt(prisma, RESETS_OF_ACCOUNT, email));
    await write(prisma, (tx) => queue.send(tx, { kind: 'sendReset', email }));
    sendText(response, 202, ON_ITS_WAY);
  };

  const reset: Handler = async (request, response) => {
    refuseForeign(env, request);
    const chosen = accept(resetRules, await readJson(request));
    await refusing(takeAttempt(prisma, LINKS_FROM_ADDRESS, clientNetwork(request, env.trustProxy)));
    const email = await refusing(resetPassword({ prisma }, chosen));
    sendCookies(response, [knownDeviceCookie(env, email)]);
    response.writeHead(204).end();
  };

  /** The options that the login page offers. */
  const settings: Handler = async (_request, response) => {
    const { provider, mail } = env;
    sendJson(response, 200, {
      passwordReset: mailer !== null,
      provider: provider?.kind ?? null,
      supportEmail: mail.support,
    });
  };

  return { requestReset, reset, settings };
}
