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
