/** What people do on a page. */
import type { Locator, Page } from 'playwright-core';

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();

export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A dialog may come in a chunk of its own. */
export const open = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await dialog(page).waitFor();
};

export const follow = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();

/** Presses what sends the dialog's form. */
export const send = (name: string) => async (page: Page) => {
  await dialog(page).getByRole('button', { name, exact: true }).click();
};

/** One after the other. */
export const all =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

/** Chooses the first of a menu's or a list's entries by that name. */
export const choose = (role: 'menuitem' | 'option', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

/** From now on answers do not come. */
export const hold = (page: Page) => page.route('**/graphql', () => {});

/** From now on every answer is a failure. */
export const refuse = (page: Page) =>
  page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
