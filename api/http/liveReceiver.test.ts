import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLiveReceiver, type LiveResult } from './liveReceiver.js';

/** A socket that is slow: each message is on its way until `arrive`. */
function slowSocket() {
  const sent: unknown[] = [];
  const closed: number[] = [];
  const options: unknown[] = [];
  let arrived = () => {};
  const socket = {
    readyState: WebSocket.OPEN as number,
    send(data: Buffer, how: unknown, done: () => void) {
      sent.push(JSON.parse(data.toString()));
      options.push(how);
      arrived = done;
    },
    close: (code: number) => void closed.push(code),
  };
  return { socket, sent, closed, options, arrive: () => arrived() };
}

function open(operationId = 'a') {
  const slow = slowSocket();
  const receiver = createLiveReceiver(slow.socket as unknown as WebSocket, operationId);
  return { ...slow, receiver };
}

const result = (rowId: string, data: unknown): LiveResult => [rowId, Buffer.from(JSON.stringify({ data }))];
const frame = (data: unknown, id = 'a') => ({ id, type: 'next', payload: { data } });

it('sends a text under the subscription’s own id, whatever it is', () => {
  const id = '1"},"type":"complete';
  const { receiver, sent, options } = open(id);
  receiver.begin([]);
  receiver.take(result('job_1', '12 "Elm" Straße 🏠'));
  expect(sent).toEqual([frame('12 "Elm" Straße 🏠', id)]);
  expect(options).toEqual([{ binary: false }]);
});

it('begins with the present state, then sends what came while it was read', () => {
  const { receiver, sent, arrive } = open();
  receiver.take(result('job_1', 'newer'));
  receiver.take(result('job_2', 'other'));
  expect(sent).toEqual([]);
  receiver.begin([result('job_0', 'present'), result('job_1', 'older')]);
  for (let message = 0; message < 3; message++) arrive();
  expect(sent).toEqual(['present', 'newer', 'other'].map((data) => frame(data)));
});

it('keeps the newest result of each row while a message is on its way', () => {
  const { receiver, sent, arrive } = open();
  receiver.begin([]);
  for (const [rowId, data] of [
    ['a', 1],
    ['a', 2],
    ['b', 3],
    ['a', 4],
  ] as const)
    receiver.take(result(rowId, data));
  expect(sent).toEqual([frame(1)]);
  for (let message = 0; message < 3; message++) arrive();
  expect(sent).toEqual([1, 4, 3].map((data) => frame(data)));
  receiver.take(result('a', 5));
  expect(sent.at(-1)).toEqual(frame(5));
});

it('disconnects a socket that is far behind, so that its client reads everything again, and keeps nothing', () => {
  const { receiver, sent, closed, arrive } = open();
  receiver.begin([]);
  for (let row = 0; row <= 500; row++) receiver.take(result(`job_${row}`, row));
  expect(closed).toEqual([]);
  for (let row = 501; row < 900; row++) receiver.take(result(`job_${row}`, row));
  expect(closed).toEqual([1013]);
  arrive();
  expect(sent).toHaveLength(1);
});

it('sends nothing more after the end, or into a socket that is closed', () => {
  const { receiver, sent, arrive } = open();
  receiver.begin([]);
  receiver.take(result('a', 1));
  receiver.take(result('b', 2));
  receiver.end();
  arrive();
  receiver.take(result('a', 3));
  expect(sent).toEqual([frame(1)]);

  const closing = open();
  closing.receiver.begin([]);
  closing.socket.readyState = WebSocket.CLOSING;
  closing.receiver.take(result('a', 1));
  expect(closing.sent).toEqual([]);
});
