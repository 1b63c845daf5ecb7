import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { standStill, violationsOf } from './violations.js';

/** The rules of axe that look at colours: the others find the same in each theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Fails with what is wrong and where, in both themes. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const [theme, rules] of [['light'], ['dark', RULES_OF_COLOUR]] as const) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    await standStill(page); // colours are compared as they end up, not on their way there
    expect(await violationsOf(page, rules), `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
}
