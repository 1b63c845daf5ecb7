import { chromium, type BrowserContext } from 'playwright-core';
import { createWorld } from '../e2e/shots/people.js';
import { firstLoadOf, type FirstLoad } from './firstLoad.js';

const MOST = { requests: 20, waves: 2 };
/** The least of two: load on the machine only adds waves. */
const ATTEMPTS = 2;

interface Place {
  readonly url: string;
  readonly account: { readonly email: string; readonly password: string };
  /** the server's own folder */
  readonly dataDir: string;
  readonly executablePath: string;
}

interface PageLoad {
  readonly name: string;
  readonly path: string;
  /** what only the page's data can show; not the pictures, which are loaded after it */
  readonly content: readonly string[];
}

const isGood = ({ requests, waves }: FirstLoad) => requests <= MOST.requests && waves <= MOST.waves;

const lineOf = (name: string, load: FirstLoad) =>
  `${name.padEnd(12)} ${load.requests} requests of ${MOST.requests} (${load.distinct} distinct), ` +
  `${load.kilobytes.toFixed(0)} kB, ${load.waves} waves of ${MOST.waves}${isGood(load) ? '' : ', over budget'}`;

/** Prints what the first loads of signed-in pages take. @returns whether every one is within its budget */
export async function judgeFirstLoads({ url, account, dataDir, executablePath }: Place): Promise<boolean> {
  const world = createWorld({ url, account, dataDir });
  const job = await world.proof();
  const pages: readonly PageLoad[] = [
    { name: 'dashboard', path: '/dashboard', content: ['main a[href^="/projects/proj_"]', 'main [data-scope=slider]'] },
    { name: 'projects', path: '/projects', content: ['main article a[href^="/projects/proj_"]'] },
    { name: 'staging', path: '/staging', content: ['main article a[href^="/staging/job_"]'] },
    { name: 'review', path: `/staging/${job}`, content: ['main [data-scope=slider]'] },
  ];
  const signIn = async (context: BrowserContext) => {
    const answer = await context.request.post(`${url}/api/auth/login`, { data: account });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    let good = true;
    for (const { name, path, content } of pages) {
      const load = () => firstLoadOf(browser, { url: url + path, content, signIn });
      let found = await load();
      for (let more = ATTEMPTS - 1; more > 0 && !isGood(found); more--) {
        const again = await load();
        if (again.waves <= found.waves) found = again;
      }
      console.log(lineOf(name, found));
      good &&= isGood(found);
    }
    return good;
  } finally {
    await browser.close();
  }
}
