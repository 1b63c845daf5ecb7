import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import type { useBrowser } from '../browser.js';
import { addProject, newPerson } from '../person.js';
import { figureOf, toastOf } from './screen.js';

export const ADDRESS = '3 Pier Road, Astoria, OR 97103';
const FIGURES = ['Outstanding Balance', 'This Month', 'Total Processed'];

/** An invoice as it is typed. */
interface Typed {
  readonly items: string;
  readonly subtotal: string;
  readonly tax?: string;
}

export type BillingDesk = Awaited<ReturnType<typeof openBilling>>;

/** Somebody with a project and no invoice yet, on the billing screen, with what can be done there. */
async function openBilling({ visit }: ReturnType<typeof useBrowser>) {
  const { page, context } = await visit();
  const person = await newPerson();
  await person.enter(context);
  await addProject(person, { address: ADDRESS });
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

  async function write(typed: Typed) {
    await open();
    await chooseProject();
    await type(typed);
    await create();
    await form.waitFor({ state: 'hidden' });
  }

  /** What an act saves. */
  async function saved(act: Locator) {
    const coming = page.waitForEvent('download');
    await act.click();
    const download = await coming;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }

  /** From the menu at the end of a row. */
  async function choose(row: Locator, act: string) {
    await row.getByRole('button', { name: /^More for / }).click();
    await page.getByRole('menuitem', { name: act }).click();
  }

  return {
    page,
    client: person.client,
    form,
    table,
    field,
    create,
    type,
    open,
    chooseProject,
    write,
    saved,
    choose,
    figures: () => Promise.all(FIGURES.map((term) => figureOf(page, term))),
    toast: (title: string, words: string) => toastOf(page, title, words),
    row: (status: string) => table.getByRole('row').filter({ has: page.getByText(status, { exact: true }) }),
    numberIn: (row: Locator) => row.getByRole('button', { name: /^INV-/ }).innerText(),
  };
}

/** The screen, opened when it is asked for first. */
export function useBillingDesk(browser: ReturnType<typeof useBrowser>): () => Promise<BillingDesk> {
  let opened: Promise<BillingDesk> | undefined;
  return () => (opened ??= openBilling(browser));
}
