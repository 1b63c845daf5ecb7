import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import type { Person } from './person.js';

const FAILURES = join(import.meta.dirname, '../../.build/test');
/** Two files run at once, beside a room that is rendered: what a test waits for comes when it comes. */
const PATIENCE_MS = 60_000;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** exceptions of the page and errors of its console so far */
  readonly problems: readonly string[];
}

let connection: Promise<Browser> | undefined;

/** The one browser of the whole run, from `sharedBrowser.ts`. */
const connect = () => (connection ??= chromium.connect(inject('browser')));

/**
 * Opens windows, each with cookies of its own, until the test ends. What the last one shows when a test fails is kept
 * as a picture and as text.
 */
export function useBrowser() {
  let open: Visit[] = [];

  afterEach(async ({ task }) => {
    const closing = open;
    open = [];
    const last = closing.at(-1);
    if (task.result?.state === 'fail' && last) await keepFailure(last, task.id);
    await Promise.all(closing.map(({ context }) => context.close()));
  });

  async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const browser = await connect();
    const viewport = { width: 1280, height: 860 };
    const context = await browser.newContext({ baseURL: inject('url'), viewport, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const visited = { page, context, problems: listen(page) };
    open.push(visited);
    return visited;
  }

  /** A window in which a person is signed in. */
  async function visitAs(person: Person, options?: BrowserContextOptions): Promise<Visit> {
    const visited = await visit(options);
    await person.enter(visited.context);
    return visited;
  }

  return { visit, visitAs };
}

async function keepFailure({ page, problems }: Visit, id: string): Promise<void> {
  if (page.isClosed()) return;
  const path = join(FAILURES, `browser-failure-${id}.png`);
  await page.screenshot({ path });
  // the pictures of a build machine are lost: its log keeps the text
  const text = await page.locator('body').innerText();
  console.error(`${page.url()}: see ${path}\n${problems.join('\n')}\n${text}`);
}

function listen(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Chromium logs the 401 that a signed-out visitor's question for the user is answered with
    const isUserCheck = message.location().url.endsWith('/api/auth/user');
    if (message.type() === 'error' && !isUserCheck) problems.push(message.text());
  });
  return problems;
}
