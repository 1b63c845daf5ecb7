import { expect, test, vi } from 'vitest';
import { disposeOtherQueries } from './disposeQueries.js';

const query = (name: string) => ({ kind: 'PreloadedQuery', name, variables: {}, dispose: vi.fn<() => void>() });

test('disposes of a page’s query once another page is shown, and keeps it while the page is shown again', () => {
  const [first, second] = [query('First'), query('Second')];
  disposeOtherQueries([null, first]);
  disposeOtherQueries([null, first]);
  expect(first.dispose).not.toHaveBeenCalled();
  disposeOtherQueries([null, second]);
  expect(first.dispose).toHaveBeenCalledOnce();
  expect(second.dispose).not.toHaveBeenCalled();
  disposeOtherQueries([undefined]);
  expect(second.dispose).toHaveBeenCalledOnce();
});
