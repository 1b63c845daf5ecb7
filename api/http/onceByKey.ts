/**
 * Calls that are carried out once however often they are sent: the header `Idempotency-Key`, as in the IETF's
 * draft-ietf-httpapi-idempotency-key-header. The same key and request within a day give the same answer.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PrismaClient } from '../db/client.js';
import { actorIdOf, type Caller } from '../domain/caller.js';
import { KEPT_FOR } from '../keys/removeOldCalls.js';
import { HttpError } from './answer.js';

/** A call that has not ended after this time, in milliseconds, was lost with its process. */
const LONGEST_CALL = 10 * 60 * 1000;
const WELL_FORMED = /^[\x21-\x7e]{1,255}$/;

const NOT_WELL_FORMED = 'An idempotency key has 1 to 255 visible ASCII characters.';
const OTHER_REQUEST =
  'This idempotency key was sent with another request within the last day. Choose a new key for each request.';
const UNDER_WAY = 'The request with this idempotency key is being carried out. Ask again in a moment.';

export interface StoredAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Buffer;
}

interface Call {
  readonly caller: Caller;
  /** from `idempotencyKeyOf` */
  readonly key: string;
  /** all that was asked: method, path and body */
  readonly asked: string;
}

/** @returns null: the request has none @throws HttpError 400 */
export function idempotencyKeyOf({ headers }: IncomingMessage): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !WELL_FORMED.test(key)) throw new HttpError(400, NOT_WELL_FORMED);
  return key;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * @param run carries the call out; null: nothing was done, so that the key can be sent again
 * @returns the answer, and whether it is that of an earlier call; null as `run`
 * @throws HttpError 409 while the first one is under way, 422 when the key was sent with another request
 */
export async function onceByKey(
  prisma: PrismaClient,
  { caller, key, asked }: Call,
  run: () => Promise<StoredAnswer | null>,
): Promise<{ readonly answer: StoredAnswer; readonly isRepeated: boolean } | null> {
  const id = sha256(`${caller.workspaceId}\n${actorIdOf(caller)}\n${key}`);
  const mine = { id, workspaceId: caller.workspaceId, asked: sha256(asked) };
  const earlier = await begin(prisma, mine);
  if (earlier) return { answer: earlier, isRepeated: true };
  let answer: StoredAnswer | null = null;
  try {
    answer = await run();
  } finally {
    if (answer) await keep(prisma, id, answer);
    else await prisma.idempotentCall.deleteMany({ where: { id, status: null } });
  }
  return answer && { answer, isRepeated: false };
}

interface Begun {
  readonly id: string;
  readonly workspaceId: string;
  readonly asked: string;
}

/** @returns the answer of an earlier call; null: this one is the first */
async function begin(prisma: PrismaClient, mine: Begun): Promise<StoredAnswer | null> {
  const { id } = mine;
  const before = (age: number) => new Date(Date.now() - age);
  const outdated = [{ createdAt: { lt: before(KEPT_FOR) } }, { status: null, createdAt: { lt: before(LONGEST_CALL) } }];
  await prisma.idempotentCall.deleteMany({ where: { id, OR: outdated } });
  const { count } = await prisma.idempotentCall.createMany({ data: [mine], skipDuplicates: true });
  if (count === 1) return null;
  const earlier = await prisma.idempotentCall.findUnique({ where: { id } });
  if (earlier && earlier.asked !== mine.asked) throw new HttpError(422, OTHER_REQUEST);
  if (!earlier || earlier.status === null) throw new HttpError(409, UNDER_WAY, { 'retry-after': '1' });
  const { status, contentType, body } = earlier;
  return { status, contentType, body: Buffer.from(body ?? []) };
}

async function keep(prisma: PrismaClient, id: string, { status, contentType, body }: StoredAnswer): Promise<void> {
  await prisma.idempotentCall.updateMany({
    where: { id, status: null },
    data: { status, contentType, body: new Uint8Array(body) },
  });
}
