import { EventEmitter, on } from 'node:events';
import { expect, test } from 'vitest';
import { chosen } from './chosen.js';

test.each([
  ['before the first message is asked for', 0],
  ['while it waits for the first', 1],
])('a subscriber that leaves %s leaves no listener', async (_when, asked) => {
  const events = new EventEmitter();
  const messages = chosen(on(events, 'message'), ([message]: string[]) => [message]);
  const waits = asked > 0 ? messages.next() : null;
  expect(events.listenerCount('message')).toBe(1);
  await messages.return?.();
  expect(events.listenerCount('message')).toBe(0);
  expect((await waits)?.done ?? true).toBe(true);
});
