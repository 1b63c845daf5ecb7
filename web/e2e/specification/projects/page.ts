import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Lets the answers of GraphQL wait. @returns a function that lets them through */
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

/** Opens a page and waits until it is told what happens: what happened before that, it would miss. */
export async function openListening(page: Page, path: string): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload.includes('"subscribe"')));
  await page.goto(path);
  await listening;
  await page.waitForLoadState('networkidle');
}

/** What stands there in the place of what comes. */
export const placeholders = (page: Page) => page.getByRole('main').locator('[aria-busy=true]');

/** The part of a page that has a title. */
export const sectionOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });

/** A term of a list and what is said of it, as pairs. */
export async function factsOf(part: Locator): Promise<string[][]> {
  const [terms, words] = await Promise.all([
    part.getByRole('term').allTextContents(),
    part.getByRole('definition').allTextContents(),
  ]);
  return terms.map((term, at) => [term, words[at]]);
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

/** Opens a choice, reads what it offers and closes it again. */
export async function choicesOf(page: Page, box: Locator): Promise<string[]> {
  await box.click();
  await page.getByRole('option').first().waitFor();
  const choices = await page.getByRole('option').allInnerTexts();
  // on a slow machine the list is seen before it listens to keys
  await expect.poll(() => closes(page), { interval: 100 }).toBe(true);
  return choices;
}

/** Takes one of what a choice offers. */
export async function choose(page: Page, box: Locator, choice: string): Promise<void> {
  await box.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** A message that says how something went. */
export const toast = (page: Page, title: string, sentence: string) =>
  page.getByRole('status', { name: title }).getByText(sentence, { exact: true });

/** The names of the files that are shown, as their downloads bear them. */
export const filesOf = (part: Page | Locator): Promise<(string | null)[]> =>
  part
    .getByRole('link', { name: /^Download / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('download')));
