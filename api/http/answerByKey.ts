/** GraphQL requests with an idempotency key. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PrismaClient } from '../db/client.js';
import type { Caller } from '../domain/caller.js';
import { readBody } from './answer.js';
import { onceByKey, type StoredAnswer } from './onceByKey.js';

const LARGEST_REQUEST_BYTES = 1024 * 1024;

interface Keyed {
  readonly prisma: PrismaClient;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly caller: Caller;
  readonly key: string;
  /** answers by Yoga */
  readonly run: () => Promise<Response>;
}

/** An answer that tells of an error is not kept: nothing was done. */
export async function answerByKey({ prisma, request, response, caller, key, run }: Keyed): Promise<void> {
  const body = await readBody(request, LARGEST_REQUEST_BYTES);
  // Yoga takes a body that was read from here
  Object.assign(request, { body });
  let failed: StoredAnswer | null = null;
  const once = await onceByKey(prisma, { caller, key, asked: `graphql ${body.toString()}` }, async () => {
    const answer = await storedAnswer(await run());
    // quotes within texts are escaped, so this is the key of errors
    if (answer.status === 200 && !answer.body.includes('"errors"')) return answer;
    failed = answer;
    return null;
  });
  const answer: StoredAnswer | null = once?.answer ?? failed;
  if (!answer) throw new Error('Expected an answer.');
  if (once?.isRepeated) response.setHeader('idempotent-replayed', 'true');
  send(response, answer);
}

async function storedAnswer(answer: Response): Promise<StoredAnswer> {
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, contentType: answer.headers.get('content-type'), body };
}

export function send(response: ServerResponse, { status, contentType, body }: StoredAnswer): void {
  const headers = { ...(contentType !== null && { 'content-type': contentType }), 'content-length': body.length };
  response.writeHead(status, headers).end(body);
}
