/** Pages of other sites, which use publishable keys: cross-origin resource sharing, https://fetch.spec.whatwg.org. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PrismaClient } from '../db/client.js';
import type { Program } from '../domain/caller.js';
import { keysOfSite } from '../keys/key.access.js';
import { HttpError } from './answer.js';

/** Seconds for which a browser need not ask again. */
const KNOWN_FOR = 600;

/** Whether some publishable key is for pages of the site. */
export const isKnownSite = async (prisma: Pick<PrismaClient, 'apiKey'>, origin: string): Promise<boolean> =>
  (await prisma.apiKey.findFirst({ where: keysOfSite(origin), select: { id: true } })) !== null;

/** Whether the request asks what a page of another site may send. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** Answers a preflight, which has no key yet: pages of sites that no key names are told nothing. */
export async function answerPreflight(
  prisma: Pick<PrismaClient, 'apiKey'>,
  { headers: { origin = '' } }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('vary', 'origin');
  if (await isKnownSite(prisma, origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-methods', 'POST');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-max-age', KNOWN_FOR);
  }
  response.writeHead(204).end();
}

/** Whether the key may be used from where the request comes: a secret key from anywhere. */
export const mayUse = ({ key: { origins } }: Program, { headers: { origin } }: IncomingMessage): boolean =>
  origins === null || (origin !== undefined && origins.includes(origin));

/** Lets a page of the key's sites read the answer. @throws HttpError 403 for any other sender of a publishable key */
export function admitSite(program: Program, request: IncomingMessage, response: ServerResponse): void {
  const { origins } = program.key;
  if (origins === null) return;
  response.setHeader('vary', 'origin');
  if (!mayUse(program, request)) {
    throw new HttpError(403, `This key is for pages of ${origins.join(', ')}. Add your site to a key of its own.`);
  }
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
  response.setHeader('access-control-expose-headers', 'ratelimit, ratelimit-policy, retry-after');
}
