import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.js';
import { newPerson } from './person.js';

const MOST_CLICKS = 5;
const ADDRESS = '8 Lantern Court, Astoria, OR 97103';
const browser = useBrowser();

test('a newcomer gets from the dashboard to the first order in at most five clicks', async () => {
  const person = await newPerson();
  const { page, problems } = await browser.visitAs(person, { viewport: { width: 1280, height: 800 } });
  await page.goto('/dashboard');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await click(page.getByRole('link', { name: 'Stage a photo' }));
  await page.getByRole('dialog').getByLabel('Address').fill(ADDRESS);
  await click(page.getByRole('dialog').getByRole('button', { name: 'Create Project' }));
  await page.getByRole('tab', { name: /^Media/, selected: true }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: 'Upload Media' }));
  await (await chooser).setFiles(inject('photo'));
  await click(page.getByRole('link', { name: 'Stage this photo' }));
  const order = page.getByRole('dialog', { name: 'Create Staging Job' });
  await order.getByText('1 of 1 selected').waitFor();
  expect(await order.getByRole('combobox', { name: 'Project' }).inputValue()).toBe(ADDRESS);
  await click(order.getByRole('button', { name: 'Create Staging Job' }));
  await page.getByRole('article', { name: /^Staging Job #/ }).waitFor();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(problems).toEqual([]);
}, 120_000);
