/** Detects faults of a page that its picture does not show. */
import type { Page } from 'playwright-core';
import { standStill } from '../violations.js';

const QUIET_MS = 4000; // a page that loads for longer is pictured as it is

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

interface Watched {
  shift?: { total: number; sources: string[] };
}

/** Runs in the page before its scripts: sums layout shifts that no press or key caused. */
export function watchLayout(): void {
  const shift = { total: 0, sources: [] as string[] };
  (globalThis as Watched).shift = shift;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      shift.total += entry.value;
      for (const { node } of entry.sources) shift.sources.push((node?.textContent ?? 'an empty place').slice(0, 30));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const layoutShiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as Watched).shift ?? { total: 0, sources: [] });

/** CSS pixels by which the page is wider than its window, so that it scrolls sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Collects the errors that the page logs from now on. */
export function errorsOf(page: Page, expected?: RegExp): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // without a session, the request for the user is answered with 401, which Chromium logs
    const asked = message.location().url.endsWith('/api/auth/user');
    if (message.type() === 'error' && !asked && !expected?.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Waits for data, pictures, fonts and animations. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'hidden', timeout: QUIET_MS })
    .catch(() => {});
  await page.evaluate(async () => {
    const patience = new Promise((done) => setTimeout(done, 4000));
    const images = [...document.images];
    // the picture of the page also shows the part below the window
    for (const image of images) image.loading = 'eager';
    await Promise.race([Promise.all(images.map((image) => image.decode().catch(() => {}))), patience]);
    await document.fonts.ready;
  });
  await standStill(page);
}
