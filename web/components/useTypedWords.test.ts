import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedWords } from './useTypedWords.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function field(told = '') {
  const tell = vi.fn<(words: string) => void>();
  const { result, rerender } = renderHook((search: string) => useTypedWords(search, tell), { initialProps: told });
  const type = (words: string) => act(() => result.current[1](words));
  return { tell, type, rerender, shown: () => result.current[0] };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('passes on what is typed once, trimmed, when typing pauses', async () => {
  const { tell, type, shown } = field();
  type('elm');
  await wait(150);
  type('elm street ');
  await wait(150);
  expect(tell).not.toHaveBeenCalled();
  await wait(50);
  expect(tell.mock.calls).toEqual([['elm street']]);
  expect(shown()).toBe('elm street ');
});

test('keeps what is typed on when the answer to the first words arrives', async () => {
  const { tell, type, rerender, shown } = field();
  type('elm');
  await wait(200);
  type('elm street');
  rerender('elm');
  expect(shown()).toBe('elm street');
  await wait(200);
  expect(tell.mock.calls).toEqual([['elm'], ['elm street']]);
});

test('takes over the search of the address after Back or a link, without passing it on', async () => {
  const { tell, rerender, shown } = field('elm');
  rerender('oak');
  expect(shown()).toBe('oak');
  await wait(1000);
  expect(tell).not.toHaveBeenCalled();
});
