import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with what is wrong and where, in both themes. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(source);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    // colours are compared as they end up, not on their way there
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const { violations } = await page.evaluate(
      (values) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          runOnly: { type: 'tag', values },
        }),
      RULES,
    );
    const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join('\n  ')}`);
    expect(found, `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
}
