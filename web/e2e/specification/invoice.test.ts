import { expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { openBilling } from './billingDesk.js';

const browser = useBrowser();

test('billing without invoices says so, shows zero sums and offers the form', async () => {
  const desk = await openBilling(browser);
  await desk.page.getByRole('heading', { level: 1, name: 'Billing & Payments', exact: true }).waitFor();
  await desk.page.getByRole('heading', { name: 'No invoices yet', exact: true }).waitFor();
  expect(await desk.table.count()).toBe(0);
  expect(await desk.figures()).toEqual(['$0.00', '$0.00', '$0.00']);
  await desk.open();
  await desk.form.getByRole('button', { name: 'Cancel' }).click();
  await desk.form.waitFor({ state: 'hidden' });
});

test('an invoice’s form reports missing and invalid fields, and adds up the total', async () => {
  const desk = await openBilling(browser);
  await desk.open();
  await desk.create();
  await desk.form.getByText('Project is required', { exact: true }).waitFor();
  await desk.chooseProject();
  await desk.form.getByText('Project is required').waitFor({ state: 'hidden' });

  await desk.form.getByText('Items are required', { exact: true }).waitFor();
  const wrong = "Each line must be in format 'Description: Amount' with valid positive numbers";
  for (const items of ['Staging', 'Staging: 1: 2', 'Staging: -1', ': 4', 'Staging: many']) {
    await desk.field('Items').fill(items);
    await desk.form.getByText(wrong, { exact: true }).waitFor();
    await desk.field('Items').fill('Staging, 12 images: 30.00\n\nVisit: 0');
    await desk.form.getByText(wrong).waitFor({ state: 'hidden' });
  }

  await desk.field('Subtotal').fill('');
  await desk.form.getByText('Subtotal is required', { exact: true }).waitFor();
  for (const subtotal of ['-1', 'ten']) {
    await desk.field('Subtotal').fill(subtotal);
    await desk.form.getByText('Subtotal must be a valid positive number', { exact: true }).waitFor();
  }

  await expect.poll(() => desk.field('Tax').inputValue()).toBe('0');
  for (const tax of ['-1', 'some']) {
    await desk.field('Tax').fill(tax);
    await desk.form.getByText('Tax must be a valid positive number', { exact: true }).waitFor();
  }
  await desk.type({ items: 'Staging, 12 images: 30.00\n\nVisit: 0', subtotal: '30', tax: '' });
  await desk.form.getByText('Total $30.00').waitFor();
  await desk.field('Tax').fill('2.10');
  await desk.form.getByText('Total $32.10').waitFor();
});

test('an invoice is created, with or without a due date', async () => {
  const desk = await openBilling(browser);
  await desk.open();
  await desk.chooseProject();
  await desk.type({ items: 'Staging, 12 images: 30.00\n\nVisit: 0', subtotal: '30', tax: '2.10' });
  await expect.poll(() => desk.form.getByLabel('Due date').inputValue()).toBe('');
  await desk.create();
  await desk.toast('Success', 'Invoice created successfully');
  await desk.form.waitFor({ state: 'hidden' });
  await desk.row('Draft').getByText('$32.10').waitFor();

  await desk.open();
  await desk.chooseProject();
  await desk.type({ items: 'Photography: 140', subtotal: '140.00' });
  await desk.form.getByLabel('Due date').fill('2099-12-31');
  await desk.create();
  await desk.row('Draft').getByText('$140.00').waitFor();
  const invoices = (await desk.person.client.send('GET', '/api/invoices')) as {
    total: string;
    dueDate: string | null;
  }[];
  const dueDates = Object.fromEntries(invoices.map(({ total, dueDate }) => [total, dueDate?.slice(0, 10)]));
  expect(dueDates).toEqual({ '32.10': undefined, '140.00': '2099-12-31' });
});
