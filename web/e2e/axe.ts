import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { standStill, violationsOf } from './violations.js';

/** The axe rules about colours, which are checked in both themes; the other rules give the same result in each. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Fails with the violations and their places, in both themes. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const [theme, rules] of [['light'], ['dark', RULES_OF_COLOUR]] as const) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    await standStill(page); // colours are checked after their transitions
    expect(await violationsOf(page, rules), `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
}
