import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../services.js';
import { sendText, type Handler } from './answer.js';

const LIMIT_MS = 2000;

/** The process runs. */
export const live: Handler = async (_request, response) => sendText(response, 200, 'live');

/** The process can answer: its database does. */
export function ready({ prisma, log }: Services): Handler {
  return async (_request, response) => {
    try {
      const late = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`The database did not answer within ${LIMIT_MS} ms.`);
      });
      await Promise.race([prisma.$queryRaw`SELECT 1`, late]);
      sendText(response, 200, 'ready');
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      sendText(response, 503, 'not ready');
    }
  };
}
