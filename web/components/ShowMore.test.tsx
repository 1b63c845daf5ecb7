import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ShowMore } from './ShowMore.js';
import type { Pages } from './useNextPage.js';

function List({ pages }: { readonly pages: number }) {
  const [read, setRead] = useState(1);
  const of = { hasNext: read < pages, isLoadingNext: false, loadNext: () => setRead(read + 1) };
  return (
    <ShowMore of={of} by={12}>
      Show more jobs
    </ShowMore>
  );
}

test('offers nothing and takes no focus when the list is complete', () => {
  const { container } = render(<List pages={1} />);
  expect(container.textContent).toBe('');
});

test('keeps the focus at the button, and moves it to the end of the list after the last rows', async () => {
  render(<List pages={3} />);
  const more = screen.getByRole('button', { name: 'Show more jobs' });
  await userEvent.click(more);
  expect(document.activeElement).toBe(more);
  await userEvent.click(more);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('The list is complete.'));
});

test('says under the button that the next rows could not be read, until it is tried again', async () => {
  let answer = (_problem: Error | null) => {};
  const loadNext: Pages['loadNext'] = (_count, { onComplete }) => {
    answer = (problem) => act(() => onComplete(problem));
  };
  render(
    <ShowMore of={{ hasNext: true, isLoadingNext: false, loadNext }} by={12}>
      Show more jobs
    </ShowMore>,
  );
  const more = screen.getByRole('button', { name: 'Show more jobs' });
  await userEvent.click(more);
  expect(screen.queryByRole('alert')).toBeNull();
  answer(new TypeError('Failed to fetch'));
  expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);
  await userEvent.click(more);
  expect(screen.queryByRole('alert')).toBeNull();
  answer(null);
  expect(screen.queryByRole('alert')).toBeNull();
});
