import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/BillingPageQuery.graphql.js';
import { billingExample, invoiceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { BillingPage } from './BillingPage.js';

const api = useApi();
const older = invoiceExample({ id: 'inv_old', invoiceNumber: 'INV-2026-0001', createdAt: '2026-01-01T12:00:00.000Z' });
const newer = invoiceExample({ id: 'inv_new', invoiceNumber: 'INV-2026-0043', createdAt: '2026-11-20T12:00:00.000Z' });

async function open(address = '/billing', ...invoices: object[]) {
  api.answer({ viewer: billingExample(invoices.length > 0 ? invoices : [invoiceExample()]) });
  const status = new URL(address, 'http://localhost').searchParams.get('status')?.toUpperCase() ?? null;
  const page = renderPage({ Page: BillingPage, document, variables: { projectId: null, status }, address });
  await screen.findByRole('heading', { name: 'Billing & Payments' });
  return page;
}

const numbers = () => screen.queryAllByRole('button', { name: /^INV-/ }).map(({ textContent }) => textContent);

test('updates the row and the sums when another tab changes an invoice', async () => {
  const { tell } = await open();
  const billingTotals = { currency: 'USD', outstanding: '0.00', thisMonth: '75.50', processed: '4824.00' };
  api.answer({ viewer: billingExample([], { billingTotals }) });
  await tell({ invoiceUpdated: invoiceExample({ status: 'PAID' }) });
  expect(within(screen.getByRole('table')).getByText('Paid')).toBeTruthy();
  expect(await screen.findByText('$4,824.00')).toBeTruthy();
  expect(numbers()).toEqual(['INV-2026-0042']);
});

test('shows a new invoice first, once, and none that belongs on a later page', async () => {
  const { tell } = await open();
  await tell({ invoiceUpdated: newer });
  await tell({ invoiceUpdated: newer });
  await tell({ invoiceUpdated: older });
  expect(numbers()).toEqual(['INV-2026-0043', 'INV-2026-0042']);
});

test('adds only matching invoices to a filtered list, and keeps a row that no longer matches', async () => {
  const { tell } = await open('/billing?status=sent');
  await tell({ invoiceUpdated: { ...newer, status: 'DRAFT' } });
  expect(numbers()).toEqual(['INV-2026-0042']);
  await tell({ invoiceUpdated: invoiceExample({ status: 'PAID' }) });
  expect(numbers()).toEqual(['INV-2026-0042']);
  await tell({ invoiceUpdated: newer });
  expect(numbers()).toEqual(['INV-2026-0043', 'INV-2026-0042']);
});

test('keeps the filter in the address', async () => {
  const { router } = await open();
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Overdue' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=overdue'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('Overdue'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: /Alder Lane/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?project=proj_alder&status=overdue'));
});

test('says that a filter matches nothing, and does not offer to create an invoice', async () => {
  api.answer({ viewer: billingExample([]) });
  renderPage({ Page: BillingPage, document, variables: { status: 'OVERDUE' }, address: '/billing?status=overdue' });
  expect(await screen.findByRole('heading', { name: 'No matching invoices' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Create Invoice' })).toHaveLength(1);
});

test('opens an invoice by its number, keeps it in the address, and shows all of its contents', async () => {
  const whole = invoiceExample({
    status: 'PAID',
    total: '14.00',
    tax: '2.00',
    billTo: { name: 'Rafael Lindqvist', address: '77 Harbor View\nAstoria', email: '', taxId: '' },
    items: [{ id: 'line_1', description: 'Staging of 4 photos', amount: '12.00', job: null }],
    payment: {
      id: 'pay_1',
      method: 'Bank transfer',
      reference: 'TR-1',
      receivedAt: '2026-11-20T00:00:00.000Z',
      amount: '14.00',
      currency: 'USD',
    },
  });
  const { router } = await open('/billing?status=paid', whole);
  api.answer({ node: whole });
  await userEvent.click(screen.getByRole('button', { name: 'INV-2026-0042' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice INV-2026-0042' }));
  expect(router.state.location.search).toBe('?status=paid&invoice=inv_one');
  for (const text of ['Rafael Lindqvist', 'Staging of 4 photos', '$2.00', '$14.00']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  expect(dialog.getByText('Paid Nov 20, 2026 by Bank transfer, reference TR-1')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=paid'));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?status=paid');
});

test('says that an invoice does not exist', async () => {
  api.answer({ viewer: billingExample([]), node: null });
  renderPage({ Page: BillingPage, document, address: '/billing?invoice=inv_gone' });
  expect(await screen.findByRole('dialog', { name: 'Invoice not found' })).toBeTruthy();
});
