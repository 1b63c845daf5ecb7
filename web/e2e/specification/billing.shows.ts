import type { Locator } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { ADDRESS, type BillingDesk } from './billingDesk.js';
import { shows } from './shows.js';

/** The table of invoices, what they add up to, and paying them. */
export function billingShows(opened: () => Promise<BillingDesk>) {
  let desk: BillingDesk;
  beforeAll(async () => {
    desk = await opened();
  });

  shows('billing: table', async () => {
    await desk.page.getByRole('heading', { name: 'Recent Invoices', exact: true }).waitFor();
    const headings = await desk.table.getByRole('columnheader').allTextContents();
    expect(headings).toEqual(['Invoice', 'Project', 'Amount', 'Status', 'Date', 'Actions']);
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
    const line = desk.row('Draft').filter({ hasText: '$32.10' });
    for (const text of [ADDRESS, today]) await line.getByText(text).waitFor();
  });

  shows('billing: figures', async () => {
    await expect.poll(desk.figures).toEqual(['$172.10', '$0.00', '$0.00']);
  });

  shows('billing: download', async () => {
    const line = desk.row('Draft').filter({ hasText: '$32.10' });
    const number = await desk.numberIn(line);
    const { name, text } = await desk.saved(line.getByRole('button', { name: `Download ${number}` }));
    expect(name).toBe(`${number}.html`);
    expect(text).toContain(number);
    await desk.toast('Success', 'Invoice downloaded successfully');
  });

  shows('billing: sums', async () => {
    await desk.choose(desk.row('Draft').filter({ hasText: '$32.10' }), 'Record payment');
    const payment = desk.page.getByRole('dialog', { name: 'Record Payment' });
    await payment.getByLabel('How it came').fill('Bank transfer');
    await payment.getByRole('button', { name: 'Record Payment' }).click();
    await desk.row('Paid').getByText('$32.10').waitFor();
    await expect.poll(desk.figures).toEqual(['$140.00', '$32.10', '$32.10']);
  });

  shows('billing: actions', async () => {
    await desk.choose(desk.row('Draft'), 'Mark as sent');
    await desk.row('Sent').waitFor();
    const acts = (line: Locator) =>
      line
        .getByRole('cell')
        .last()
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getAttribute('aria-label')?.replace(/ INV-.*| for INV-.*/, '')),
        );
    expect(await acts(desk.row('Sent'))).toEqual(['Pay Now', 'Download', 'More']);
    expect(await acts(desk.row('Paid'))).toEqual(['Receipt', 'Download', 'More']);
  });

  shows('billing: receipt', async () => {
    const number = await desk.numberIn(desk.row('Paid'));
    const { name, text } = await desk.saved(desk.row('Paid').getByRole('button', { name: `Receipt ${number}` }));
    expect(name).toBe(`${number}-receipt.html`);
    expect(text).toContain(number);
    await desk.toast('Success', 'Receipt downloaded successfully');
  });

  shows('billing: badges', async () => {
    await desk.write({ items: 'Film: 5', subtotal: '5' });
    const ground = (status: string) =>
      desk
        .row(status)
        .getByText(status, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    expect(await ground('Draft')).toBe(await ground('Sent'));
    expect(await ground('Paid')).not.toBe(await ground('Draft'));
  });

  shows('billing: pay', async () => {
    await desk
      .row('Sent')
      .getByRole('button', { name: /^Pay Now/ })
      .click();
    await desk.page.waitForURL('**/checkout');
  });

  shows('checkout: notice', async () => {
    await desk.page.getByRole('heading', { name: 'Payment Processing Unavailable', exact: true }).waitFor();
    await desk.page.getByText('Payment processing is not configured for this application', { exact: true }).waitFor();
  });

  shows('checkout: back', async () => {
    await desk.page.getByRole('link', { name: 'Back to Billing' }).click();
    await desk.page.waitForURL('**/billing');
    await desk.table.waitFor();
  });

  shows('billing: no payment', async () => {
    await desk.choose(desk.row('Sent'), 'Cancel invoice');
    await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invoice' }).click();
    await desk
      .row('Cancelled')
      .getByRole('button', { name: /^Pay Now/ })
      .click();
    await desk.toast('Error', 'Failed to initiate payment');
    expect(new URL(desk.page.url()).pathname).toBe('/billing');
  });
}
