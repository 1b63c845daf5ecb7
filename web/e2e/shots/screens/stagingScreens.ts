import type { Page } from 'playwright-core';
import type { World } from '../people.js';
import { all, button, choose, dialog, follow, hold, open, press } from './acts.js';
import type { Screen } from './screen.js';

const review =
  (
    job: 'proof' | 'mixed' | 'sameRoom' | 'revised' | 'takenUp' | 'delivered' | 'packed' | 'failed' | 'busy',
    rest = '',
  ) =>
  async (world: World) =>
    `/staging/${await world[job]()}${rest}`;

const chooseProject = async (page: Page) => {
  await dialog(page).getByRole('combobox', { name: 'Project' }).click();
  await choose('option', /./)(page);
};

const zip = (page: Page) => page.getByRole('link', { name: 'Download ZIP' });

const choosePack = all(
  (page) => zip(page).waitFor({ timeout: 60_000 }),
  open('Make another pack'),
  (page) => button(page, 'Make pack').waitFor(),
);

/** The preview shows what is chosen. */
const drawn = (page: Page) => dialog(page).getByText('this is how it will look').waitFor({ timeout: 60_000 });

const firstPass = (page: Page) =>
  page
    .getByRole('img', { name: /^First pass/ })
    .first()
    .waitFor({ timeout: 120_000 });

/** The allowed shift: the words about two rounds may take more lines than are kept free for them. */
const wordy = 0.04;

const compared = (page: Page) => page.getByText(/^Round 1 to 2:/).waitFor();

/** The allowed shift: the interpretation of the notes opens slowly below them, on phones in full width. */
const reading = 0.06;
/** The same after choices in the browser's own lists, which do not count as input where a script makes them. */
const chosen = 0.15;

/** Opens the furniture of the shown photo, and waits until it is drawn. */
async function rearranging(page: Page) {
  await follow('Rearrange')(page);
  await page.locator('canvas').waitFor();
}

/** Pretends that photos seem furnished: the demo's show empty rooms. */
const furnished = (page: Page) =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const doubt = '"needsStaging":false,"reason":"Is this room furnished?"';
    await route.fulfill({ response, body: body.replaceAll('"needsStaging":true,"reason":null', doubt) });
  });

/** Screens without rendered photos. */
export const orderScreens: readonly Screen[] = [
  { name: 'staging-empty', as: 'newcomer', path: '/staging' },
  { name: 'staging-no-match', as: 'newcomer', path: '/staging?status=QUEUED' },
  { name: 'staging-loading', path: '/staging', before: hold },
  { name: 'staging-create', path: '/staging', act: open('Create Staging Job') },
  {
    name: 'staging-create-loading',
    path: '/staging',
    act: async (page) => {
      await open('Create Staging Job')(page);
      await dialog(page).getByRole('combobox', { name: 'Project' }).click();
      const project = page.getByRole('option').first();
      await project.waitFor();
      await hold(page);
      await project.click();
    },
  },
  {
    name: 'staging-create-chosen',
    path: '/staging',
    act: async (page) => {
      await open('Create Staging Job')(page);
      await chooseProject(page);
      await button(dialog(page), /^Select all/i).click();
    },
  },
  {
    name: 'staging-create-doubtful',
    path: async (world) => `/projects/${await world.projectId()}?tab=staging&order=1`,
    before: furnished,
    act: all(press('Select all'), (page) => dialog(page).getByText('may need no staging').waitFor()),
    shift: reading,
  },
  {
    name: 'staging-create-photo',
    path: async (world) => `/projects/${await world.projectId()}?tab=staging&order=1`,
    act: async (page) => {
      await button(dialog(page), 'Select all').click();
      await button(dialog(page), /^Change the style and words/)
        .first()
        .click();
      await dialog(page).getByLabel('Words for this photo').fill('No plants');
    },
    shift: reading,
  },
  {
    name: 'staging-create-same-room',
    path: async (world) => {
      await world.twoRooms();
      return `/projects/${await world.projectId()}?tab=staging&order=1`;
    },
    act: async (page) => {
      await button(dialog(page), 'Select all').click();
      const rooms = dialog(page).getByRole('combobox', { name: /^Room of / });
      for (const room of await rooms.all()) await room.selectOption('BEDROOM');
      await button(dialog(page), /^Change the style and words/)
        .first()
        .click();
      await dialog(page)
        .getByRole('combobox', { name: /^Same room as/ })
        .selectOption({ index: 1 });
    },
    shift: chosen,
  },
  {
    name: 'staging-create-look',
    path: async (world) => `/projects/${await world.projectId()}?tab=staging&order=1`,
    act: async (page) => {
      await button(dialog(page), /^Enlarge/)
        .first()
        .click();
      await button(dialog(page), 'Select this photo').waitFor();
    },
  },
  {
    name: 'staging-create-notes',
    path: async (world) => `/projects/${await world.projectId()}?tab=staging&order=1`,
    act: async (page) => {
      await dialog(page).getByLabel(/Notes/).fill('Two armchairs, no plants, keep the path to the kitchen free');
      await dialog(page).getByRole('listitem').first().waitFor();
    },
    shift: reading,
  },
];

/** Screens that need rendered rooms, so they come last. */
export const jobScreens: readonly Screen[] = [
  {
    name: 'staging',
    // in this order, because the last one keeps the worker busy
    path: async (world) => {
      for (const made of [world.failed, world.proof, world.mixed, world.revised, world.delivered, world.busy])
        await made();
      return '/staging';
    },
    act: firstPass,
  },
  {
    name: 'staging-still',
    path: async (world) => {
      await world.busy();
      return '/staging';
    },
    still: true,
    act: firstPass,
  },
  { name: 'review-processing', path: review('busy') },
  { name: 'review-cancel', path: review('busy'), act: open('Cancel staging') },
  { name: 'staging-details', path: '/staging', act: open('Details') },
  {
    name: 'staging-full-details',
    path: async (world) => `/staging?status=FINAL_DELIVERED&of=${await world.delivered()}`,
    act: all(open('Details'), press('Full details'), (page) => page.getByText('Job id').waitFor()),
  },
  {
    name: 'media-watermarked',
    path: async (world) => {
      await world.proof();
      return `/media?project=${await world.projectId()}&show=previews`;
    },
  },
  { name: 'project-staging', path: async (world) => `/projects/${await world.projectId()}?tab=staging` },
  { name: 'review-loading', path: '/staging/job_nowhere', before: hold },
  { name: 'review-proof', path: review('proof') },
  { name: 'review-changes', path: review('proof', '?show=changes') },
  {
    name: 'review-piece',
    path: review('proof', '?show=changes'),
    act: (page) => page.getByLabel('Decision and report').getByRole('listitem').getByRole('button').first().focus(),
  },
  { name: 'review-full-screen', path: review('delivered'), act: press('Full screen') },
  // on a desktop it already has its full size
  { name: 'review-zoomed', path: review('proof'), width: 390, act: all(press('Zoom in'), press('Zoom in')) },
  { name: 'review-delivered', path: review('delivered') },
  { name: 'review-delivered-second', path: review('delivered', '?image=2') },
  { name: 'review-delivered-changes', path: review('delivered', '?show=changes&image=3') },
  {
    name: 'review-pack',
    path: review('packed'),
    act: (page) => zip(page).waitFor({ timeout: 60_000 }),
    // the pack may become ready only now
    shift: 0.06,
  },
  { name: 'review-pack-choice', path: review('packed'), act: choosePack },
  {
    name: 'review-pack-bar',
    path: review('packed'),
    act: all(choosePack, (page) => dialog(page).getByText('Bar', { exact: true }).click(), drawn),
  },
  {
    name: 'review-pack-code',
    path: review('packed'),
    act: async (page) => {
      await choosePack(page);
      for (const name of ['Public page', 'QR code to the public page'])
        await dialog(page).getByText(name, { exact: true }).click();
      await dialog(page)
        .getByText(/^The first photo, at/)
        .waitFor({ timeout: 60_000 });
    },
  },
  { name: 'review-pack-size', path: review('packed'), act: all(choosePack, press('Add a size')) },
  {
    name: 'review-pack-size-invalid',
    path: review('packed'),
    act: all(choosePack, press('Add a size'), press('Add size')),
  },
  { name: 'review-pack-size-edit', path: review('packed'), act: all(choosePack, press(/^Edit Portal/)) },
  {
    name: 'review-take-back-refused',
    path: review('packed'),
    act: all(press('Take back'), (page) => page.locator('[data-scope=toast]').getByText('Error').waitFor()),
  },
  {
    name: 'settings-pages',
    path: async (world) => {
      await world.packed();
      return '/settings?section=pages';
    },
    act: (page) => page.getByRole('list').getByRole('link').first().waitFor(),
  },
  { name: 'review-approve-all', path: review('revised'), act: open(/^Approve all/) },
  { name: 'review-mixed', path: review('mixed', '?image=3') },
  { name: 'review-same-room', path: review('sameRoom', '?image=2') },
  { name: 'review-same-room-unmatched', path: review('sameRoom', '?image=3') },
  { name: 'review-round-two', path: review('revised') },
  { name: 'review-round-one', path: review('revised', '?round=1') },
  { name: 'review-compare', path: review('revised', '?compare=1&show=changes'), act: compared, shift: wordy },
  {
    name: 'review-compare-seam',
    path: review('revised', '?compare=1&show=changes&as=seam'),
    act: compared,
    shift: wordy,
  },
  {
    name: 'review-compare-zoomed',
    path: review('revised', '?compare=1'),
    act: all(compared, press('Zoom in'), press('Zoom in')),
    shift: wordy,
  },
  { name: 'review-taken-up', path: review('takenUp', '?image=2') },
  {
    name: 'review-revision',
    path: review('mixed'),
    act: all(open('Request Revision'), async (page) => {
      await dialog(page)
        .getByLabel(/What should be different/)
        .fill('No rug, two armchairs and a grand piano');
      await dialog(page).getByRole('listitem').first().waitFor();
    }),
    // what a phrase changes takes a row of its own on a narrow screen
    shift: 0.1,
  },
  { name: 'review-failed', path: review('failed') },
  { name: 'review-not-found', path: '/staging/job_nowhere' },
  {
    name: 'outline',
    path: review('proof'),
    act: all(follow('Correct its outline'), (page) => button(page, 'Stage with this outline').waitFor()),
  },
  {
    name: 'outline-invalid',
    path: review('proof'),
    act: async (page) => {
      await follow('Correct its outline')(page);
      await page.getByRole('textbox', { name: /^Ceiling height/ }).fill('high');
      await page.keyboard.press('Tab');
      await page.getByText('is not a length').waitFor();
    },
  },
  { name: 'rearrange', path: review('proof'), act: rearranging },
  {
    name: 'rearrange-piece',
    path: review('proof'),
    act: async (page) => {
      await rearranging(page);
      await page.getByRole('combobox', { name: 'The piece in hand' }).selectOption({ index: 1 });
      await page.locator('[data-piece][aria-pressed=true]').press('Shift+ArrowDown');
      await page.getByRole('button', { name: 'Keep this as variant A' }).click();
      await page.getByText('Variant A', { exact: true }).waitFor();
    },
  },
  {
    name: 'rearrange-add',
    path: review('proof'),
    act: async (page) => {
      await rearranging(page);
      await press('Add furniture')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Armchair/ })
        .waitFor();
    },
  },
  { name: 'outline-loading', path: '/staging/job_nowhere/outline/item_nowhere', before: hold },
];
