/** Finds a Chrome or Chromium for the browser tests; installs one when none is found and it can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, root, say } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['LOCALAPPDATA'] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

function fromPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** playwright-core knows the path of its own download. */
async function fromPlaywright() {
  try {
    const { chromium } = await import('playwright-core');
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function present() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named ?? fromPath() ?? PLACES.find((file) => existsSync(file)) ?? (await fromPlaywright());
}

/** @type {(command: string, args: readonly string[]) => boolean} */
const attempt = (command, args) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    timeout: 600_000,
    shell: process.platform === 'win32',
  }).status === 0;

async function getOne() {
  say('No Chrome or Chromium found; getting one for the browser test ...');
  if (attempt(bin('playwright-core'), ['install', 'chromium'])) return;
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debianRoot && attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', 'chromium']);
}

/**
 * @param options.install install a browser when none is found
 * @returns the path of its program, or null; with CI=true a missing browser is an error
 */
export async function findBrowser({ install = false } = {}) {
  let file = await present();
  if (!file && install) {
    await getOne();
    file = await present();
  }
  if (file) return file;
  if (process.env.CI === 'true') throw new Error('The browser test needs Chrome or Chromium; set CHROME_PATH.');
  if (install) say('\n*** No browser: the browser test WILL NOT RUN. Install Chromium or set CHROME_PATH. ***\n');
  return null;
}
