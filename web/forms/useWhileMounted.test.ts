import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWhileMounted } from './useWhileMounted.js';

test('calls the function only while its component is mounted', () => {
  const act = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useWhileMounted(act), { reactStrictMode: true });
  result.current();
  expect(act).toHaveBeenCalledTimes(1);
  unmount();
  result.current();
  expect(act).toHaveBeenCalledTimes(1);
});
