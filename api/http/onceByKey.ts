/**
 * Calls that are carried out once however often they are sent: the header `Idempotency-Key`, as in the IETF's
 * draft-ietf-httpapi-idempotency-key-header. The same key and request within a day give the same answer.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMissingRow } from '../db/conflicts.js';
import type { PrismaClient } from '../db/client.js';
import { actorIdOf, type Caller } from '../domain/caller.js';
import { beginCall } from '../domain/occasion.js';
import { daysBefore } from '../domain/dayLengths.js';
import { CALLS_KEPT_DAYS } from '../keys/removeOldCalls.js';
import { decrypt, encrypt, secretFor } from '../secrets.js';
import type { Services } from '../services.js';
import { HttpError } from './answer.js';

/** A call that has not ended after this time, in milliseconds, was lost with its process. */
const LONGEST_CALL = 10 * 60 * 1000;
const WELL_FORMED = /^[\x21-\x7e]{1,255}$/;

const NOT_WELL_FORMED = 'An idempotency key has 1 to 255 visible ASCII characters.';
const OTHER_REQUEST =
  'This idempotency key was sent with another request within the last day. Choose a new key for each request.';
const LOST =
  'This request was carried out, but the server stopped before its answer was kept: its answer was lost. ' +
  'Read what it made instead of sending it again.';
/** Kept in place of an answer; no other one is text. */
const LOST_ANSWER = { status: 409, contentType: 'text/plain; charset=utf-8', body: Buffer.from(LOST) } as const;
const UNDER_WAY = 'The request with this idempotency key is being carried out. Ask again in a moment.';

const lost = () => new HttpError(409, LOST, {}, { code: 'IDEMPOTENCY_ANSWER_LOST' });

export interface WholeAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Buffer;
}

interface Call {
  readonly services: Pick<Services, 'env' | 'prisma'>;
  readonly response: ServerResponse;
  readonly caller: Caller;
  /** from `idempotencyKeyOf`; null: it is carried out each time */
  readonly key: string | null;
  /** all that was asked: method, path and body */
  readonly asked: string;
  /** carries the call out */
  readonly run: () => Promise<WholeAnswer>;
  /** whether the answer is kept in any case; another one only where something was changed before it */
  readonly isDone: (answer: WholeAnswer) => boolean;
}

/** @returns null: the request has none @throws HttpError 400 */
export function idempotencyKeyOf({ headers }: IncomingMessage): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !WELL_FORMED.test(key)) throw new HttpError(400, NOT_WELL_FORMED);
  return key;
}

/**
 * @throws HttpError 409 while the first call is under way or where its answer was lost, 422 when the key was sent with
 * another request
 */
export async function answerCall(call: Call): Promise<void> {
  const { response, run, key } = call;
  if (key === null) return send(response, await run());
  const { services, caller, asked, isDone } = call;
  const { prisma, env } = services;
  // An answer may hold a secret that is shown once, so the database alone does not reveal it. With another secret of
  // the server earlier calls are not found.
  const secret = secretFor('answers of calls', env.secret);
  const id = sha256([secret, caller.workspaceId, actorIdOf(caller), key].join('\n'));
  const earlier = await begin(prisma, { id, workspaceId: caller.workspaceId, asked: sha256(asked) });
  if (earlier) {
    if (earlier.contentType === LOST_ANSWER.contentType) throw lost();
    response.setHeader('idempotent-replayed', 'true');
    return send(response, { ...earlier, body: decrypt(secret, earlier.body) });
  }
  beginCall(id);
  let answer: WholeAnswer | null = null;
  try {
    answer = await run();
  } finally {
    const toKeep = answer && isDone(answer) ? answer : await forget(prisma, id, answer ?? LOST_ANSWER);
    if (toKeep) await keep(prisma, id, { ...toKeep, body: encrypt(secret, toKeep.body) });
  }
  send(response, answer);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Begun {
  readonly id: string;
  readonly workspaceId: string;
  readonly asked: string;
}

/** @returns the encrypted answer of an earlier call; null: this one is the first */
async function begin(prisma: PrismaClient, mine: Begun): Promise<WholeAnswer | null> {
  const { id } = mine;
  const dead = new Date(Date.now() - LONGEST_CALL);
  const outdated = [
    { createdAt: { lt: daysBefore(new Date(), CALLS_KEPT_DAYS) } },
    { status: null, changedAt: null, createdAt: { lt: dead } },
  ];
  await prisma.idempotentCall.deleteMany({ where: { id, OR: outdated } });
  const { count } = await prisma.idempotentCall
    .createMany({ data: [mine], skipDuplicates: true })
    .catch((error: unknown) => {
      throw isMissingRow(error) ? new HttpError(404, 'This workspace was deleted.') : error;
    });
  if (count === 1) return null;
  const earlier = await prisma.idempotentCall.findUnique({ where: { id } });
  if (earlier && earlier.asked !== mine.asked) throw new HttpError(422, OTHER_REQUEST);
  if (earlier?.status === null && earlier.changedAt && earlier.createdAt < dead) throw lost();
  if (!earlier || earlier.status === null) {
    throw new HttpError(409, UNDER_WAY, { 'retry-after': '1' }, { code: 'IDEMPOTENCY_KEY_IN_USE' });
  }
  const { status, contentType, body } = earlier;
  return { status, contentType, body: Buffer.from(body ?? []) };
}

/** @returns what to keep in place of nothing, where the call changed something: it is not to be carried out again */
async function forget(prisma: PrismaClient, id: string, answer: WholeAnswer): Promise<WholeAnswer | null> {
  const { count } = await prisma.idempotentCall.deleteMany({ where: { id, status: null, changedAt: null } });
  return count > 0 ? null : answer;
}

async function keep(prisma: PrismaClient, id: string, { status, contentType, body }: WholeAnswer): Promise<void> {
  await prisma.idempotentCall.updateMany({
    where: { id, status: null },
    data: { status, contentType, body: new Uint8Array(body) },
  });
}

function send(response: ServerResponse, { status, contentType, body }: WholeAnswer): void {
  const headers = { ...(contentType !== null && { 'content-type': contentType }), 'content-length': body.length };
  response.writeHead(status, headers).end(body);
}
