import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/ProjectsPageQuery.graphql.js';
import { connectionOf, projectExample } from '../../msw/examples.js';
import { renderPage } from '../../msw/renderPage.js';
import { useApi } from '../../msw/server.js';
import { ProjectsPage } from './ProjectsPage.js';

const api = useApi();
const open = () => renderPage({ Page: ProjectsPage, document });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function answerWith(projects: readonly object[]) {
  api.answer({ viewer: { projects: connectionOf(projects) } });
}

test('a first project is asked for, checked, created and shown without reading the list again', async () => {
  answerWith([]);
  api.answer({
    createProject: {
      __typename: 'CreateProjectPayload',
      project: projectExample({ address: '39B Mercer Street', mlsId: '20260417' }),
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Project' }));

  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
  expect(await dialog.findByText('Address is required')).toBeTruthy();

  await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), ' 39B Mercer Street ');
  await userEvent.type(dialog.getByRole('textbox', { name: /Tags/ }), 'luxury, , vacant');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));

  expect(await screen.findByText('Project created successfully')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '39B Mercer Street' })).toBeTruthy();
  expect(screen.getByText('MLS: 20260417')).toBeTruthy();
  expect(screen.getByText('1')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('useCreateProjectMutation')).toMatchObject([
    { input: { address: '39B Mercer Street', status: 'ACTIVE', tags: ['luxury', 'vacant'] } },
  ]);
  expect(api.callsOf('ProjectsPageQuery')).toHaveLength(1);
});

test('a project that is not created leaves the dialog open', async () => {
  answerWith([]);
  api.answer({
    createProject: { __typename: 'ValidationError', message: 'Address is too long', fields: [] },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create New Project' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Address/ }), 'x');
  await press('Create Project');
  expect(await screen.findByText('Failed to create project')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Create New Project' })).toBeTruthy();
});

test('deleting asks first, then takes the card away', async () => {
  answerWith([projectExample()]);
  api.answer({ deleteProject: { __typename: 'DeleteProjectPayload', deletedProjectId: 'proj_alder' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Project' }));
  expect(question.getByText(/soft delete the project and it can be recovered by an administrator/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Project deleted successfully')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Alder Lane/ })).toBeNull();
});

test('a project that cannot be deleted stays, and the question closes all the same', async () => {
  answerWith([projectExample()]);
  api.answer({ deleteProject: { __typename: 'NotFoundError', message: 'Project not found' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Project' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete project')).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Error' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('heading', { name: /Alder Lane/ })).toBeTruthy();
});

test('a search without a match says so and offers no button', async () => {
  answerWith([projectExample()]);
  open();
  await screen.findByRole('heading', { name: /Alder Lane/ });
  answerWith([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'quarry');
  expect(await screen.findByRole('heading', { name: 'No matching projects' })).toBeTruthy();
  expect(api.callsOf('PortfolioPaginationQuery')).toMatchObject([{ search: 'quarry', status: null }]);
});
