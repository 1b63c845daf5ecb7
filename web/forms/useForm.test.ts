import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Problems } from './problems.js';
import { useForm } from './useForm.js';

test('keeps what is typed while the form is being sent, and gives the other fields their result', async () => {
  let answer = (_refused: Problems | null) => {};
  const { result } = renderHook(() =>
    useForm({
      start: { name: ' Maya ', city: 'Lyon' },
      send: () => new Promise<Problems | null>((done) => (answer = done)),
      after: ({ name, city }) => ({ name: name.trim(), city: city.trim() }),
    }),
  );
  act(() => void result.current.submit());
  act(() => result.current.set({ city: 'Lyon, ' }));
  await act(async () => answer(null));
  expect(result.current.draft).toEqual({ name: 'Maya', city: 'Lyon, ' });
  expect(result.current.busy).toBe(false);
});

test('sends only the fields that the person changed, also after another tab changed others, and after a success', async () => {
  const sent: object[] = [];
  const { result, rerender } = renderHook(
    ({ start }) =>
      useForm({
        start,
        send: async (draft, only) => {
          sent.push(only(draft));
          return null;
        },
      }),
    { initialProps: { start: { name: 'Maya', city: 'Lyon' } } },
  );
  rerender({ start: { name: 'Maya', city: 'Dover' } });
  act(() => result.current.set({ name: 'Ann' }));
  await act(() => result.current.submit());
  act(() => result.current.set({ city: 'Paris' }));
  await act(() => result.current.submit());
  expect(sent).toEqual([{ name: 'Ann' }, { city: 'Paris' }]);
});
