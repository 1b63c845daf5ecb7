import { expect, test, vi } from 'vitest';
import { showOnly } from './shown.js';

const query = (name: string) => ({ kind: 'PreloadedQuery', name, variables: {}, dispose: vi.fn<() => void>() });

test('a page gives its query back once another is shown, and keeps it while it is shown again', () => {
  const [first, second] = [query('First'), query('Second')];
  showOnly([null, first]);
  showOnly([null, first]);
  expect(first.dispose).not.toHaveBeenCalled();
  showOnly([null, second]);
  expect(first.dispose).toHaveBeenCalledOnce();
  expect(second.dispose).not.toHaveBeenCalled();
  showOnly([undefined]);
  expect(second.dispose).toHaveBeenCalledOnce();
});
