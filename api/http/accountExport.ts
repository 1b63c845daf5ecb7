import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORTS, takeAttempt } from '../accounts/attempts.js';
import type { ReadSession } from '../domain/caller.js';
import { exportAccount } from '../leaving/exportAccount.js';
import type { Services } from '../services.js';
import { HttpError, type Handler } from './answer.js';
import { refuseForeign, refusing } from './refusals.js';

/** Serves all data of a person as a file. */
export function accountExport(services: Services, readSession: ReadSession): Handler {
  return async (request, response) => {
    refuseForeign(services.env, request);
    const who = await readSession(request.headers.cookie);
    if (!who) throw new HttpError(401, 'Sign in first.');
    await refusing(takeAttempt(services.prisma, EXPORTS, who.user.id));
    const pieces = exportAccount(who.caller, services);
    const first = await pieces.next(); // an error of the first piece is still answered with its status
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="showhome-export-${new Date().toISOString().slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    });
    response.write(first.value);
    // An aborted file is invalid JSON, so an incomplete one cannot be mistaken for a complete one.
    await pipeline(Readable.from(pieces), response);
  };
}
