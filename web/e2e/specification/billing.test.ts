import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { payInvoice } from '../person.js';
import { ADDRESS, openBilling } from './billingDesk.js';
import { elementAt } from '../../../api/test/elements.js';

const browser = useBrowser();

test('the table lists the invoices, with their sums above it', async () => {
  const desk = await openBilling(browser, [32.1, 140]);
  await desk.page.getByRole('heading', { name: 'Recent Invoices', exact: true }).waitFor();
  await expect
    .poll(() => desk.table.getByRole('columnheader').allTextContents())
    .toEqual(['Invoice', 'Project', 'Amount', 'Status', 'Date', 'Actions']);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
  const line = desk.row('Draft').filter({ hasText: '$32.10' });
  for (const text of [ADDRESS, today]) await line.getByText(text).waitFor();
  await expect.poll(desk.figures).toEqual(['$172.10', '$0.00', '$0.00']);
});

test('an invoice is downloaded under its number', async () => {
  const desk = await openBilling(browser, [32.1]);
  const number = await desk.numberIn(desk.row('Draft'));
  const { name, text } = await desk.saved(desk.row('Draft').getByRole('button', { name: `Download ${number}` }));
  expect(name).toBe(`${number}.html`);
  expect(text).toContain(number);
  await desk.toast('Success', 'Invoice downloaded successfully');
});

test('a recorded payment moves the sums, and a receipt is downloaded', async () => {
  const desk = await openBilling(browser, [32.1, 140]);
  await desk.choose(desk.row('Draft').filter({ hasText: '$32.10' }), 'Record payment');
  const payment = desk.page.getByRole('dialog', { name: 'Record Payment' });
  await payment.getByLabel('How it came').fill('Bank transfer');
  await payment.getByRole('button', { name: 'Record Payment' }).click();
  await desk.row('Paid').getByText('$32.10').waitFor();
  await expect.poll(desk.figures).toEqual(['$140.00', '$32.10', '$32.10']);

  const number = await desk.numberIn(desk.row('Paid'));
  const { name, text } = await desk.saved(desk.row('Paid').getByRole('button', { name: `Receipt ${number}` }));
  expect(name).toBe(`${number}-receipt.html`);
  expect(text).toContain(number);
  await desk.toast('Success', 'Receipt downloaded successfully');
});

test('each invoice offers the actions of its status, and a paid one has a badge of its own', async () => {
  const desk = await openBilling(browser, [32.1, 140, 5]);
  await payInvoice(desk.person, elementAt(desk.invoices, 0));
  await desk.page.reload();
  await desk.choose(desk.row('Draft').filter({ hasText: '$140.00' }), 'Mark as sent');
  await desk.row('Sent').waitFor();
  const actions = (line: Locator) =>
    line
      .getByRole('cell')
      .last()
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')?.replace(/ INV-.*| for INV-.*/, '')),
      );
  expect(await actions(desk.row('Sent'))).toEqual(['Pay Now', 'Download', 'More']);
  expect(await actions(desk.row('Paid'))).toEqual(['Receipt', 'Download', 'More']);

  const ground = (status: string) =>
    desk
      .row(status)
      .getByText(status, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  expect(await ground('Draft')).toBe(await ground('Sent'));
  expect(await ground('Paid')).not.toBe(await ground('Draft'));
});

test('"Pay Now" leads to the checkout, which says that payment is not set up and leads back', async () => {
  const desk = await openBilling(browser, [140]);
  await desk.choose(desk.row('Draft'), 'Mark as sent');
  await desk
    .row('Sent')
    .getByRole('button', { name: /^Pay Now/ })
    .click();
  await desk.page.waitForURL('**/checkout');
  await desk.page.getByRole('heading', { name: 'Payment Processing Unavailable', exact: true }).waitFor();
  await desk.page.getByText('Payment processing is not configured for this application', { exact: true }).waitFor();
  await desk.page.getByRole('link', { name: 'Back to Billing' }).click();
  await desk.page.waitForURL('**/billing');
  await desk.table.waitFor();
});

test('a payment of a cancelled invoice cannot begin, and says so', async () => {
  const desk = await openBilling(browser, [140]);
  await desk.choose(desk.row('Draft'), 'Mark as sent');
  await desk.choose(desk.row('Sent'), 'Cancel invoice');
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invoice' }).click();
  await desk
    .row('Cancelled')
    .getByRole('button', { name: /^Pay Now/ })
    .click();
  await desk.toast('Error', 'Failed to initiate payment');
  expect(new URL(desk.page.url()).pathname).toBe('/billing');
});
