import type { Locator, Page } from 'playwright-core';

/** Waits until a toast says something. */
export const toastOf = (page: Page, title: string, words: string) =>
  page.getByRole('status', { name: title }).getByText(words, { exact: true }).waitFor();

/** What stands beside a term, such as a figure. */
export const figureOf = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').innerText();

/** The file that an image shows: what signs its address changes from answer to answer. */
export const pathOf = (image: Locator) =>
  image.evaluate((shown) => (shown instanceof HTMLImageElement ? new URL(shown.currentSrc).pathname : ''));
