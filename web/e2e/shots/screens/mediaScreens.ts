import type { Page } from 'playwright-core';
import { all, hold, open, press } from './acts.js';
import { elementAt } from '../../../../api/test/elements.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const ofProject = async (world: World) => `/media?project=${await world.projectId()}`;

const photo = { name: 'kitchen-from-the-door.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(4_000_000) };
const film = { name: 'walk-through.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(9_000_000) };

/** Uses the button, so that the resulting movement does not count as a layout shift. */
const pickFiles = (files: readonly (typeof photo)[]) => async (page: Page) => {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Media' }).first().click();
  await (await opened).setFiles([...files]);
  await page.getByRole('button', { name: `Remove ${elementAt(files, 1).name}` }).waitFor();
};
const pick = pickFiles([photo, film]);

/** More files than are sent at a time. */
const twelve = Array.from({ length: 12 }, (_, index) => ({ ...photo, name: `bedroom-${index + 1}.jpg` }));

/** Withholds the upload link, so that files wait. */
const stall = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('useRequestUploadMutation') ? undefined : route.continue(),
  );

const failToAsk = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('DeleteMediaDialogQuery') ? route.abort() : route.continue(),
  );

const failToStore = (page: Page) =>
  page.route('**/files/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));

/** The allowed shift: the list of picked files appears above the grid once, with a fixed height. */
const listAbove = 0.07;
const longListAbove = 0.2;

export const mediaScreens: readonly Screen[] = [
  { name: 'media', path: '/media' },
  { name: 'media-empty', as: 'newcomer', path: '/media' },
  { name: 'media-loading', path: '/media', before: hold },
  { name: 'media-no-match', path: '/media?search=no-such-file' },
  { name: 'media-project', path: ofProject },
  { name: 'media-preview', path: ofProject, act: open(/^Preview/) },
  {
    name: 'media-delete',
    path: ofProject,
    act: all(open(/^Preview/), press('Delete'), (page) => page.getByRole('alertdialog').waitFor()),
  },
  {
    name: 'media-delete-failed',
    path: ofProject,
    before: failToAsk,
    act: all(open(/^Preview/), press('Delete'), (page) => page.getByText('could not be loaded').waitFor()),
    expected: /ERR_FAILED|Failed to fetch/,
  },
  { name: 'media-uploading', path: ofProject, before: stall, act: pick, shift: listAbove },
  { name: 'media-uploading-twelve', path: ofProject, before: stall, act: pickFiles(twelve), shift: longListAbove },
  {
    name: 'media-upload-failed',
    path: ofProject,
    before: failToStore,
    act: async (page) => {
      await pick(page);
      // after four attempts
      await page.getByRole('button', { name: /Retry/ }).first().waitFor({ timeout: 90_000 });
    },
    expected: /ERR_FAILED|upload|Network error/i,
    shift: listAbove,
  },
  {
    name: 'media-leave',
    path: ofProject,
    before: stall,
    shift: listAbove,
    act: async (page) => {
      await pick(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click());
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
