/** The page for developers: its programs are taken out of it and run against the server. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { newPerson, type Person } from './person.js';
import { blankPhoto } from './stagedJob.js';
import { violationsOf } from './violations.js';

const run = promisify(execFile);
const browser = useBrowser();
let person: Person;
let folder: string;
let key: string;

beforeAll(async () => {
  person = await newPerson();
  folder = await mkdtemp(join(tmpdir(), 'showhome-developers-'));
  await writeFile(join(folder, 'room.jpg'), await blankPhoto(90));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a key is made, shown once, and stands in the list', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('First order');
  await page.getByRole('button', { name: 'Make key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the key now' });
  key = (await dialog.getByText(/^sh_live_/).textContent()) ?? '';
  expect(key).toMatch(/^sh_live_[0-9A-Za-z]{49}$/);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(`…${key.slice(-4)}`).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a webhook’s secret is rotated, and the new one stays in view until it is copied', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.request.post('/api/webhooks', { data: { url: 'https://listings.example.com/hook' } });
  await page.goto('/developers');
  const button = page.getByRole('button', { name: /^Rotate secret of / });
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the new secret' });
  await dialog.getByText(/^whsec_/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

/** The command that runs a file, by its language; null where the machine has none. */
async function commandOf(language: string, file: string): Promise<[string, string[]] | null> {
  if (language === 'curl') return ['bash', ['-euo', 'pipefail', file]];
  if (language === 'TypeScript') return [process.execPath, ['--import', import.meta.resolve('tsx'), file]];
  const hasPython = await run('python3', ['--version']).then(
    () => true,
    () => false,
  );
  return hasPython ? ['python3', [file]] : null;
}

test.each([
  ['curl', 'order.sh'],
  ['TypeScript', 'order.mts'],
  ['Python', 'order.py'],
])('the program in %s orders a staging job', async (language, name) => {
  const { page } = await browser.visitAs(person);
  await page.goto('/developers');
  await page.getByRole('tab', { name: language }).click();
  const text = (await page.getByLabel(`The program for ${language}`, { exact: true }).textContent()) ?? '';
  expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(15);
  const file = join(folder, name);
  await writeFile(file, text);
  const command = await commandOf(language, file);
  if (!command) return console.warn(`${language} is not installed here: its program is not run.`);
  const options = { cwd: folder, env: { ...process.env, SHOWHOME_KEY: key }, timeout: 60_000 };
  const { stdout } = await run(command[0], command[1], options);
  const [id] = /job_[0-9a-z]{20}/.exec(stdout) ?? [];
  const jobs = await page.request.get('/api/staging');
  expect(((await jobs.json()) as { id: string }[]).map((job) => job.id)).toContain(id);
});

/** Runs a program with a token's secret. @returns what it prints; null where its language or package is missing */
async function printed(command: string, file: string, secret: string): Promise<string | null> {
  const env = { ...process.env, EMBED_SECRET: secret };
  try {
    return (await run(command, [file], { cwd: folder, env, timeout: 60_000 })).stdout.trim();
  } catch (failure) {
    if (/ENOENT|ModuleNotFoundError/.test(String(failure))) return null;
    throw failure;
  }
}

test('a board is made, and programs of its code sign tokens that open it', async () => {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Make an embed' }).click();
  await page.getByText('Board', { exact: true }).click();
  await page.getByLabel('Sites').fill('https://homes.example');
  await page.getByRole('button', { name: 'Make embed' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the secret' });
  const secret = (await shown.getByText(/^ems_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  const code = page.getByRole('dialog', { name: 'Code' });
  await code.frameLocator('iframe').getByRole('table').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const address = (await code.getByLabel('The address', { exact: true }).textContent()) ?? '';
  for (const [tab, command, name, call] of [
    ['Node', process.execPath, 'sign.mjs', "console.log(await tokenFor('office'))"],
    ['Python', 'python3', 'sign.py', 'print(token_for("office"))'],
  ] as const) {
    await code.getByRole('tab', { name: tab }).click();
    const text = (await code.getByLabel(`The program for ${tab}`, { exact: true }).textContent()) ?? '';
    await writeFile(join(folder, name), `${text}\n${call}\n`);
    const token = await printed(command, name, secret);
    if (token === null) {
      console.warn(`${tab} or its package is not installed here: its program is not run.`);
      continue;
    }
    const answer = await page.request.get(address.replace('TOKEN', token));
    expect(await answer.text()).toContain('<table');
  }
  await code.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete Board' }).click();
  await page.getByRole('button', { name: 'Delete embed' }).click();
  await page.getByText('No embeds yet.').waitFor();
  const make = page.getByRole('button', { name: 'Make an embed' });
  await expect.poll(() => make.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});
