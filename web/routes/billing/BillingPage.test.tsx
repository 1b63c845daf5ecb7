import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import document from '../../__generated__/BillingPageQuery.graphql.js';
import { billingExample, invoiceExample, projectExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { keepClientSecret, keptClientSecret } from '../../billing/clientSecret.js';
import { BillingPage } from './BillingPage.js';
import { elementAt } from '../../test/elementAt.js';

const api = useApi();
const open = () => renderPage({ Page: BillingPage, document, address: '/billing' });
const answerWith = (...invoices: object[]) => api.answer({ viewer: billingExample(invoices) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** A toast with this title and text. */
const toast = (title: string, sentence: string) =>
  waitFor(() => expect(within(screen.getByRole('status', { name: title })).getByText(sentence)).toBeTruthy());

afterEach(() => sessionStorage.clear());

test('shows the server’s sums, and each invoice in a row with its acts', async () => {
  answerWith(
    invoiceExample({ id: 'inv_due', status: 'SENT', total: '1240.5' }),
    invoiceExample({ id: 'inv_paid', invoiceNumber: 'INV-2026-0040', status: 'PAID', total: '36.00', currency: 'EUR' }),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Billing & Payments' })).toBeTruthy();
  expect(
    screen.getByText(/^What your clients owe you and have paid you\. Nothing on this page is charged/),
  ).toBeTruthy();
  const figures = ['Outstanding Balance', 'This Month', 'Total Processed'].map(
    (term) => screen.getByText(term).nextElementSibling?.textContent,
  );
  expect(figures).toEqual(['$1,279.50', '$63.50', '$4,812.00']);
  const table = within(screen.getByRole('table', { name: 'Recent Invoices' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Invoice',
    'Project',
    'Amount',
    'Status',
    'Date',
    'Actions',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  const [due, paid] = [elementAt(rows, 0), elementAt(rows, 1)];
  for (const text of ['INV-2026-0042', /Alder Lane/, '$1,240.50', 'Sent', 'Nov 19, 2026', 'Pay Now'])
    expect(within(due).getByText(text)).toBeTruthy();
  expect(within(due).queryByText('Receipt')).toBeNull();
  for (const text of ['INV-2026-0040', '€36.00', 'Paid', 'Receipt']) expect(within(paid).getByText(text)).toBeTruthy();
  expect(within(paid).queryByText('Pay Now')).toBeNull();
  expect(table.getAllByRole('button', { name: /^Download INV/ })).toHaveLength(2);
});

test('names the project of an invoice that outlived it, and leads nowhere', async () => {
  const deleted = projectExample({ address: '17 Willow Court', deletedAt: '2026-11-20T12:00:00.000Z' });
  answerWith(invoiceExample({ project: deleted }));
  open();
  expect(await screen.findByText('17 Willow Court (deleted project)')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Willow Court/ })).toBeNull();
});

test.each(['DRAFT', 'SENT', 'OVERDUE', 'CANCELLED'])(
  'offers to pay an invoice that is %s, and no receipt',
  async (status) => {
    answerWith(invoiceExample({ status }));
    open();
    expect(await button(/^Pay Now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Receipt/ })).toBeNull();
  },
);

test('keeps the payment’s secret and leads to the checkout', async () => {
  answerWith(invoiceExample());
  api.answer({
    createPaymentIntent: {
      __typename: 'CreatePaymentIntentPayload',
      clientSecret: 'pi_1_secret_2',
      publishableKey: 'pk',
    },
  });
  const { router } = open();
  await press(/^Pay Now/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(keptClientSecret()).toBe('pi_1_secret_2');
  expect(api.callsOf('usePayInvoiceMutation')).toEqual([{ input: { invoiceId: 'inv_one' } }]);
});

test('leads to the checkout without an earlier secret when payments are not set up', async () => {
  keepClientSecret('pi_0_secret_0');
  answerWith(invoiceExample());
  api.answer({
    createPaymentIntent: { __typename: 'CreatePaymentIntentPayload', clientSecret: null, publishableKey: null },
  });
  const { router } = open();
  await press(/^Pay Now/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(keptClientSecret()).toBeNull();
});

test('says that a payment cannot begin, and stays', async () => {
  answerWith(invoiceExample({ status: 'CANCELLED' }));
  api.answer({ createPaymentIntent: { __typename: 'ConflictError', message: 'This invoice is cancelled.' } });
  const { router } = open();
  await press(/^Pay Now/);
  await toast('Error', 'Failed to initiate payment');
  expect(router.state.location.pathname).toBe('/billing');
});

/** The files that the browser was given to save. */
function keepFiles() {
  const kept: { name: string; file: Blob }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file instanceof Blob ? file : null;
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    if (last) kept.push({ name: this.download, file: last });
  });
  return kept;
}

test.each([
  ['SENT', 'Download', 'pdf', 'INV-2026-0042.html', 'Invoice downloaded successfully'],
  ['PAID', 'Receipt', 'receipt', 'INV-2026-0042-receipt.html', 'Receipt downloaded successfully'],
])('for an invoice that is %s, %s saves the answer of /%s as %s: %s', async (status, act, path, name, sentence) => {
  const kept = keepFiles();
  answerWith(invoiceExample({ status }));
  api.use(http.get(`*/api/invoices/inv_one/${path}`, () => HttpResponse.html('<h1>Invoice</h1>')));
  open();
  await press(new RegExp(`^${act} INV`));
  await toast('Success', sentence);
  expect(kept.map((file) => file.name)).toEqual([name]);
  expect(await kept[0]?.file.text()).toBe('<h1>Invoice</h1>');
});

test.each([
  ['SENT', 'Download', 'pdf', 'Failed to download invoice'],
  ['PAID', 'Receipt', 'receipt', 'Failed to download receipt'],
])('for an invoice that is %s, %s saves nothing when /%s refuses: %s', async (status, act, path, sentence) => {
  const kept = keepFiles();
  answerWith(invoiceExample({ status }));
  api.use(http.get(`*/api/invoices/inv_one/${path}`, () => new HttpResponse('Invoice not found', { status: 404 })));
  open();
  await press(new RegExp(`^${act} INV`));
  await toast('Error', sentence);
  expect(kept).toEqual([]);
});

test('says that there are no invoices, and offers to create the first', async () => {
  answerWith();
  open();
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(elementAt(screen.getAllByRole('button', { name: 'Create Invoice' }), 1));
  expect(await screen.findByRole('dialog', { name: 'Create Invoice' })).toBeTruthy();
});
