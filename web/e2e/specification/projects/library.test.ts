import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { addMedia, addProject, newPerson } from '../../person.js';
import { type Agent, EMPTY, FILM, HARBOUR, noisePhoto, OTHERS, PHOTOS, theAgent } from './agent.js';
import { choicesOf, choose, filesOf, holdAnswers, placeholders } from './page.js';

const ALL = [FILM, ...PHOTOS.toReversed()];
const browser = useBrowser();
let agent: Agent;

beforeAll(async () => {
  agent = await theAgent();
});

const project = (page: Page) => page.getByRole('combobox', { name: 'Project' });
const type = (page: Page) => page.getByRole('combobox', { name: 'Type' });
const upload = (page: Page) => page.getByRole('button', { name: 'Upload Media', exact: true });
const nothing = (page: Page) => page.getByRole('heading', { name: 'No media files found', exact: true });
const hint = (page: Page) => page.getByText('Select a project to upload media.', { exact: true });
const counted = (page: Page) =>
  page
    .getByText(/Total Files/)
    .locator('..')
    .innerText();

async function openLibrary(): Promise<Page> {
  const { page } = await browser.visitAs(agent);
  await page.goto('/media');
  await page.getByRole('article').first().waitFor();
  return page;
}

test('the library shows eight placeholders while it is loading', async () => {
  const { page } = await browser.visitAs(agent);
  const letGo = await holdAnswers(page);
  await page.goto('/media');
  await placeholders(page).first().waitFor();
  expect(await placeholders(page).getByRole('listitem').count()).toBe(8);
  await letGo();
  await page.getByRole('article').first().waitFor();
  expect(await placeholders(page).count()).toBe(0);
});

test('the library asks for a project, offers the upload in one, and counts its files', async () => {
  const page = await openLibrary();
  await page.getByRole('heading', { level: 1, name: 'Media Management', exact: true }).waitFor();
  await hint(page).waitFor();
  await expect.poll(() => project(page).inputValue()).toBe('All Projects');
  expect(await upload(page).count()).toBe(0);
  await choose(page, project(page), HARBOUR);
  await upload(page).waitFor();
  await hint(page).waitFor({ state: 'hidden' });
  await expect.poll(() => counted(page)).toMatch(/^5 Total Files\s+4 Images\s+1 Videos$/);
  await choose(page, project(page), EMPTY);
  await expect.poll(() => counted(page)).toMatch(/^0 Total Files\s+0 Images\s+0 Videos$/);
  await choose(page, project(page), HARBOUR);
  await expect.poll(() => filesOf(page)).toEqual(ALL);
});

test('the library is filtered by project and type, and searched by name', async () => {
  const page = await openLibrary();
  const search = page.getByRole('searchbox', { name: 'Search files' });
  const projects = await choicesOf(page, project(page));
  expect(projects[0]).toBe('All Projects');
  expect(projects.slice(1).toSorted()).toEqual([HARBOUR, ...OTHERS.map(([address]) => address)].toSorted());
  expect(await choicesOf(page, type(page))).toEqual(['All Types', 'Images', 'Videos']);
  await choose(page, project(page), HARBOUR);
  await choose(page, type(page), 'Videos');
  await expect.poll(() => filesOf(page)).toEqual([FILM]);
  await choose(page, type(page), 'Images');
  await expect.poll(() => filesOf(page)).toEqual(PHOTOS.toReversed());

  await search.fill('kITCH');
  await expect.poll(() => filesOf(page)).toEqual(['Kitchen.jpg']);
  await search.fill('cellar');
  await nothing(page).waitFor();
  await page.getByText('Adjust your search or filters.', { exact: true }).waitFor();
  expect(await upload(page).count()).toBe(1);
  await search.fill('');
  await expect.poll(() => filesOf(page)).toEqual(PHOTOS.toReversed());

  await choose(page, type(page), 'All Types');
  await choose(page, project(page), EMPTY);
  await nothing(page).waitFor();
  await page.getByText('Upload the first photos and videos of this project.', { exact: true }).waitFor();
  expect(await upload(page).count()).toBe(2);
});

/** Runs in the page: records width, type and quality of the last picture that a canvas was encoded to. */
function noteSmallPictures() {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (done, mimeType, quality) {
    sessionStorage.setItem('small', `${this.width} ${mimeType} ${quality}`);
    toBlob.call(this, done, mimeType, quality);
  };
}

test('an upload is recorded once in the chosen project, with a thumbnail during the upload', async () => {
  const person = await newPerson();
  const { id: projectId } = await addProject(person, { address: HARBOUR });
  await addMedia(person, projectId, { originalName: 'Kitchen.jpg', file: await noisePhoto() });
  await addProject(person, { address: EMPTY });
  const { page } = await browser.visitAs(person);
  await page.goto('/media');
  await choose(page, project(page), EMPTY);
  await nothing(page).waitFor();

  const sent: string[] = [];
  page.on('request', (request) => {
    const operation = request.url().endsWith('/graphql') && request.postDataJSON()?.operationName;
    if (operation === 'useFinaliseUploadMutation' || request.method() === 'PUT') sent.push(operation || 'PUT');
  });
  await page.evaluate(noteSmallPictures);
  const picture = { name: 'Attic.jpg', mimeType: 'image/jpeg', buffer: await noisePhoto() };
  await page.getByLabel('Files to upload').first().setInputFiles(picture);
  await expect.poll(() => filesOf(page)).toEqual(['Attic.jpg']);
  await expect.poll(() => counted(page)).toMatch(/^1 Total Files\s+1 Images\s+0 Videos$/);
  expect(sent).toEqual(['PUT', 'useFinaliseUploadMutation']);
  await nothing(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('small'))).toBe('200 image/jpeg 80');

  await choose(page, project(page), 'All Projects');
  await expect.poll(() => filesOf(page)).toEqual(['Attic.jpg', 'Kitchen.jpg']);
  expect(await upload(page).count()).toBe(0);
  expect(await page.getByLabel('Files to upload').count()).toBe(0);
});
