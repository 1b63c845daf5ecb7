import type { Page } from 'playwright-core';
import { all, dialog, hold, open, send } from './acts.js';
import type { Screen } from './screen.js';

const deliveriesTo = (path: string) =>
  all(open(new RegExp(`^Deliveries to .*${path}`)), (page) => dialog(page).getByText(/^http/).first().waitFor());
const rotate = open(/^Rotate secret of .*hooks$/);
const fill = (label: string, text: string) => (page: Page) => dialog(page).getByLabel(label).fill(text);

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
