/**
 * The JSON text of a live result, written once for all sockets that get it. graphql-ws writes each message by itself,
 * so it is given an object that becomes a mark, and the socket sends the text in the mark's place.
 */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

/** Cannot stand in a result: nobody knows it. */
const MARK = randomUUID();
const QUOTED = JSON.stringify(MARK);

class SharedText {
  readonly bytes: Buffer;

  constructor(result: object) {
    this.bytes = Buffer.from(JSON.stringify(result));
  }

  /** graphql-ws sends what it has written before anything else runs. */
  toJSON(): string {
    written = this.bytes;
    return MARK;
  }
}

/** the text that the newest mark stands for */
let written: Buffer | null = null;

const texts = new WeakMap<object, SharedText>();

/** What graphql-ws is to send in place of the result. @param result one object for all sockets */
export function sharedText(result: object): object {
  const there = texts.get(result);
  if (there) return there;
  const made = new SharedText(result);
  texts.set(result, made);
  return made;
}

/** Has the socket send the text in place of a mark. */
export function sendSharedTexts(client: WebSocket): void {
  const send = client.send.bind(client) as (data: unknown, options: object, done?: (error?: Error) => void) => void;
  client.send = ((message: string, done?: (error?: Error) => void) =>
    send(fill(message), { binary: false }, done)) as WebSocket['send'];
}

function fill(message: string): string | Buffer {
  const at = message.lastIndexOf(QUOTED);
  if (at < 0 || !written) return message;
  const [head, tail] = [message.slice(0, at), message.slice(at + QUOTED.length)];
  return Buffer.concat([Buffer.from(head), written, Buffer.from(tail)]);
}
