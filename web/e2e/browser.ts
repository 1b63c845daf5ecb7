import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
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
  /** the answers to its changes so far */
  readonly answers: readonly Response[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Closes the window after the test, which leaves something that cannot be reset, such as a clock. */
  readonly once?: boolean;
}

interface OpenVisit extends Visit {
  /** the pool's key; null for a window that is closed */
  readonly kind: string | null;
}

const DESK = { width: 1280, height: 860 };

let connection: Promise<Browser> | undefined;
/**
 * Windows to be used again, by their options but the viewport: a new window takes two processes of the browser and twice
 * the CPU of the page itself.
 */
const idle = new Map<string, Page[]>();

/** Connects to the shared browser of `sharedBrowser.ts`. */
const connect = () => (connection ??= chromium.connect(inject('browser')));

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await connect()).newContext({ baseURL: inject('url'), ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Resets a window, except for its cache. */
async function cleanUp({ context, page }: Visit): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  // a page may ask before it is left
  page.once('dialog', (dialog) => dialog.accept());
  await context.setOffline(false);
  await context.clearCookies();
  await emptyStorage(page);
  page.removeAllListeners('dialog');
  await page.mouse.move(0, 0);
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Leaves the product, which writes as it is left, for an empty page of the same origin, and empties its storage. */
async function emptyStorage(page: Page): Promise<void> {
  const url = `${inject('url')}/empty`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(url);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unroute(url);
}

/**
 * Opens windows with separate cookies, until the test ends. When a test fails, the last window is saved as a picture
 * and as text.
 */
export function useBrowser() {
  let open: OpenVisit[] = [];

  afterEach(async ({ task }) => {
    const closing = open;
    open = [];
    const last = closing.at(-1);
    const failed = task.result?.state === 'fail';
    if (failed && last) await keepFailure(last, task.id);
    for (const visited of closing) {
      if (visited.kind === null || failed || visited.page.isClosed()) await visited.context.close();
      else {
        await cleanUp(visited);
        idle.set(visited.kind, [...(idle.get(visited.kind) ?? []), visited.page]);
      }
    }
  });

  async function visit({ viewport = DESK, once = false, ...options }: VisitOptions = {}): Promise<Visit> {
    // a gesture of the test before may not have ended yet
    const kind = once || options.hasTouch ? null : JSON.stringify(options);
    const waiting = kind === null ? undefined : idle.get(kind)?.pop();
    const page = waiting ?? (await (await newContext({ viewport, ...options })).newPage());
    if (viewport) await page.setViewportSize(viewport);
    const visited = { page, context: page.context(), ...listen(page), kind };
    open.push(visited);
    return visited;
  }

  /** Opens a window with the person signed in. */
  async function visitAs(person: Person, options?: VisitOptions): Promise<Visit> {
    const visited = await visit(options);
    await person.enter(visited.context);
    return visited;
  }

  return { visit, visitAs };
}

async function keepFailure({ page, problems, answers }: Visit, id: string): Promise<void> {
  if (page.isClosed()) return;
  const path = join(FAILURES, `browser-failure-${id}.png`);
  await page.screenshot({ path });
  // pictures on a build machine are lost, so the log gets the text, and what a message said that has gone since
  const text = await page.locator('body').innerText();
  const bodies = await Promise.all(answers.map((answer) => answer.text().catch(String)));
  const said = bodies.map((body) => body.slice(0, 500));
  console.error([`${page.url()}: see ${path}`, ...problems, 'Answers to changes:', ...said, text].join('\n'));
}

function listen(page: Page): Pick<Visit, 'problems' | 'answers'> {
  const problems: string[] = [];
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (/"operationName":"\w+Mutation"/.test(response.request().postData() ?? '')) answers.push(response);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Chromium logs the 401 that answers a signed-out visitor's request for the user
    const isUserCheck = message.location().url.endsWith('/api/auth/user');
    if (message.type() === 'error' && !isUserCheck) problems.push(message.text());
  });
  return { problems, answers };
}
