import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

const FAILURE = join(import.meta.dirname, '../../.build/test/browser-failure.png');

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** what went wrong inside the page so far: exceptions and errors of the console */
  readonly problems: readonly string[];
}

/**
 * One browser for all tests of a file. `visit` opens a window of its own, with cookies of its own; what stood in the
 * last one when a test fails is kept as a picture and as words.
 */
export function useBrowser() {
  let browser: Browser | undefined;
  let last: Visit | undefined;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'],
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !last || last.page.isClosed()) return;
    const { page, problems } = last;
    await page.screenshot({ path: FAILURE });
    // a machine that is gone tomorrow keeps no picture: the log gets the words
    const words = await page.locator('body').innerText();
    console.error(`${page.url()}: see ${FAILURE}\n${problems.join('\n')}\n${words}`);
  });

  afterAll(() => browser?.close());

  return {
    async visit(options: BrowserContextOptions = {}): Promise<Visit> {
      if (!browser) throw new Error('A window opens inside of a test or hook only.');
      const viewport = { width: 1280, height: 860 };
      const context = await browser.newContext({ baseURL: inject('url'), viewport, ...options });
      const page = await context.newPage();
      last = { page, context, problems: listen(page) };
      return last;
    },
  };
}

function listen(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // signed out, the question who is there is answered with 401, which Chromium logs
    const asked = message.location().url.endsWith('/api/auth/user');
    if (message.type() === 'error' && !asked) problems.push(message.text());
  });
  return problems;
}
