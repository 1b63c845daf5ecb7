import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import type { Person } from './person.js';

const FAILURES = join(import.meta.dirname, '../../.build/test');
/** Long, because two files run at once beside a rendering, and tests wait for its result. */
const PATIENCE_MS = 60_000;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** exceptions of the page and errors of its console so far */
  readonly problems: readonly string[];
}

const DESK = { width: 1280, height: 860 };

let connection: Promise<Browser> | undefined;
/** A pool of contexts. They keep the browser's HTTP and code caches, which save most of a page's load time. */
const idle: BrowserContext[] = [];

/** Connects to the shared browser of `sharedBrowser.ts`. */
const connect = () => (connection ??= chromium.connect(inject('browser')));

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await connect()).newContext({ baseURL: inject('url'), ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Resets a context, except for its cache. */
async function cleanUp({ context, page }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: inject('url'), storageTypes: 'local_storage' });
  await Promise.all(context.pages().map((open) => open.close()));
  await context.clearCookies();
  await context.setOffline(false);
}

/**
 * Opens windows with separate cookies, until the test ends. When a test fails, the last window is saved as a picture
 * and as text.
 */
export function useBrowser() {
  let open: (Visit & { readonly isPlain: boolean })[] = [];

  afterEach(async ({ task }) => {
    const closing = open;
    open = [];
    const last = closing.at(-1);
    if (task.result?.state === 'fail' && last) await keepFailure(last, task.id);
    for (const visited of closing) {
      if (visited.isPlain && !visited.page.isClosed()) {
        await cleanUp(visited);
        idle.push(visited.context);
      } else await visited.context.close();
    }
  });

  async function visit({ viewport = DESK, ...options }: BrowserContextOptions = {}): Promise<Visit> {
    const isPlain = Object.keys(options).length === 0;
    const context = (isPlain && idle.pop()) || (await newContext({ viewport, ...options }));
    const page = await context.newPage();
    if (isPlain && viewport) await page.setViewportSize(viewport);
    const visited = { page, context, problems: listen(page), isPlain };
    open.push(visited);
    return visited;
  }

  /** Opens a window with the person signed in. */
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
  // pictures on a build machine are lost, so the log gets the text
  const text = await page.locator('body').innerText();
  console.error(`${page.url()}: see ${path}\n${problems.join('\n')}\n${text}`);
}

function listen(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Chromium logs the 401 that answers a signed-out visitor's request for the user
    const isUserCheck = message.location().url.endsWith('/api/auth/user');
    if (message.type() === 'error' && !isUserCheck) problems.push(message.text());
  });
  return problems;
}
