/** Every screen and state that is looked at. A new screen is a new row. */
import type { Locator, Page } from 'playwright-core';
import type { World } from './people.js';

export interface Screen {
  /** of its picture */
  readonly name: string;
  /** whoever looks at it; default: the agent, who has projects, media and jobs */
  readonly as?: 'visitor' | 'newcomer';
  readonly path: string | ((world: World) => Promise<string>);
  /** what has to be done before the picture */
  readonly act?: (page: Page) => Promise<unknown>;
  /** default: both */
  readonly width?: 390 | 1280;
  /** errors that the browser logs here of itself and that are meant */
  readonly expected?: RegExp;
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const dialog = (page: Page) => page.getByRole('dialog');
/** A dialog may come in a chunk of its own. */
const open = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await dialog(page).or(page.getByRole('alertdialog')).waitFor();
};
const project = (rest: string) => async (world: World) => `/projects/${await world.projectId()}${rest}`;
const review = (job: 'proof' | 'delivered' | 'failed' | 'busy') => async (world: World) =>
  `/staging/${await world[job]()}`;

const publicScreens: readonly Screen[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  { name: 'login', as: 'visitor', path: '/login' },
  { name: 'login-register', as: 'visitor', path: '/login', act: press('Need an account? Create one') },
  { name: 'login-invalid', as: 'visitor', path: '/login', act: press('Sign in') },
  {
    name: 'login-refused',
    as: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@showhome.example');
      await page.getByLabel('Password').fill('not the password');
      await page.getByLabel('Password').press('Enter');
      await page.getByRole('alert').waitFor();
    },
    expected: /401/,
  },
  { name: 'login-provider', as: 'visitor', path: '/login?error=provider' },
  { name: 'reset-password', as: 'visitor', path: '/reset-password' },
  { name: 'confirm-email', as: 'visitor', path: '/confirm-email' },
  { name: 'samples', as: 'visitor', path: '/samples' },
  { name: 'samples-signed-in', path: '/samples' },
];

const projectScreens: readonly Screen[] = [
  { name: 'projects', path: '/projects' },
  { name: 'projects-empty', as: 'newcomer', path: '/projects' },
  {
    name: 'projects-no-match',
    path: '/projects',
    act: async (page) => {
      await page.getByRole('searchbox').fill('no such street');
      await page.getByText('No matching projects').waitFor();
    },
  },
  {
    name: 'projects-status-open',
    path: '/projects',
    act: (page) => page.getByRole('combobox', { name: 'Status' }).click(),
  },
  { name: 'projects-create', path: '/projects', act: open('Create New Project') },
  {
    name: 'projects-create-invalid',
    path: '/projects',
    act: async (page) => {
      await open('Create New Project')(page);
      await button(dialog(page), 'Create Project').click();
    },
  },
  { name: 'projects-delete', path: '/projects', act: open(/^Delete/) },
  { name: 'project-overview', path: project('') },
  { name: 'project-media', path: project('?tab=media') },
  { name: 'project-media-preview', path: project('?tab=media'), act: open(/^Preview/) },
  { name: 'project-upload', path: project('?tab=media'), act: press('Upload Media') },
  { name: 'project-edit', path: project('?edit=1'), act: (page) => dialog(page).waitFor() },
  { name: 'project-billing', path: project('?tab=billing') },
  { name: 'project-not-found', path: '/projects/proj_nowhere' },
];

const otherScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-empty', as: 'newcomer', path: '/dashboard' },
  { name: 'notifications', path: '/dashboard', act: open('Notifications') },
  { name: 'notifications-empty', as: 'newcomer', path: '/dashboard', act: open('Notifications') },
  { name: 'media', path: '/media' },
  { name: 'media-empty', as: 'newcomer', path: '/media' },
  { name: 'media-no-match', path: '/media?search=no-such-file' },
  {
    name: 'media-project',
    path: async (world) => `/media?project=${await world.projectId()}`,
  },
  { name: 'billing', path: '/billing' },
  { name: 'billing-empty', as: 'newcomer', path: '/billing' },
  { name: 'billing-create', path: '/billing', act: open('Create Invoice') },
  {
    name: 'billing-create-invalid',
    path: '/billing',
    act: async (page) => {
      await open('Create Invoice')(page);
      await button(dialog(page), 'Create Invoice').click();
    },
  },
  { name: 'drawer', path: '/dashboard', width: 390, act: open('Open menu') },
  {
    name: 'line-lost',
    path: '/dashboard',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('Connection lost').waitFor();
    },
    expected: /ERR_INTERNET_DISCONNECTED/,
  },
  { name: 'checkout', path: '/checkout' },
  { name: 'settings-profile', path: '/settings' },
  { name: 'settings-security', path: '/settings?section=security' },
  { name: 'settings-taken', path: '/settings?error=taken' },
  { name: 'settings-appearance', path: '/settings?section=appearance' },
  { name: 'settings-invoicing', path: '/settings?section=invoicing' },
  { name: 'settings-data', path: '/settings?section=data' },
  { name: 'settings-delete', path: '/settings?section=data', act: open('Delete account') },
  { name: 'confirm-email', path: '/confirm-email#made-up' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'staging-empty', as: 'newcomer', path: '/staging' },
  { name: 'staging-create', path: '/staging', act: open('Create Staging Job') },
  {
    name: 'staging-create-chosen',
    path: '/staging',
    act: async (page) => {
      await open('Create Staging Job')(page);
      await dialog(page).getByRole('combobox', { name: 'Project' }).click();
      await page.getByRole('option').first().click();
      await button(dialog(page), /^Select all/i).click();
    },
  },
];

/** These need rooms that were rendered: they come last. */
const jobScreens: readonly Screen[] = [
  {
    name: 'staging',
    // in this order: the last one keeps the worker busy
    path: async (world) => {
      for (const made of [world.failed, world.proof, world.delivered, world.busy]) await made();
      return '/staging';
    },
    act: (page) =>
      page
        .getByRole('img', { name: /^First pass/ })
        .first()
        .waitFor({ timeout: 120_000 }),
  },
  { name: 'review-processing', path: review('busy') },
  { name: 'project-staging', path: project('?tab=staging') },
  { name: 'staging-details', path: '/staging', act: open('Details') },
  { name: 'review-proof', path: review('proof') },
  { name: 'review-changes', path: async (world) => `/staging/${await world.proof()}?show=changes` },
  { name: 'review-delivered', path: review('delivered') },
  { name: 'review-failed', path: review('failed') },
  { name: 'review-not-found', path: '/staging/job_nowhere' },
  {
    name: 'outline',
    path: review('proof'),
    act: async (page) => {
      await page.getByRole('link', { name: 'Correct its outline' }).click();
      await button(page, 'Stage with this outline').waitFor();
    },
  },
];

export const SCREENS: readonly Screen[] = [...publicScreens, ...projectScreens, ...otherScreens, ...jobScreens];
