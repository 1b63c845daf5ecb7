/** Embeds in pages of another site, in Chromium. */
import { SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.js';
import { startOtherSite } from './otherSite.js';
import { newPerson, type Person } from './person.js';
import { blankPhoto, orderStaging } from './stagedJob.js';
import { violationsOf } from './violations.js';

const browser = useBrowser();
let html = '';
const site = await startOtherSite(() => html);
afterAll(() => site.close());

interface Embed {
  readonly id: string;
  readonly secret: string;
}

async function makeBoard(person: Person): Promise<Embed> {
  const { data } = await person.graphql(
    `mutation($input: CreateEmbedInput!) { createEmbed(input: $input) {
      __typename ... on CreateEmbedPayload { embed { id } secret } } }`,
    { input: { kind: 'BOARD', name: 'Lobby', origins: [site.origin] } },
  );
  const { embed, secret } = data['createEmbed'] as unknown as { embed: { id: string }; secret: string };
  return { id: embed.id, secret };
}

/** As the other site's server does. */
const tokenFor = ({ id, secret }: Embed) =>
  new SignJWT({ embed: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('lobby')
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(secret));

const scriptFor = (attributes: Readonly<Record<string, string>>) => {
  const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script async src="${inject('url')}/embed.js"${data.join('')}></script>`;
};

/** The frame that the script made. */
const frameOf = (page: Page) => page.frameLocator('iframe');
const heightOf = (page: Page) => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

test('a board on its site follows the jobs, and on another site there is nothing', async () => {
  const person = await newPerson();
  const board = await makeBoard(person);
  await orderStaging(person, { address: '1 First Street', photos: { 'a.jpg': await blankPhoto(90) } });
  html = scriptFor({ embed: board.id, token: await tokenFor(board), theme: 'dark', title: 'Our jobs' });
  const { page, problems } = await browser.visit();
  await page.goto(site.origin);
  await frameOf(page).getByRole('cell', { name: '1 First Street' }).waitFor();
  expect(await page.locator('iframe').getAttribute('title')).toBe('Our jobs');
  const before = await heightOf(page);
  await orderStaging(person, { address: '2 Second Street', photos: { 'b.jpg': await blankPhoto(120) } });
  await frameOf(page)
    .getByRole('row', { name: /2 Second Street.*Revision Requested/ })
    .waitFor();
  expect(await frameOf(page).getByRole('row').nth(1).innerText()).toContain('2 Second Street');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  expect(await violationsOf(page)).toEqual([]);
  const scrolls = () =>
    frameOf(page)
      .locator('html')
      .evaluate((root) => root.scrollHeight > root.clientHeight + 1);
  await expect.poll(scrolls).toBe(false);
  expect(problems).toEqual([]);

  await person.graphql('mutation($input: SwitchEmbedOffInput!) { switchEmbedOff(input: $input) { __typename } }', {
    input: { id: board.id },
  });
  await frameOf(page).getByText('There is nothing to show here any more.').waitFor();

  await person.graphql('mutation($input: SwitchEmbedOnInput!) { switchEmbedOn(input: $input) { __typename } }', {
    input: { id: board.id },
  });
  const other = await browser.visit({ once: true });
  await other.page.goto(site.alias);
  await expect.poll(() => other.problems.join()).toContain('frame-ancestors');
  expect(await frameOf(other.page).getByRole('cell').count()).toBe(0);
});

test('a page reads an embed with a publishable key on its own site alone', async () => {
  const person = await newPerson();
  const board = await makeBoard(person);
  const { data } = await person.graphql(
    `mutation($input: CreatePublishableKeyInput!) { createPublishableKey(input: $input) {
      __typename ... on CreatePublishableKeyPayload { apiKey { text } } } }`,
    { input: { name: 'Site', origins: [site.origin] } },
  );
  const { apiKey } = data['createPublishableKey'] as unknown as { apiKey: { text: string } };
  const asked = { url: `${inject('url')}/graphql`, key: apiKey.text, id: board.id, token: await tokenFor(board) };
  const ask = (page: Page) =>
    page.evaluate(async ({ url, key, id, token }) => {
      const query = 'query ($id: ID!, $token: String) { embed(id: $id, token: $token) { kind } }';
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: { id, token } }),
        });
        return await answer.json();
      } catch (error) {
        return String(error);
      }
    }, asked);
  html = '';
  const { page } = await browser.visit({ once: true });
  await page.goto(site.origin);
  expect(await ask(page)).toMatchObject({ data: { embed: { kind: 'BOARD' } } });
  await page.goto(site.alias);
  expect(await ask(page)).toBe('TypeError: Failed to fetch');
});
