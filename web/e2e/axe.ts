import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { standStill, violationsOf } from './violations.js';

/** Fails with what is wrong and where, in both themes. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    await standStill(page); // colours are compared as they end up, not on their way there
    expect(await violationsOf(page), `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
}
