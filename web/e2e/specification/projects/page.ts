import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { elementAt } from '../../../../api/test/elements.js';

/** Holds GraphQL answers. @returns releases them */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await free;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Opens a page and waits until its subscription is open, because it would miss earlier events. */
export async function openListening(page: Page, path: string): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload.includes('"subscribe"')));
  await page.goto(path);
  await listening;
  await page.waitForLoadState('networkidle');
}

/** The placeholders of loading content. */
export const placeholders = (page: Page) => page.getByRole('main').locator('[aria-busy=true]');

/** The section of a page with that title. */
export const sectionOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });

/** The terms and descriptions of a list, as pairs. */
export async function factsOf(part: Locator): Promise<string[][]> {
  const [terms, words] = await Promise.all([
    part.getByRole('term').allTextContents(),
    part.getByRole('definition').allTextContents(),
  ]);
  return terms.map((term, at) => [term, elementAt(words, at)]);
}

/** Whether Escape closes the list. */
async function closes(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape');
  const gone = page.getByRole('option').first().waitFor({ state: 'hidden', timeout: 2000 });
  return gone.then(
    () => true,
    () => false,
  );
}

/** Opens a select, reads its options and closes it again. */
export async function choicesOf(page: Page, box: Locator): Promise<string[]> {
  await box.click();
  await page.getByRole('option').first().waitFor();
  const choices = await page.getByRole('option').allInnerTexts();
  // on a slow machine the list is visible before it handles keys
  await expect.poll(() => closes(page), { interval: 100 }).toBe(true);
  return choices;
}

/** Chooses an option of a select. */
export async function choose(page: Page, box: Locator, choice: string): Promise<void> {
  const option = page.getByRole('option', { name: choice, exact: true });
  await box.click();
  await option.click();
  // a list gives the focus back as it closes, which would close another that is opened meanwhile
  await option.waitFor({ state: 'hidden' });
}

/** The toast with that title and sentence. */
export const toast = (page: Page, title: string, sentence: string) =>
  page.getByRole('status', { name: title }).getByText(sentence, { exact: true });

/** The names of the shown files, by their download links. */
export const filesOf = (part: Page | Locator): Promise<(string | null)[]> =>
  part
    .getByRole('link', { name: /^Download / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('download')));
