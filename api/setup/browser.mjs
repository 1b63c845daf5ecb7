/** Finds a Chrome or Chromium for the browser tests; installs one when none is found and it can. */
import { existsSync } from 'node:fs';
import { attempt, findProgram, getFromDebian } from './find.mjs';
import { bin, say } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['LOCALAPPDATA'] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

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
  return named ?? findProgram(NAMES) ?? PLACES.find((file) => existsSync(file)) ?? (await fromPlaywright());
}

async function getOne() {
  say('No Chrome or Chromium found; getting one for the browser test ...');
  if (attempt(bin('playwright-core'), ['install', 'chromium'])) return;
  getFromDebian('chromium');
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
