import type { Page } from 'playwright-core';
import { all, dialog, hold, open, send } from './acts.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const deliveriesTo = (path: string) =>
  all(open(new RegExp(`^Deliveries to .*${path}`)), (page) => dialog(page).getByText(/^http/).first().waitFor());
const rotate = open(/^Rotate secret of .*hooks$/);
const fill = (label: string, text: string) => (page: Page) => dialog(page).getByLabel(label).fill(text);
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

export const developerScreens: readonly Screen[] = [
  { name: 'developers', path: '/developers' },
  { name: 'developers-loading', path: '/developers', before: hold },
  { name: 'developers-key', path: '/developers', act: open('Make a key') },
  { name: 'developers-agent', as: 'colleague', path: '/developers' },
  { name: 'developers-webhooks', as: 'developer', path: '/developers' },
  { name: 'developers-webhook', as: 'developer', path: '/developers', act: open('Add a webhook') },
  {
    name: 'developers-webhook-invalid',
    as: 'developer',
    path: '/developers',
    act: all(open('Add a webhook'), fill('Address', 'ftp://harbor.example'), send('Add webhook'), (page) =>
      dialog(page).getByText('must begin with').waitFor(),
    ),
  },
  { name: 'developers-webhook-delete', as: 'developer', path: '/developers', act: open(/^Delete .*hooks$/) },
  { name: 'developers-deliveries', as: 'developer', path: '/developers', act: deliveriesTo('office') },
  {
    name: 'developers-delivery',
    as: 'developer',
    path: '/developers',
    act: all(deliveriesTo('office'), (page) => dialog(page).locator('summary').first().click()),
  },
  { name: 'developers-deliveries-off', as: 'developer', path: '/developers', act: deliveriesTo('closed') },
  { name: 'developers-deliveries-none', as: 'developer', path: '/developers', act: deliveriesTo('new') },
  { name: 'developers-rotate', as: 'developer', path: '/developers', act: rotate },
  {
    name: 'developers-rotated',
    as: 'developer',
    path: '/developers',
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
  // last, because it adds webhooks
  {
    name: 'developers-webhook-secret',
    as: 'developer',
    path: '/developers',
    act: all(open('Add a webhook'), fill('Address', 'https://harbor.example/hooks'), send('Add webhook'), (page) =>
      dialog(page)
        .getByText(/^whsec_/)
        .waitFor(),
    ),
  },
];

/** Screens with delivered pictures. */
export const embedScreens: readonly Screen[] = [
  { name: 'developers-embeds-picture', path: withSlider },
  {
    name: 'project-embed-picture',
    path: async (world) => {
      await world.slider();
      return `/projects/${await world.projectId()}?embed=1`;
    },
    act: all(chooseKind('Slider'), (page) => dialog(page).getByTitle('living-room-small.jpg').click()),
  },
  {
    name: 'developers-embed-slider',
    path: withSlider,
    act: all(open(/^Show code: Living room/), framed),
  },
  { name: 'developers-embed-gallery', path: withSlider, act: all(open(/^Show code: Listing page/), framed) },
];
