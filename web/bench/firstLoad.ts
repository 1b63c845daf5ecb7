/**
 * What a browser with an empty cache requests until a page shows its content, and in how many serial waves.
 *
 * A wave is everything that the browser requests before any of it is answered. It is measured by holding every request
 * back until no more come, and then letting all of them go at once: so it depends on what waits for what, and not on
 * the speed of the line. The page's HTML is not counted as a wave. A request that the browser's cache answers is
 * neither counted nor held; sockets are not requests.
 */
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

/** Milliseconds without another request after which a wave is complete. */
const QUIET_MS = 700;
const MOST_WAVES = 10;

export interface FirstLoad {
  readonly waves: number;
  readonly requests: number;
  /** different addresses among the requests */
  readonly distinct: number;
  /** as sent over the line */
  readonly kilobytes: number;
}

interface Visit {
  readonly url: string;
  /** selectors of what only the page's data can show */
  readonly content: readonly string[];
  readonly signIn: (context: BrowserContext) => Promise<void>;
}

/** Holds the requests of a page back in waves, and counts them. */
async function watch(session: CDPSession) {
  const sent: string[] = [];
  const answered = new Set<string>();
  const addresses = new Map<string, string>();
  let held: string[] = [];
  let bytes = 0;
  let last = Date.now();
  const forget = (id: string) => {
    const at = sent.lastIndexOf(addresses.get(id) ?? '');
    if (at !== -1) sent.splice(at, 1);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    addresses.set(requestId, request.url);
    sent.push(request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) forget(requestId);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = Date.now();
  });
  const letGo = (requestId: string) => session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    last = Date.now();
    if (resourceType === 'Document' || answered.has(request.url)) return void letGo(requestId);
    held.push(requestId);
    // Only GraphQL's address is asked for different things.
    if (request.method === 'GET') answered.add(request.url);
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return {
    quiet: async () => {
      while (Date.now() - last < QUIET_MS) await new Promise((done) => setTimeout(done, QUIET_MS / 10));
    },
    /** @returns how many requests were held */
    release: async () => {
      const wave = held;
      held = [];
      last = Date.now();
      await Promise.all(wave.map(letGo));
      return wave.length;
    },
    result: () => ({ requests: sent.length, distinct: new Set(sent).size, kilobytes: bytes / 1000 }),
  };
}

/** @throws Error when the content does not appear */
export async function firstLoadOf(browser: Browser, { url, content, signIn }: Visit): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  try {
    await signIn(context);
    const page = await context.newPage();
    const line = await watch(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'commit' });
    const isShown = async () =>
      (await Promise.all(content.map((selector) => page.locator(selector).count()))).every((count) => count > 0);
    for (let waves = 0; waves < MOST_WAVES; waves++) {
      await line.quiet();
      if (await isShown()) return { waves, ...line.result() };
      await line.release();
    }
    throw new Error(`${url} does not show ${content.join(', ')} after ${MOST_WAVES} waves.`);
  } finally {
    await context.close();
  }
}
