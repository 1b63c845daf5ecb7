import { text } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import type { useBrowser } from '../browser.js';
import { addInvoice, addProject, newPerson } from '../person.js';
import { figureOf, toastOf } from './screen.js';

export const ADDRESS = '3 Pier Road, Astoria, OR 97103';
const FIGURES = ['Outstanding Balance', 'This Month', 'Total Processed'];

/** The fields of an invoice as typed. */
interface Typed {
  readonly items: string;
  readonly subtotal: string;
  readonly tax?: string;
}

/**
 * Opens the billing screen for a person with a project, and returns its actions.
 * @param amounts of the person's drafts
 */
export async function openBilling({ visitAs }: ReturnType<typeof useBrowser>, amounts: readonly number[] = []) {
  const person = await newPerson();
  const { id: projectId } = await addProject(person, { address: ADDRESS });
  const invoices = [];
  for (const amount of amounts) invoices.push(await addInvoice(person, projectId, amount));
  const { page } = await visitAs(person);
  await page.goto('/billing');

  const form = page.getByRole('dialog', { name: 'Create Invoice' });
  const table = page.getByRole('table', { name: 'Recent Invoices' });
  const field = (label: string) => form.getByRole('textbox', { name: new RegExp(`^${label} ?(Optional)?$`) });
  const create = () => form.getByRole('button', { name: 'Create Invoice' }).click();

  async function type({ items, subtotal, tax }: Typed) {
    await field('Items').fill(items);
    await field('Subtotal').fill(subtotal);
    if (tax !== undefined) await field('Tax').fill(tax);
  }

  async function open() {
    await page.getByRole('button', { name: 'Create Invoice', exact: true }).first().click();
    await form.waitFor();
  }

  async function chooseProject() {
    await form.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: ADDRESS }).click();
  }

  /** The file that an action saves. */
  async function saved(act: Locator) {
    const coming = page.waitForEvent('download');
    await act.click();
    const download = await coming;
    return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
  }

  /** Chooses an entry in the menu at the end of a row. */
  async function choose(row: Locator, act: string) {
    await row.getByRole('button', { name: /^More for / }).click();
    await page.getByRole('menuitem', { name: act }).click();
  }

  return {
    page,
    person,
    invoices,
    form,
    table,
    field,
    create,
    type,
    open,
    chooseProject,
    saved,
    choose,
    figures: () => Promise.all(FIGURES.map((term) => figureOf(page, term))),
    toast: (title: string, words: string) => toastOf(page, title, words),
    row: (status: string) => table.getByRole('row').filter({ has: page.getByText(status, { exact: true }) }),
    numberIn: (row: Locator) => row.getByRole('button', { name: /^INV-/ }).innerText(),
  };
}
