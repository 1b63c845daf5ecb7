/** Embeds in pages of another site, in Chromium. */
import { SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.js';
import { startOtherSite } from './otherSite.js';
import { newPerson, type Person } from './person.js';
import { blankPhoto, jobOf, orderStaging, RENDER_MS } from './stagedJob.js';
import { violationsOf } from './violations.js';

const browser = useBrowser();
let html = '';
const site = await startOtherSite(() => html);
afterAll(() => site.close());

interface Embed {
  readonly id: string;
  readonly secret: string;
}

async function makeEmbed(person: Person, shown: Readonly<Record<string, string>>): Promise<Embed> {
  const { data } = await person.graphql(
    `mutation($input: CreateEmbedInput!) { createEmbed(input: $input) {
      __typename ... on CreateEmbedPayload { embed { id } secret } } }`,
    { input: { name: 'Lobby', origins: [site.origin], ...shown } },
  );
  const { embed, secret } = data['createEmbed'] as unknown as { embed: { id: string }; secret: string };
  return { id: embed.id, secret };
}

const makeBoard = (person: Person) => makeEmbed(person, { kind: 'BOARD' });

const change = (person: Person, name: string, id: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return person.graphql(`mutation($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input: { id } });
};

/** As the other site's server does. */
const tokenFor = ({ id, secret }: Embed, lasts = '10m') =>
  new SignJWT({ embed: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('lobby')
    .setExpirationTime(lasts)
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
    .waitFor({ timeout: RENDER_MS });
  expect(await frameOf(page).getByRole('row').nth(1).innerText()).toContain('2 Second Street');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  expect(await violationsOf(page)).toEqual([]);
  const scrolls = () =>
    frameOf(page)
      .locator('html')
      .evaluate((root) => root.scrollHeight > root.clientHeight + 1);
  await expect.poll(scrolls).toBe(false);
  expect(problems).toEqual([]);

  await change(person, 'switchEmbedOff', board.id);
  await frameOf(page).getByText('There is nothing to show here any more.').waitFor();

  await change(person, 'switchEmbedOn', board.id);
  const other = await browser.visit({ once: true });
  await other.page.goto(site.alias);
  await expect.poll(() => other.problems.join()).toContain('frame-ancestors');
  expect(await frameOf(other.page).getByRole('cell').count()).toBe(0);
});

test('open frames notice within 30 s that their embed is off, on again, or has a new secret', async () => {
  const person = await newPerson();
  const address = '3 Third Street';
  await orderStaging(person, { address, photos: { 'c.jpg': await blankPhoto(60) } });
  const { projectId } = await jobOf(person);
  const [gallery, figures, board] = [
    await makeEmbed(person, { kind: 'GALLERY', projectId }),
    await makeEmbed(person, { kind: 'FIGURES' }),
    await makeBoard(person),
  ];
  const signed = [figures, board];
  const all = [gallery, ...signed];
  html = [
    scriptFor({ embed: gallery.id }),
    scriptFor({ embed: figures.id, token: await tokenFor(figures) }),
    scriptFor({ embed: board.id, token: await tokenFor(board) }),
    scriptFor({ embed: board.id, token: await tokenFor(board, '4s') }),
  ].join('\n');
  const { page } = await browser.visit({ once: true });
  await page.goto(site.origin);
  const frames = ({ id }: Embed) => page.frameLocator(`iframe[src*="${id}"]`);
  const timeout = 30_000;
  /** Waits until each embed's first frame shows the text. */
  const allShow = (embeds: readonly Embed[], text: string) =>
    Promise.all(embeds.map((embed) => frames(embed).first().getByText(text).waitFor({ timeout })));
  const content = () =>
    Promise.all([
      frames(gallery).getByText('No picture has been delivered yet.').waitFor({ timeout }),
      frames(figures).getByRole('table').waitFor({ timeout }),
      frames(board).first().getByRole('cell', { name: address }).waitFor({ timeout }),
    ]);
  await content();
  await frames(board).last().getByText('This view has ended. Load the page again.').waitFor({ timeout });
  expect(await frames(board).last().getByRole('cell', { name: address }).count()).toBe(0);

  await Promise.all(all.map(({ id }) => change(person, 'switchEmbedOff', id)));
  await allShow(all, 'There is nothing to show here any more.');
  await Promise.all(all.map(({ id }) => change(person, 'switchEmbedOn', id)));
  await content();
  await Promise.all(signed.map(({ id }) => change(person, 'rotateEmbedSecret', id)));
  await allShow(signed, 'The token is not valid');
  for (const embed of signed) expect(await frames(embed).first().getByRole('row').count()).toBe(0);
}, 180_000);

test('the script leaves out a wrong look with a warning, and names the frame by its page', async () => {
  const person = await newPerson();
  const board = await makeBoard(person);
  const token = await tokenFor(board);
  html = scriptFor({ embed: board.id, token, theme: 'pink', accent: 'red' });
  const { page } = await browser.visit({ once: true });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(site.origin);
  await frameOf(page).getByText('No job yet.').waitFor();
  expect(warnings).toEqual([
    'Showhome: data-accent="red" is left out. Expected a colour such as #1d4d3c.',
    'Showhome: data-theme="pink" is left out. Expected light, dark or auto.',
  ]);
  const frame = page.locator('iframe');
  await expect.poll(() => frame.getAttribute('title')).toContain('Staging jobs');
  expect(new URL((await frame.getAttribute('src')) ?? '').search).toBe(`?token=${token}`);
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('on a phone a board and figures show every value, with nothing beside the frame', async () => {
  const person = await newPerson();
  const address = '4 Fourth Street, Apartment 12, A Rather Long Name of a Town';
  await orderStaging(person, { address, photos: { 'd.jpg': await blankPhoto(70) } });
  const [figures, board] = [await makeEmbed(person, { kind: 'FIGURES' }), await makeBoard(person)];
  html = [
    scriptFor({ embed: figures.id, token: await tokenFor(figures) }),
    scriptFor({ embed: board.id, token: await tokenFor(board) }),
  ].join('\n');
  const { page } = await browser.visit({ once: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.origin);
  const frames = ({ id }: Embed) => page.frameLocator(`iframe[src*="${id}"]`);
  await frames(board).getByRole('cell', { name: address }).waitFor();
  await orderStaging(person, { address: '5 Fifth Street', photos: { 'e.jpg': await blankPhoto(80) } });
  await frames(board).getByRole('cell', { name: '5 Fifth Street' }).waitFor();
  const names = {
    [figures.id]: ['Month', 'Person', 'Projects', 'Rooms', 'Rounds per room', 'Hours to approval', 'Spending'],
    [board.id]: ['Address', 'Status', 'Photos', 'Ordered'],
  };
  for (const embed of [figures, board]) {
    const frame = frames(embed);
    const cells = frame.getByRole('row').last().getByRole('cell');
    const columns = names[embed.id] ?? [];
    expect(await frame.getByRole('columnheader').allTextContents()).toEqual(columns);
    expect(await cells.evaluateAll((all) => all.map((cell) => cell.dataset['label']))).toEqual(columns);
    const cut = await frame.locator('caption, td').evaluateAll((all) => {
      const edge = document.documentElement.clientWidth;
      return all.filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width === 0 || left < 0 || right > edge || each.scrollWidth > each.clientWidth;
      }).length;
    });
    expect(cut).toBe(0);
    const shownNames = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
    expect(shownNames.slice(1).every((content, at) => content.includes(columns[at + 1] ?? ''))).toBe(true);
  }
  expect(await violationsOf(page)).toEqual([]);
  await change(person, 'switchEmbedOff', board.id);
  await frames(board).getByText('There is nothing to show here any more.').waitFor();
  expect(await frames(board).getByRole('row').count()).toBe(0);
}, 120_000);

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
