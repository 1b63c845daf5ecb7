/**
 * Runs a script against the whole product, started with the demo account on a data folder of its own that goes
 * afterwards: `node --import tsx api/setup/withServer.mjs SCRIPT ARGUMENTS`. The script finds `SHOWHOME_URL`,
 * `DEMO_EMAIL`, `DEMO_PASSWORD` and `CHROME_PATH` in its environment; its exit status is ours.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnServer } from '../test/spawnServer.ts';
import { findBrowser } from './browser.mjs';
import { root } from './steps.mjs';

const [script, ...scriptArguments] = process.argv.slice(2);
const browser = await findBrowser();
if (!browser) throw new Error('This needs Chrome or Chromium; set CHROME_PATH.');

/** The server prints the account after it has said that it is ready. */
async function accountOf({ output }) {
  for (;;) {
    const found = /Sign in as (\S+) with the password (\S+)/.exec(output());
    if (found) return { DEMO_EMAIL: found[1], DEMO_PASSWORD: found[2] };
    await wait(50);
  }
}

const server = await spawnServer({ settings: { DEMO: '1' } });
try {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...scriptArguments], {
    cwd: root,
    env: { ...process.env, ...(await accountOf(server)), SHOWHOME_URL: server.url, CHROME_PATH: browser },
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {}); // reaches the child as well: it ends, and then the server does
  const [status] = await once(child, 'close');
  process.exitCode = status ?? 1;
} finally {
  await server.close();
}
