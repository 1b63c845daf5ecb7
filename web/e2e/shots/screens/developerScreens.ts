import type { Page } from 'playwright-core';
import { all, choose, dialog, open, send } from './acts.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const withWebhook = async (world: World) => {
  await world.webhook();
  return '/developers';
};
const withEmbeds = async (world: World) => {
  await world.embeds();
  return '/developers';
};
/** with a slider of a delivered picture, which takes a job to make */
const withSlider = async (world: World) => {
  await world.slider();
  return withEmbeds(world);
};
const framed = (page: Page) => page.frameLocator('iframe').locator('main').waitFor();
const chooseKind = (name: string) => (page: Page) => dialog(page).getByText(name, { exact: true }).click();
const chooseProject = async (page: Page) => {
  await dialog(page).getByRole('combobox', { name: 'Project' }).click();
  await choose('option', /./)(page);
};
const rotate = open(/^Rotate secret of /);

export const developerScreens: readonly Screen[] = [
  { name: 'developers', path: '/developers' },
  { name: 'developers-key', path: '/developers', act: open('Make a key') },
  { name: 'developers-webhooks', path: withWebhook },
  { name: 'developers-rotate', path: withWebhook, act: rotate },
  {
    name: 'developers-rotated',
    path: withWebhook,
    act: all(rotate, send('Rotate secret'), (page) => page.getByText(/^whsec_/).waitFor()),
  },
  { name: 'developers-publishable', path: '/developers', act: open('Make a publishable key') },
  { name: 'developers-embeds', path: withEmbeds },
  { name: 'developers-embed', path: '/developers', act: open('Make an embed') },
  { name: 'developers-embed-invalid', path: '/developers', act: all(open('Make an embed'), send('Make embed')) },
  { name: 'developers-embed-change', path: withEmbeds, act: open(/^Change Board/) },
  { name: 'developers-embed-delete', path: withEmbeds, act: open(/^Delete Board/) },
  { name: 'developers-embed-secret', path: withEmbeds, act: open(/^New secret: Board/) },
  { name: 'developers-embed-board', path: withEmbeds, act: all(open(/^Show code: Board/), framed) },
  {
    name: 'developers-embed-token',
    path: withEmbeds,
    act: all(open(/^Show code: Board/), framed, (page) =>
      page.getByLabel('The program for Node', { exact: true }).scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'developers-embed-off', path: withEmbeds, act: open(/^Show code: Figures/) },
];

/** Screens with delivered pictures. */
export const embedScreens: readonly Screen[] = [
  {
    name: 'developers-embed-picture',
    path: withSlider,
    act: all(open('Make an embed'), chooseKind('Slider'), chooseProject, async (page) => {
      await dialog(page)
        .getByRole('radio', { name: /living-room-small/ })
        .waitFor();
    }),
  },
  {
    name: 'developers-embed-slider',
    path: withSlider,
    act: all(open(/^Show code: Living room/), framed),
  },
  { name: 'developers-embed-gallery', path: withSlider, act: all(open(/^Show code: Listing page/), framed) },
];
