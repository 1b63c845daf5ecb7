/** Refuses a request whose body is still being sent, so that the sender receives the answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How much of the remaining body is read: the largest upload, with a margin for senders that exceed it. Closing a
 * connection with unread bytes resets it, and the sender loses the answer.
 */
const MOST_DRAINED_BYTES = 128 * 1024 * 1024;
const DRAIN_FOR_MS = 20_000;

/** Sends a sentence at once, and closes the connection when the sender is done or a time limit has passed. */
export function refuseBody(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { status, message, headers }: { status: number; message: string; headers: Readonly<Record<string, string>> },
): void {
  const body = Buffer.from(JSON.stringify({ message }));
  const length = { 'content-type': 'application/json', 'content-length': body.length };
  if (request.complete) {
    response.writeHead(status, { ...headers, ...length }).end(body);
    return;
  }
  // The whole answer is written before it is ended, because Node then closes the connection.
  response.writeHead(status, { ...headers, ...length, connection: 'close' }).write(body);
  drain(request, () => response.end());
}

function drain(request: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DRAINED_BYTES) finish();
  };
  const finish = () => {
    clearTimeout(timer);
    request.off('data', count).off('end', finish).off('close', finish).pause();
    done();
  };
  const timer = setTimeout(finish, DRAIN_FOR_MS);
  request.on('error', () => {}); // a disconnect is expected now
  request.unpipe(); // a request stays paused when its destination failed
  request.on('data', count).on('end', finish).on('close', finish).resume();
}
