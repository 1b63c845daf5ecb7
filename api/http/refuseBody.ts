/** A refusal that reaches a sender who is still sending. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How much of the rest of a body is read on: as much as the largest upload and what a careless sender adds. Closing a
 * connection with unread bytes resets it, and the sender loses the answer.
 */
const MOST_DRAINED_BYTES = 128 * 1024 * 1024;
const DRAIN_FOR_MS = 20_000;

/** Answers with a sentence at once, and closes the connection once the sender is through, or has had enough time. */
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
  // All of the answer is out before it ends: with its end, Node closes the connection.
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
  request.on('error', () => {}); // who leaves now has what they wanted
  request.unpipe(); // it stands still where what it went to broke off
  request.on('data', count).on('end', finish).on('close', finish).resume();
}
