/** A person's actions on a page. */
import type { Locator, Page } from 'playwright-core';

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();

export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens a dialog, which may load in a chunk of its own. */
export const open = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await dialog(page).waitFor();
};

export const follow = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();

/** Presses the dialog's submit button. */
export const send = (name: string) => async (page: Page) => {
  await dialog(page).getByRole('button', { name, exact: true }).click();
};

/** Runs actions one after another. */
export const all =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

/** Chooses the first entry with that name in a menu or list. */
export const choose = (role: 'menuitem' | 'option', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

/** Makes GraphQL requests wait for ever. */
export const hold = (page: Page) => page.route('**/graphql', () => {});

/** Makes every GraphQL request fail. */
export const refuse = (page: Page) =>
  page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
