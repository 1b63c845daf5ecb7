/**
 * Runs a script against the whole product, which is started with the demo account and a temporary data folder: `node
 * --import tsx api/setup/withServer.mjs SCRIPT ARGUMENTS`. The script's environment has `SHOWHOME_URL`,
 * `SHOWHOME_DATA`, `DEMO_EMAIL`, `DEMO_PASSWORD` and `CHROME_PATH`; its exit status is ours.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { printedAccount } from './printedAccount.ts';
import { spawnServer } from '../test/spawnServer.ts';
import { findBrowser } from './browser.mjs';
import { root } from './steps.mjs';

const [script, ...scriptArguments] = process.argv.slice(2);
if (!script) throw new Error('Name the script: node --import tsx api/setup/withServer.mjs SCRIPT ARGUMENTS');
const browser = await findBrowser();
if (!browser) throw new Error('This needs Chrome or Chromium; set CHROME_PATH.');

const server = await spawnServer({ settings: { DEMO: '1' } });
try {
  const { email, password } = await printedAccount(server);
  const found = {
    SHOWHOME_URL: server.url,
    SHOWHOME_DATA: server.dataDir,
    DEMO_EMAIL: email,
    DEMO_PASSWORD: password,
    CHROME_PATH: browser,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...scriptArguments], {
    cwd: root,
    env: { ...process.env, ...found },
    stdio: 'inherit',
  });
  // The script ends first, then the server.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, 'close');
  process.exitCode = status ?? 1;
} finally {
  await server.close();
}
