import { expect, test } from 'vitest';
import { rememberLinks } from './rememberLinks.js';

function counted(most?: number) {
  const links = rememberLinks(most);
  const signed: string[] = [];
  const ask = (name: string, expires: number) =>
    links(name, expires, (time) => {
      signed.push(name);
      return `${name}?${time}`;
    });
  return { ask, signed };
}

test('signs a link once for each expiry', () => {
  const { ask, signed } = counted();
  expect([ask('a', 1), ask('b', 1), ask('a', 1), ask('a', 2)]).toEqual(['a?1', 'b?1', 'a?1', 'a?2']);
  expect(signed).toEqual(['a', 'b', 'a']);
});

test('forgets the oldest of too many', () => {
  const { ask, signed } = counted(2);
  for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) ask(name, 1);
  expect(signed).toEqual(['a', 'b', 'c', 'a']);
});
