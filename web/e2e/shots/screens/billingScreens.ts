import type { Page } from 'playwright-core';
import type { World } from '../people.js';
import type { InvoiceState } from '../invoices.js';
import { all, choose, dialog, hold, open, press, send } from './acts.js';
import type { Screen } from './screen.js';

const states: readonly InvoiceState[] = ['draft', 'sent', 'overdue', 'paid', 'cancelled'];

const billing = async (world: World) => {
  await world.invoices();
  return '/billing';
};

const invoice = (state: InvoiceState) => async (world: World) => `/billing?invoice=${(await world.invoices())[state]}`;

/** Chooses an entry in the menu of the page's one invoice. */
const choosing = (act: string) => async (page: Page) => {
  await press(/^More for/)(page);
  await choose('menuitem', act)(page);
  await dialog(page).waitFor();
};

/** The saved file as it would be printed, on a page without the product's styles. */
const printed = (state: InvoiceState, file: 'pdf' | 'receipt') => ({
  path: async (world: World) => `/billing?of=${(await world.invoices())[state]}`,
  act: async (page: Page) => {
    const { origin, searchParams } = new URL(page.url());
    const saved = await page.request.get(`${origin}/api/invoices/${searchParams.get('of')}/${file}`);
    await page.emulateMedia({ media: 'print' });
    await page.goto('about:blank');
    await page.setContent(await saved.text());
  },
});

export const billingScreens: readonly Screen[] = [
  { name: 'billing', path: billing },
  { name: 'billing-empty', as: 'newcomer', path: '/billing' },
  { name: 'billing-loading', path: '/billing', before: hold },
  { name: 'billing-no-match', as: 'newcomer', path: '/billing?status=PAID' },
  { name: 'billing-menu', path: '/billing?status=OVERDUE', act: press(/^More for/) },
  { name: 'billing-create', path: '/billing', act: open('Create Invoice') },
  { name: 'billing-create-invalid', path: '/billing', act: all(open('Create Invoice'), send('Create Invoice')) },
  {
    name: 'billing-create-uneven',
    path: '/billing',
    act: async (page) => {
      await open('Create Invoice')(page);
      await dialog(page).getByLabel('Items').fill('Staging, 12 images: 30.00\nPhotography on site: 140.00');
      await dialog(page).getByLabel('Subtotal').fill('150.00');
      await dialog(page).getByText('The items add up to').waitFor();
    },
  },
  ...states.map((state) => ({
    name: `invoice-${state}`,
    path: invoice(state),
    act: (page: Page) => dialog(page).waitFor(),
  })),
  { name: 'invoice-not-found', path: '/billing?invoice=inv_nowhere', act: (page) => dialog(page).waitFor() },
  { name: 'invoice-pay', path: '/billing?status=OVERDUE', act: choosing('Record payment') },
  {
    name: 'invoice-pay-invalid',
    path: '/billing?status=OVERDUE',
    act: all(choosing('Record payment'), send('Record Payment')),
  },
  { name: 'invoice-send', path: '/billing?status=OVERDUE', act: choosing('Send again') },
  {
    name: 'invoice-send-invalid',
    path: '/billing?status=OVERDUE',
    act: all(choosing('Send again'), send('Mark as Sent')),
  },
  { name: 'invoice-cancel', path: '/billing?status=OVERDUE', act: choosing('Cancel invoice') },
  { name: 'invoice-print', ...printed('sent', 'pdf') },
  { name: 'receipt-print', ...printed('paid', 'receipt') },
  { name: 'checkout', path: '/checkout' },
];
