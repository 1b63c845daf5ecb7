import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.js';

/** A form that stays busy after it was sent, such as one that waits for an answer. */
function SlowForm({ onSend }: { readonly onSend: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setBusy(true);
      }}
    >
      <Button type="submit" busy={busy} busyLabel="Creating Job...">
        Create Staging Job
      </Button>
    </form>
  );
}

test('marks a busy button as busy and disabled, keeps its focus and does not send the form again', async () => {
  const onSend = vi.fn<() => void>();
  render(<SlowForm onSend={onSend} />);
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Create Staging Job' }));
  const busy = screen.getByRole('button', { name: 'Creating Job...' });
  await user.click(busy);
  await user.keyboard('{Enter}');

  expect(onSend).toHaveBeenCalledTimes(1);
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(busy);
});

test('sends a form only from a submit button', async () => {
  const onSend = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSend}>
      <Button variant="outline">Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSend).not.toHaveBeenCalled();
});
