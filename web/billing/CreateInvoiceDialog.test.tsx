import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../__generated__/BillingPageQuery.graphql.js';
import { billingExample, invoiceExample, projectExample, TOTALS } from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { BillingPage } from '../routes/billing/BillingPage.js';

const api = useApi();
const line = { description: 'Staging of 2 photos, bedroom, japon (k7m2x9qd)', amount: '6.00', jobId: 'job_1' };

async function open(viewer: object = billingExample([invoiceExample()])) {
  api.answer({ viewer, node: projectExample({ draftInvoiceItems: [line] }) });
  renderPage({ Page: BillingPage, document, address: '/billing' });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Invoice' }));
  const element = await screen.findByRole('dialog', { name: 'Create Invoice' });
  return within(element);
}

type Form = Awaited<ReturnType<typeof open>>;

const box = (form: Form, name: string | RegExp) => form.getByRole<HTMLInputElement>('textbox', { name });
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Create Invoice' }));

async function chooseProject(form: Form) {
  await userEvent.click(form.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: /Alder Lane/ }));
}

async function fill(form: Form) {
  await chooseProject(form);
  await userEvent.type(box(form, 'Items'), 'Photography: 140{Enter}Courtesy: 0');
}

const toast = (title: string, sentence: string) =>
  waitFor(() => expect(within(screen.getByRole('status', { name: title })).getByText(sentence)).toBeTruthy());

test('names what an empty form lacks, sends nothing and focuses the first field', async () => {
  const form = await open();
  await send(form);
  for (const sentence of ['Project is required', 'Items are required', 'Subtotal is required'])
    expect(form.getByText(sentence)).toBeTruthy();
  expect(window.document.activeElement).toBe(form.getByRole('combobox', { name: 'Project' }));
  expect(api.callsOf('useCreateInvoiceMutation')).toEqual([]);
});

test('creates the invoice as typed, says so, closes the dialog and shows it first in the table', async () => {
  const written = invoiceExample({ id: 'inv_two', invoiceNumber: 'INV-2026-0043', status: 'DRAFT', total: '152.95' });
  const viewer = billingExample([], { billingTotals: { ...TOTALS, outstanding: '1432.45' } });
  api.answer({ createInvoice: { __typename: 'CreateInvoicePayload', invoice: written, viewer } });
  const form = await open();
  await fill(form);
  expect(box(form, 'Subtotal').value).toBe('140.00');
  await userEvent.clear(box(form, /Tax Optional/));
  await userEvent.type(box(form, /Tax Optional/), '12.95');
  expect(form.getByText('$152.95')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/Due date/), '2026-12-31');
  await userEvent.type(box(form, 'Name'), ' Rafael Lindqvist ');
  await send(form);
  await toast('Success', 'Invoice created successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('INV-2026-0043');
  expect(api.callsOf('useCreateInvoiceMutation')).toMatchObject([
    {
      input: {
        projectId: 'proj_alder',
        items: [
          { description: 'Photography', amount: '140' },
          { description: 'Courtesy', amount: '0' },
        ],
        subtotal: '140.00',
        tax: '12.95',
        total: '152.95',
        dueDate: '2026-12-31',
        billTo: { name: 'Rafael Lindqvist' },
      },
    },
  ]);
  expect(screen.getByText('$1,432.45')).toBeTruthy();
  expect(api.callsOf('rereadTotalsQuery')).toEqual([]);
});

test('keeps what was typed when the server refuses, with the server’s words at the field', async () => {
  const email = { path: 'billTo.email', message: 'Enter a valid email address' };
  const amount = { path: 'items.0.amount', message: 'Amounts in JPY have no decimals' };
  const second = { path: 'items.1.amount', message: 'This amount is not right either' };
  const problem = { message: email.message, fields: [email, amount, second] };
  api.answer({ createInvoice: { __typename: 'ValidationError', ...problem } });
  const form = await open();
  await fill(form);
  await userEvent.type(box(form, 'Email'), 'rafael');
  await send(form);
  await toast('Error', 'Failed to create invoice');
  for (const { message } of [email, amount]) expect(form.getByText(message)).toBeTruthy();
  expect(form.queryByText(second.message)).toBeNull();
  expect(box(form, 'Items').value).toBe('Photography: 140\nCourtesy: 0');
  expect(box(form, 'Email').value).toBe('rafael');
  await userEvent.type(box(form, 'Email'), '@lindqvist.test');
  expect(form.queryByText(email.message)).toBeNull();
});

test('stays open when no answer comes', async () => {
  api.answer({
    createInvoice: () => {
      throw new Error('The database is away.');
    },
  });
  const form = await open();
  await fill(form);
  await send(form);
  await toast('Error', 'Failed to create invoice');
  expect(screen.getByRole('dialog', { name: 'Create Invoice' })).toBeTruthy();
});

test('proposes approved jobs of the project as lines, and charges for them', async () => {
  api.answer({
    createInvoice: { __typename: 'ConflictError', message: 'A staging job is on another invoice already' },
  });
  const form = await open();
  await chooseProject(form);
  expect(await form.findByText('1 approved staging job is not on an invoice yet: $6.00')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add it' }));
  expect(box(form, 'Items').value).toBe(`${line.description}: 6.00`);
  expect(box(form, 'Subtotal').value).toBe('6.00');
  expect(form.queryByRole('button', { name: 'Add it' })).toBeNull();
  await send(form);
  expect(await form.findByText('A staging job is on another invoice already')).toBeTruthy();
  expect(api.callsOf('useCreateInvoiceMutation')).toMatchObject([{ input: { items: [line] } }]);
});

test('keeps a subtotal that was typed, and says so where the items add up to another sum', async () => {
  const form = await open();
  await userEvent.type(box(form, 'Items'), 'Photography: 140');
  expect(box(form, 'Subtotal').value).toBe('140.00');
  await userEvent.clear(box(form, 'Subtotal'));
  await userEvent.type(box(form, 'Subtotal'), '120');
  await userEvent.type(box(form, 'Items'), '{Enter}Staging: 6');
  expect(box(form, 'Subtotal').value).toBe('120');
  expect(form.getByText('The items add up to $146.00: the invoice will print both')).toBeTruthy();
  await userEvent.clear(box(form, 'Subtotal'));
  await userEvent.type(box(form, 'Subtotal'), '146');
  expect(form.queryByText(/add up to/)).toBeNull();
});

test('hides the hint about missing seller details once they were added in another tab', async () => {
  const nobody = { name: '', address: '', email: '', taxId: '' };
  const workspace = (name: string) => ({ id: 'org_one', currency: 'USD', seller: { ...nobody, name } });
  const form = await open(billingExample([invoiceExample()], { workspace: workspace('') }));
  const hint = await form.findByText(/do not say yet who they come from/);
  await userEvent.type(box(form, 'Name'), 'Rafael');
  api.answer({ viewer: billingExample([invoiceExample()], { workspace: workspace('Okafor Home Staging') }) });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(hint.isConnected).toBe(false));
  expect(box(form, 'Name').value).toBe('Rafael');
});

test.each([
  [true, 'link'],
  [false, 'words'],
])('says that the seller is missing; for an owner (%s) with the way to the settings', async (ownsWorkspace, how) => {
  const workspace = { id: 'org_one', currency: 'USD', seller: { name: '', address: '', email: '', taxId: '' } };
  const form = await open(billingExample([invoiceExample()], { ownsWorkspace, workspace }));
  expect(await form.findByText(/do not say yet who they come from/)).toBeTruthy();
  const link = form.queryByRole('link', { name: /Add your details/ });
  expect(link?.getAttribute('href') ?? 'words').toBe(how === 'link' ? '/settings?section=invoicing' : 'words');
});
