/** What pages keep in the browser's memory: Relay's records, and the JavaScript heap after a collection of garbage. */
import { chromium, type Page } from 'playwright-core';
import { clientOf, enter } from '../e2e/shots/http.js';

const MEGABYTE = 1_000_000;
const ROUNDS = 100;
/** Records that may be added after the first rounds; a leak adds some in every round. */
const MOST_RECORDS_ADDED = 50;
const WARM_UP_ROUNDS = 10;
const LONG_LIST_ROWS = 2500;
const LIST_MOST_MEGABYTES = 30;
const FEW = 30;
const AT_ONCE = 20;
const PATIENCE_MS = 30_000;

interface Place {
  readonly url: string;
  readonly executablePath: string;
}

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps?: { readonly environment?: { getStore(): { getSource(): { size(): number } } } };
}

/** @returns how many records Relay's store holds; it is found as the property of a component */
const recordsOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const waiting = [root[key]];
    for (const fiber of waiting) {
      const store = fiber?.memoizedProps?.environment?.getStore();
      if (store) return store.getSource().size();
      waiting.push(...[fiber?.child, fiber?.sibling].flatMap((next) => next ?? []));
    }
    throw new Error('No component has the environment of Relay.');
  });

/** @returns megabytes of JavaScript objects that are still in use */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let more = 3; more > 0; more--) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / MEGABYTE;
}

async function follow(page: Page, link: string, content: string): Promise<void> {
  await page.locator(link).first().click();
  await page.locator(content).first().waitFor({ timeout: PATIENCE_MS });
}

/** Five pages: dashboard, projects, a project, staging, billing. */
async function round(page: Page): Promise<void> {
  await follow(page, 'header a[href="/dashboard"]', 'main a[href^="/projects/proj_"]');
  await follow(page, 'header a[href="/projects"]', 'main article');
  await follow(page, 'main article a[href^="/projects/proj_"]', 'main [role=tablist]');
  await follow(page, 'header a[href="/staging"]', 'main h1:has-text("Staging")');
  await follow(page, 'header a[href="/billing"]', 'main h1:has-text("Billing"), main h1:has-text("Invoic")');
}

async function newPerson(url: string) {
  const person = await enter(`${url}/api/auth/register`, {
    email: `reader-${Date.now()}@showhome.example`,
    password: 'a password for the bench',
    firstName: 'Reader',
  });
  return { ...person, client: clientOf(url, async () => person) };
}

async function addProjects(client: ReturnType<typeof clientOf>, count: number): Promise<void> {
  for (let made = 0; made < count; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, at) => `${made + at} Long Lane`);
    await Promise.all(some.map((address) => client.send('projects', { address })));
  }
}

async function judgeRounds(page: Page, url: string): Promise<boolean> {
  await page.goto(`${url}/dashboard`);
  for (let rounds = 0; rounds < WARM_UP_ROUNDS; rounds++) await round(page);
  const before = { records: await recordsOf(page), heap: await heapOf(page) };
  for (let rounds = WARM_UP_ROUNDS; rounds < ROUNDS; rounds++) await round(page);
  await page.waitForTimeout(1000);
  const [records, heap] = [await recordsOf(page), await heapOf(page)];
  const good = records - before.records <= MOST_RECORDS_ADDED;
  console.log(
    `store: ${before.records} records after ${WARM_UP_ROUNDS} rounds, ${records} after ${ROUNDS}; heap ` +
      `${before.heap.toFixed(1)} and ${heap.toFixed(1)} MB${good ? '' : ', over budget'}`,
  );
  return good;
}

/** Shows a list by pressing "Show more" until it is complete. */
async function judgeLongList(page: Page, url: string): Promise<boolean> {
  await page.goto(`${url}/projects?search=nothing+has+this+name`);
  await page.getByText('No matching projects').first().waitFor();
  const empty = await heapOf(page);
  await page.goto(`${url}/projects`);
  const more = page.getByRole('button', { name: 'Show more projects' });
  const last = page.locator(`main li[aria-posinset="${LONG_LIST_ROWS}"]`);
  for (;;) {
    // while rows are loading the button has another name
    await more.or(last).first().waitFor({ timeout: PATIENCE_MS });
    if (await last.count()) break;
    await more.click();
  }
  await page.waitForTimeout(1000);
  const megabytes = (await heapOf(page)) - empty;
  const elements = await page.evaluate(() => document.querySelectorAll('main *').length);
  const good = megabytes <= LIST_MOST_MEGABYTES;
  console.log(
    `a list of ${LONG_LIST_ROWS} rows: ${megabytes.toFixed(1)} of ${LIST_MOST_MEGABYTES} MB beyond the empty page, ` +
      `${await recordsOf(page)} records, ${elements} elements${good ? '' : ', over budget'}`,
  );
  return good;
}

/** Prints what pages keep in memory. @returns whether it is within its budget */
export async function judgeMemory({ url, executablePath }: Place): Promise<boolean> {
  const { client, cookie } = await newPerson(url);
  await addProjects(client, FEW);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const cookies = cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const bounded = await judgeRounds(page, url);
    await addProjects(client, LONG_LIST_ROWS - FEW);
    return (await judgeLongList(page, url)) && bounded;
  } finally {
    await browser.close();
  }
}
