import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { sendSharedTexts, sharedText } from './sharedText.js';

function socket() {
  const sent: string[] = [];
  const options: unknown[] = [];
  const client = {
    send(data: unknown, how: unknown, done?: () => void) {
      sent.push(String(data));
      options.push(how);
      done?.();
    },
  } as unknown as WebSocket;
  sendSharedTexts(client);
  /** as graphql-ws does it */
  const sendNext = (id: string, payload: object) => client.send(JSON.stringify({ id, type: 'next', payload }));
  return { client, sent, options, sendNext };
}

/** A result that counts how often it is written. */
function countedResult(address: string) {
  let writings = 0;
  const data = {
    toJSON() {
      writings += 1;
      return { address };
    },
  };
  return { result: { data }, writings: () => writings };
}

test('writes a result once, and sends it to each socket under its own id', () => {
  const { result, writings } = countedResult('12 "Elm" Straße 🏠');
  const [one, two] = [socket(), socket()];
  one.sendNext('a', sharedText(result));
  two.sendNext('b', sharedText(result));
  const payload = { data: { address: '12 "Elm" Straße 🏠' } };
  expect([...one.sent, ...two.sent].map((text) => JSON.parse(text))).toEqual([
    { id: 'a', type: 'next', payload },
    { id: 'b', type: 'next', payload },
  ]);
  expect(writings()).toBe(1);
  expect(one.options).toEqual([{ binary: false }]);
});

test('sends each socket the result that was meant for it', () => {
  const [one, two] = [sharedText({ data: 1 }), sharedText({ data: 2 })];
  const { sent, sendNext } = socket();
  for (const payload of [one, two, one]) sendNext('a', payload);
  expect(sent.map((text) => JSON.parse(text).payload.data)).toEqual([1, 2, 1]);
});

test('leaves other messages as they are, and tells when they are sent', () => {
  const { client, sent } = socket();
  const done = vi.fn<() => void>();
  client.send('{"type":"connection_ack"}', done);
  expect(sent).toEqual(['{"type":"connection_ack"}']);
  expect(done).toHaveBeenCalledOnce();
});
