import type { Locator, Page } from 'playwright-core';

/** Waits for a toast with that title and text. */
export const toastOf = (page: Page, title: string, words: string) =>
  page.getByRole('status', { name: title }).getByText(words, { exact: true }).waitFor();

/** The value beside a term, such as a figure. */
export const figureOf = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').innerText();

/** The path of an image's file, because the signature in its URL changes with each answer. */
export const pathOf = (image: Locator) =>
  image.evaluate((shown) => (shown instanceof HTMLImageElement ? new URL(shown.currentSrc).pathname : ''));
