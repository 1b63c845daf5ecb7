import { all, button, dialog, hold, open, press, refuse, send } from './acts.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const project = (rest: string) => async (world: World) => `/projects/${await world.projectId()}${rest}`;

export const projectScreens: readonly Screen[] = [
  { name: 'projects', path: '/projects' },
  { name: 'projects-empty', as: 'newcomer', path: '/projects' },
  { name: 'projects-loading', path: '/projects', before: hold },
  { name: 'projects-broken', path: '/projects', before: refuse, expected: /500/ },
  {
    name: 'projects-no-match',
    path: '/projects',
    act: async (page) => {
      await page.getByRole('searchbox').fill('no such street');
      await page.getByRole('heading', { name: 'No matching projects' }).waitFor();
    },
  },
  {
    name: 'projects-status-open',
    path: '/projects',
    act: (page) => page.getByRole('combobox', { name: 'Status' }).click(),
  },
  { name: 'projects-create', path: '/projects', act: open('Create New Project') },
  { name: 'projects-create-invalid', path: '/projects', act: all(open('Create New Project'), send('Create Project')) },
  {
    name: 'projects-delete',
    path: async (world) => {
      await world.invoices();
      return '/projects';
    },
    act: all(open(/^Delete 1428 Alder Lane/), (page) =>
      dialog(page).getByText('Its photos and staging jobs').waitFor(),
    ),
    // invoices of every status take more lines than are kept free
    shift: 0.1,
  },
  {
    name: 'projects-deleted',
    as: 'remover',
    path: '/projects',
    act: all(open(/^Delete/), send('Delete'), (page) => button(page, 'Undo').waitFor()),
  },
  { name: 'project-overview', path: project('') },
  { name: 'project-loading', path: project(''), before: hold },
  { name: 'project-edit', path: project('?edit=1'), act: (page) => dialog(page).waitFor() },
  {
    name: 'project-edit-invalid',
    path: project('?edit=1'),
    act: async (page) => {
      await dialog(page).getByLabel('Address').fill('');
      await button(dialog(page), /^Save/).click();
    },
  },
  { name: 'project-embed', path: project('?embed=1'), act: (page) => dialog(page).waitFor() },
  { name: 'project-media', path: project('?tab=media') },
  { name: 'project-media-loading', path: project('?tab=media'), before: hold },
  { name: 'project-upload', path: project('?tab=media'), act: press('Upload Media') },
  { name: 'project-staging-loading', path: project('?tab=staging'), before: hold },
  { name: 'project-billing', path: project('?tab=billing') },
  { name: 'project-invoice', path: project('?tab=billing'), act: open('Create Invoice') },
  { name: 'project-billing-loading', path: project('?tab=billing'), before: hold },
  { name: 'project-not-found', path: '/projects/proj_nowhere' },
];
