import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus.js';

interface ListProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
  readonly next?: string;
}

function List({ names, onRemove, next }: ListProps) {
  const kept = useKeptFocus(next);
  return (
    <section {...kept} aria-label="Files">
      <h2 tabIndex={-1}>Files</h2>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onRemove(name)}>
          {name}
        </button>
      ))}
    </section>
  );
}

function Page() {
  const [names, setNames] = useState(['hall', 'kitchen']);
  return (
    <main tabIndex={-1}>
      {names.length > 0 && <List names={names} onRemove={(gone) => setNames(names.filter((name) => name !== gone))} />}
    </main>
  );
}

test('takes the focus of a removed button, and passes it to the page when removed itself', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'hall' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Files' }));
  await userEvent.click(screen.getByRole('button', { name: 'kitchen' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('gives the focus to the selected element within', async () => {
  const { rerender } = render(<List names={['hall']} onRemove={() => {}} next="h2" />);
  await userEvent.click(screen.getByRole('button', { name: 'hall' }));
  rerender(<List names={[]} onRemove={() => {}} next="h2" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Files' }));
});

test('leaves a focus alone that moved away by itself', async () => {
  const { rerender } = render(<List names={['hall']} onRemove={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'hall' }));
  await userEvent.click(document.body);
  rerender(<List names={['kitchen']} onRemove={() => {}} />);
  expect(document.activeElement).toBe(document.body);
});
