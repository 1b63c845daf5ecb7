import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import document from '../../__generated__/BillingPageQuery.graphql.js';
import { billingExample, invoiceExample, TOTALS } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { BillingPage } from './BillingPage.js';

const api = useApi();

async function openMenu(change: Record<string, unknown>, viewer: Record<string, unknown> = {}) {
  api.answer({ viewer: billingExample([invoiceExample(change)], viewer) });
  renderPage({ Page: BillingPage, document, address: '/billing' });
  await userEvent.click(await screen.findByRole('button', { name: /^More for INV/ }));
  const menu = await screen.findByRole('menu');
  // earlier keys would reach the button
  await waitFor(() => expect(menu.contains(window.document.activeElement)).toBe(true));
  return within(menu);
}

/** By keyboard: happy-dom treats a press on an item as one outside of the menu. */
async function choose(act: string, change: Record<string, unknown>) {
  const menu = await openMenu(change);
  const place = menu.getAllByRole('menuitem').findIndex(({ textContent }) => textContent === act);
  // on a busy machine keys arrive faster than the menu moves, and some are lost
  await waitFor(async () => {
    await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(place)}`);
    expect(menu.getAllByRole('menuitem')[place]?.hasAttribute('data-highlighted')).toBe(true);
  });
  await userEvent.keyboard('{Enter}');
}

const dialog = async (role: string, name: string) => within(await screen.findByRole(role, { name }));
const toast = (title: string, sentence: string) =>
  waitFor(() => expect(within(screen.getByRole('status', { name: title })).getByText(sentence)).toBeTruthy());

test.each([
  ['DRAFT', true, ['Mark as sent', 'Record payment', 'Cancel invoice']],
  ['DRAFT', false, ['Mark as sent', 'Cancel invoice']],
  ['SENT', true, ['Record payment', 'Cancel invoice']],
  ['OVERDUE', true, ['Send again', 'Record payment', 'Cancel invoice']],
  ['PAID', true, ['Receipt as HTML', 'Receipt as PDF']],
  ['CANCELLED', true, []],
])('for an invoice that is %s, an owner (%s) is offered %j besides viewing it', async (status, ownsWorkspace, acts) => {
  const menu = await openMenu({ status }, { ownsWorkspace });
  const labels = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(labels).toEqual(['View invoice', 'Download as HTML', 'Download as PDF', ...acts]);
});

test('offers to send a draft as its main act; it can be paid beside', async () => {
  const draft = invoiceExample({ status: 'DRAFT' });
  api.answer({ viewer: billingExample([draft]), node: draft });
  renderPage({ Page: BillingPage, document, address: '/billing?invoice=inv_one' });
  const shown = within(await screen.findByRole('dialog', { name: /^Invoice INV/ }));
  expect(shown.getByRole('button', { name: 'Mark as sent' }).className).toContain('solid');
  expect(shown.getByRole('button', { name: 'Pay Now' }).className).toContain('outline');
});

test('says in the row that a draft was sent', async () => {
  api.answer({
    sendInvoice: { __typename: 'SendInvoicePayload', invoice: invoiceExample({ status: 'SENT' }) },
  });
  await choose('Mark as sent', { status: 'DRAFT' });
  await toast('Success', 'Invoice marked as sent');
  expect(within(screen.getByRole('table')).getByText('Sent')).toBeTruthy();
  expect(api.callsOf('useSendInvoiceMutation')).toEqual([{ input: { id: 'inv_one' } }]);
});

const MAILABLE = { mailProblem: null, billTo: { name: 'Rafael', address: '', email: 'rafael@example.com', taxId: '' } };

test.each(['DRAFT', 'SENT', 'OVERDUE'])(
  'offers to mail an invoice that is %s where it can be mailed',
  async (status) => {
    const menu = await openMenu({ status, ...MAILABLE });
    expect(menu.getByRole('menuitem', { name: 'Send by mail' })).toBeTruthy();
  },
);

test('sends a draft by mail', async () => {
  const sent = invoiceExample({ status: 'SENT', ...MAILABLE });
  api.answer({ sendInvoice: { __typename: 'SendInvoicePayload', invoice: sent } });
  await choose('Send by mail', { status: 'DRAFT', ...MAILABLE });
  await toast('Success', 'Invoice sent: the mail is on its way');
  expect(api.callsOf('useSendInvoiceMutation')).toEqual([{ input: { id: 'inv_one', byMail: true } }]);
});

test('mails a sent invoice, and says why it was refused', async () => {
  const message = 'Whoever reads mail at this address wants no more invoices from you by mail.';
  api.answer({ mailInvoice: { __typename: 'ConflictError', message } });
  await choose('Send by mail', { status: 'SENT', ...MAILABLE });
  await toast('Error', message);
  expect(api.callsOf('useMailInvoiceMutation')).toEqual([{ input: { id: 'inv_one' } }]);
});

test('says in the invoice why it cannot be mailed', async () => {
  const draft = invoiceExample({ status: 'DRAFT' });
  api.answer({ viewer: billingExample([draft]), node: draft });
  renderPage({ Page: BillingPage, document, address: '/billing?invoice=inv_one' });
  const shown = within(await screen.findByRole('dialog', { name: /^Invoice INV/ }));
  expect(shown.getByText('This invoice names no e-mail address to bill.')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Send by mail' })).toBeNull();
});

test('mails an overdue invoice with its new due date if the person wants that', async () => {
  api.answer({ sendInvoice: { __typename: 'SendInvoicePayload', invoice: invoiceExample() } });
  await choose('Send again', { status: 'OVERDUE', dueDate: '2026-10-28', ...MAILABLE });
  const form = await dialog('dialog', 'Send Again');
  expect(form.getByText('To rafael@example.com')).toBeTruthy();
  await userEvent.type(form.getByLabelText('New due date'), '2026-12-01');
  await userEvent.click(form.getByRole('switch', { name: 'Mail it as a PDF' }));
  await userEvent.click(form.getByRole('button', { name: 'Send by Mail' }));
  await toast('Success', 'Invoice sent: the mail is on its way');
  const input = { id: 'inv_one', dueDate: '2026-12-01', byMail: true };
  expect(api.callsOf('useSendInvoiceMutation')).toEqual([{ input }]);
});

test('does not offer to send a draft again while it is being sent', async () => {
  api.answer({ sendInvoice: () => new Promise(() => {}) });
  await choose('Mark as sent', { status: 'DRAFT' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^More for INV/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Record payment' })).toBeTruthy();
  expect(menu.queryByRole('menuitem', { name: 'Mark as sent' })).toBeNull();
});

test('sends an overdue invoice again with a new due date, and keeps the form of a refused one', async () => {
  const problem = { path: 'dueDate', message: 'Choose a new due date: the present one has passed' };
  api.answer({ sendInvoice: { __typename: 'ValidationError', message: problem.message, fields: [problem] } });
  await choose('Send again', { status: 'OVERDUE', dueDate: '2026-10-28' });
  const form = await dialog('dialog', 'Send Again');
  await userEvent.click(form.getByRole('button', { name: 'Mark as Sent' }));
  expect(form.getByText('Choose the new due date')).toBeTruthy();
  expect(api.callsOf('useSendInvoiceMutation')).toEqual([]);
  await userEvent.type(form.getByLabelText('New due date'), '2026-11-01');
  await userEvent.click(form.getByRole('button', { name: 'Mark as Sent' }));
  expect(await form.findByText(problem.message)).toBeTruthy();
  expect(api.callsOf('useSendInvoiceMutation')).toEqual([{ input: { id: 'inv_one', dueDate: '2026-11-01' } }]);
});

test('asks before it cancels', async () => {
  api.answer({
    cancelInvoice: {
      __typename: 'CancelInvoicePayload',
      invoice: invoiceExample({ status: 'CANCELLED' }),
      viewer: billingExample([], { billingTotals: { ...TOTALS, outstanding: '1216.00' } }),
    },
  });
  await choose('Cancel invoice', {});
  const question = await dialog('alertdialog', 'Cancel Invoice');
  expect(api.callsOf('useCancelInvoiceMutation')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Cancel Invoice' }));
  await toast('Success', 'Invoice cancelled');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await within(screen.getByRole('table')).findByText('Cancelled')).toBeTruthy();
  expect(api.callsOf('useCancelInvoiceMutation')).toEqual([{ input: { id: 'inv_one' } }]);
  expect(screen.getByText('$1,216.00')).toBeTruthy();
});

test('records a payment with its method and day, offers a receipt and updates the sums', async () => {
  const paid = invoiceExample({ status: 'PAID', paidAt: '2026-11-20T00:00:00.000Z' });
  const viewer = billingExample([], { billingTotals: { ...TOTALS, processed: '4875.50' } });
  api.answer({ recordPayment: { __typename: 'RecordPaymentPayload', invoice: paid, viewer } });
  await choose('Record payment', {});
  const form = await dialog('dialog', 'Record Payment');
  await userEvent.click(form.getByRole('button', { name: 'Record Payment' }));
  expect(form.getByText('Say how the payment came, for example by bank transfer')).toBeTruthy();
  await userEvent.type(form.getByLabelText('How it came'), ' Bank transfer');
  await userEvent.clear(form.getByLabelText('Received on'));
  await userEvent.type(form.getByLabelText('Received on'), '2026-11-20');
  await userEvent.click(form.getByRole('button', { name: 'Record Payment' }));
  await toast('Success', 'Payment recorded');
  expect(await screen.findByRole('button', { name: 'Receipt INV-2026-0042' })).toBeTruthy();
  expect(screen.getByText('Paid Nov 20, 2026')).toBeTruthy();
  const input = { invoiceId: 'inv_one', method: 'Bank transfer', receivedOn: '2026-11-20' };
  expect(api.callsOf('useRecordPaymentMutation')).toEqual([{ input }]);
  expect(screen.getByText('$4,875.50')).toBeTruthy();
  expect(api.callsOf('rereadTotalsQuery')).toEqual([]);
});

test('says why a late payment was refused, and keeps the form', async () => {
  const message = 'This invoice is paid already.';
  api.answer({ recordPayment: { __typename: 'ConflictError', message } });
  await choose('Record payment', {});
  const form = await dialog('dialog', 'Record Payment');
  await userEvent.type(form.getByLabelText('How it came'), 'Cash');
  await userEvent.click(form.getByRole('button', { name: 'Record Payment' }));
  await toast('Error', message);
  expect(form.getByLabelText<HTMLInputElement>('How it came').value).toBe('Cash');
});

test('offers the PDF beside the documented page', async () => {
  const asked: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    asked.push(this.download);
  });
  api.use(
    http.get('*/api/invoices/inv_one/pdf', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(4));
    }),
  );
  await choose('Download as PDF', {});
  await toast('Success', 'Invoice downloaded successfully');
  expect(click).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['?format=pdf', 'INV-2026-0042.pdf']);
});

test('saves the invoice while its receipt is being saved, and each file once at a time', async () => {
  const asked: string[] = [];
  const hang = async ({ request }: { readonly request: Request }) => {
    asked.push(new URL(request.url).pathname);
    await new Promise(() => {});
    return undefined;
  };
  api.use(http.get('*/api/invoices/inv_one/:file', hang));
  api.answer({ viewer: billingExample([invoiceExample({ status: 'PAID' })]) });
  renderPage({ Page: BillingPage, document, address: '/billing' });
  const receipt = await screen.findByRole('button', { name: /^Receipt/ });
  const invoice = screen.getByRole('button', { name: /^Download/ });
  for (const button of [receipt, receipt, invoice, invoice]) await userEvent.click(button);
  await waitFor(() => expect(asked).toEqual(['/api/invoices/inv_one/receipt', '/api/invoices/inv_one/pdf']));
});
