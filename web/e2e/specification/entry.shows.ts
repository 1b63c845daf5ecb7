import { beforeAll, expect } from 'vitest';
import type { useBrowser, Visit } from '../browser.js';
import { newPerson } from '../person.js';
import { shows } from './shows.js';

/** What a visitor meets, and what stands round every screen. */
export function entryShows({ visit }: ReturnType<typeof useBrowser>) {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit();
  });

  shows('routes: signed-in pages', async () => {
    const { page } = visitor;
    for (const path of ['/dashboard', '/projects', '/projects/proj_1', '/media', '/staging', '/billing', '/checkout']) {
      await page.goto(path);
      await page.waitForURL(/\/login\b/);
      await page.getByText('Sign in to continue').waitFor();
    }
  });

  shows('routes: landing, signed in', async () => {
    const { page, context } = await visit();
    await (await newPerson()).enter(context);
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await context.close();
  });
}
