import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ShowMore } from './ShowMore.js';

function List({ pages }: { readonly pages: number }) {
  const [read, setRead] = useState(1);
  const of = { hasNext: read < pages, isLoadingNext: false, loadNext: () => setRead(read + 1) };
  return (
    <ShowMore of={of} by={12}>
      Show more jobs
    </ShowMore>
  );
}

test('a list that is whole offers nothing and takes no focus', () => {
  const { container } = render(<List pages={1} />);
  expect(container.textContent).toBe('');
});

test('the focus stays at the button, and at the end of the list when the last rows have come', async () => {
  render(<List pages={3} />);
  const more = screen.getByRole('button', { name: 'Show more jobs' });
  await userEvent.click(more);
  expect(document.activeElement).toBe(more);
  await userEvent.click(more);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('The list is complete.'));
});
