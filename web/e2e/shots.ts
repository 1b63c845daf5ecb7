/**
 * `npm run shots -- FOLDER [NAME...]`: saves a picture of every screen in both themes and two widths, as
 * FOLDER/NAME-THEME-WIDTH.png; with names, only of screens whose names begin so (`staging$`: only that one). Fails when
 * axe finds a violation, a page logs an error, moves by itself or scrolls sideways.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { createWorld, type World } from './shots/people.js';
import { SCREENS } from './shots/screens.js';
import type { Screen } from './shots/screens/screen.js';
import { errorsOf, layoutShiftOf, overflowOf, settle, watchLayout } from './shots/watch.js';
import { violationsOf } from './violations.js';

const MOST_SHIFT = 0.02;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390] as const;
const HEIGHT = 860;

interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly width: (typeof WIDTHS)[number];
}

const looks: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

const { SHOWHOME_URL: url = '', SHOWHOME_DATA: dataDir = '', CHROME_PATH } = process.env;
const { DEMO_EMAIL: email = '', DEMO_PASSWORD: password = '' } = process.env;
const [folder = '', ...names] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures: npm run shots -- FOLDER');

async function contextOf(browser: Browser, { theme, width }: Look, world: World, { as = 'agent', still }: Screen) {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme,
    viewport: { width, height: HEIGHT },
    hasTouch: width < 640,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  if (as !== 'visitor') {
    const { cookie } = await world[as]();
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    });
    await context.addCookies(cookies);
  }
  await context.addInitScript(watchLayout);
  return context;
}

/** @returns the faults of the screen */
async function take(context: BrowserContext, screen: Screen, path: string, file: string): Promise<string[]> {
  const page = await context.newPage();
  const errors = errorsOf(page, screen.expected);
  try {
    await screen.before?.(page);
    await page.goto(path);
    await settle(page);
    await screen.act?.(page);
    await settle(page);
    const open = await page
      .locator('[role=dialog], [role=alertdialog], [role=listbox], [role=menu], [data-scope=toast][data-part=root]')
      .filter({ visible: true })
      .count();
    const covered = open > 0 || (await page.evaluate(() => document.fullscreenElement !== null));
    // sticky elements are at their places when the page is at its top
    if (!covered) await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: file, fullPage: !covered, animations: 'disabled' });
    const shift = await layoutShiftOf(page);
    const shifts =
      shift.total > (screen.shift ?? MOST_SHIFT)
        ? [`layout shift ${shift.total.toFixed(3)}: ${shift.sources.join(', ')}`]
        : [];
    const overflow = await overflowOf(page);
    const wide = overflow > 0 ? [`${overflow} px wider than the window`] : [];
    return [...(await violationsOf(page)), ...errors, ...shifts, ...wide];
  } catch (problem) {
    await page.screenshot({ path: file });
    return [...errors, String(problem)];
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

async function main(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const world = createWorld({ url, account: { email, password }, dataDir });
  const chosen = SCREENS.filter(
    ({ name }) => !names.length || names.some((start) => new RegExp(`^(?:${start})`).test(name)),
  );
  const browser = await chromium.launch({
    executablePath: CHROME_PATH,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
  let wrong = 0;
  for (const screen of chosen) {
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(world);
    for (const look of looks.filter(({ width }) => width === (screen.width ?? width))) {
      const context = await contextOf(browser, look, world, screen);
      const name = `${screen.name}-${look.theme}-${look.width}`;
      const found = await take(context, screen, path, join(folder, `${name}.png`));
      await context.close();
      console.log(found.length ? `${name}\n${found.map((line) => `    ${line}`).join('\n')}` : name);
      wrong += found.length;
    }
  }
  await browser.close();
  console.log(wrong ? `${wrong} faults` : 'no faults');
  return wrong;
}

process.exit((await main()) ? 1 : 0);
