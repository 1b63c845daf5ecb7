import { expect, test } from 'vitest';
import { createKeptAnswers } from './keptAnswers.js';

const answerOf = (text: string) => ({ contentType: 'application/json', body: Buffer.from(text) });
const asked = { workspaceId: 'a', key: 'question' };

function open() {
  let now = 0;
  const kept = createKeptAnswers(() => now);
  const textOf = (key: string) => kept.find({ ...asked, key })?.body.toString() ?? null;
  const keep = (key: string, text: string, workspaceId = 'a') => kept.begin({ workspaceId, key })(answerOf(text));
  return { kept, textOf, keep, wait: (ms: number) => (now += ms) };
}

test('keeps an answer until its workspace changes', () => {
  const { kept, textOf, keep } = open();
  expect(textOf('one')).toBeNull();
  keep('one', 'first');
  keep('two', 'second', 'b');
  expect(textOf('one')).toBe('first');
  kept.forget('a');
  expect([textOf('one'), textOf('two')]).toEqual([null, 'second']);
  kept.forget(null);
  expect(textOf('two')).toBeNull();
});

test.each(['a', null])('keeps no answer whose workspace changed while it was made (%s)', (workspaceId) => {
  const { kept, textOf } = open();
  const keep = kept.begin(asked);
  kept.forget(workspaceId);
  keep(answerOf('of before'));
  expect(textOf('question')).toBeNull();
});

test('keeps an answer that was made while another workspace changed', () => {
  const { kept, textOf } = open();
  const keep = kept.begin(asked);
  kept.forget('b');
  keep(answerOf('of before'));
  expect(textOf('question')).toBe('of before');
});

test('keeps no answer for longer than 15 seconds', () => {
  const { textOf, keep, wait } = open();
  keep('one', 'first');
  wait(14_999);
  expect(textOf('one')).toBe('first');
  wait(1);
  expect(textOf('one')).toBeNull();
});

test('keeps at most 16 MB: what was used last, and nothing above 256 kB', () => {
  const { textOf, keep } = open();
  const large = 'x'.repeat(256 * 1024);
  keep('larger', `${large}x`);
  expect(textOf('larger')).toBeNull();
  for (let k = 0; k < 64; k++) keep(String(k), large);
  expect(textOf('0')).toBe(large);
  keep('64', large);
  expect([textOf('0'), textOf('1'), textOf('64')]).toEqual([large, null, large]);
});
