import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';
import { Field } from './Field.js';
import { TextInput } from './TextInput.js';

function NewProject({ onSubmit }: { readonly onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New Project</Button>
      <a href="/elsewhere">Elsewhere</a>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Create Project"
        onSubmit={onSubmit}
        foot={<Button type="submit">Create</Button>}
      >
        <Field label="Address">
          <TextInput />
        </Field>
      </Dialog>
    </>
  );
}

async function openNewProject(onSubmit?: () => void) {
  render(<NewProject onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'New Project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Project' });
  const address = screen.getByLabelText('Address');
  await waitFor(() => expect(document.activeElement).toBe(address));
  return { user, dialog, address };
}

test('moves the focus to its first field, keeps it inside and gives it back', async () => {
  const { user, dialog } = await openNewProject();
  for (let presses = 0; presses < 5; presses++) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New Project' })));
});

test('sends the form of the dialog on Enter in a field', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user, address } = await openNewProject(onSubmit);
  await user.type(address, '1428 Alder Lane{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  // Otherwise it gives the focus back while the next test runs.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function DeleteProject({ onConfirm }: { readonly onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      onConfirm={onConfirm}
      title="Delete Project"
      confirmLabel="Delete"
      danger
    >
      Are you sure you want to delete this project?
    </ConfirmDialog>
  );
}

test('starts on Cancel, so that Enter deletes nothing', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteProject onConfirm={onConfirm} />);
  await screen.findByRole('alertdialog', { name: 'Delete Project' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

function Rows() {
  const [rows, setRows] = useState(['1428 Alder Lane', '39B Mercer Street']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <main tabIndex={-1}>
      {rows.map((row) => (
        <Button key={row} onClick={() => setAsked(row)}>
          {`Delete ${row}`}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setRows(rows.filter((row) => row !== asked));
            setAsked(null);
          }}
          title="Delete Project"
          confirmLabel="Delete"
        >
          Are you sure?
        </ConfirmDialog>
      )}
    </main>
  );
}

test('gives the focus to the page when what had it was deleted', async () => {
  render(<Rows />);
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete 1428 Alder Lane' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  };
  await ask();
  await userEvent.keyboard('{Escape}');
  const row = screen.getByRole('button', { name: 'Delete 1428 Alder Lane' });
  await waitFor(() => expect(document.activeElement).toBe(row));
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
