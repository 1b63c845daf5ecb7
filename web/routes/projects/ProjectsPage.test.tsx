import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/ProjectsPageQuery.graphql.js';
import { type Asked, connectionOf, pageOf, projectExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { tellActivity } from '../../activity/activityEvents.js';
import { filterOf, variablesOf } from './portfolioFilter.js';
import { ProjectsPage } from './ProjectsPage.js';
import { elementAt } from '../../test/elementAt.js';

const api = useApi();
const open = (address = '/projects') =>
  renderPage({
    Page: ProjectsPage,
    document,
    address,
    variables: ({ searchParams }) => variablesOf(filterOf(searchParams)),
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function answerWith(projects: readonly object[]) {
  api.answer({ viewer: { projects: connectionOf(projects) } });
}

test('asks for a first project, checks and creates it, and leads to the upload of its photos', async () => {
  answerWith([]);
  api.answer({
    createProject: {
      __typename: 'CreateProjectPayload',
      project: projectExample({ address: '39B Mercer Street', mlsId: '20260417' }),
    },
  });
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Project' }));

  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
  expect(await dialog.findByText('Address is required')).toBeTruthy();
  await waitFor(() => expect(window.document.activeElement).toBe(dialog.getByRole('textbox', { name: /Address/ })));

  await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), ' 39B Mercer Street ');
  await userEvent.type(dialog.getByRole('textbox', { name: /Tags/ }), 'luxury, , vacant');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));

  expect(await screen.findByText('Project created successfully')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/proj_alder'));
  expect(router.state.location.search).toBe('?tab=media');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('useCreateProjectMutation')).toMatchObject([
    { input: { address: '39B Mercer Street', status: 'ACTIVE', tags: ['luxury', 'vacant'] } },
  ]);
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('opens the dialog to create a project when the address asks for it', async () => {
  answerWith([]);
  open('/projects?create=1');
  expect(await screen.findByRole('dialog', { name: 'Create New Project' })).toBeTruthy();
});

test('keeps the dialog open when the project is not created', async () => {
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

test('shows what the server refuses at its field until the field changes', async () => {
  answerWith([]);
  const id = { path: 'mlsId', message: 'The MLS id may have at most 64 characters' };
  const tag = { path: 'tags.0', message: 'A tag may have at most 60 characters' };
  api.answer({ createProject: { __typename: 'ValidationError', message: id.message, fields: [id, tag] } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create New Project' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Address/ }), 'Mercer Street');
  await press('Create Project');
  expect(await screen.findByText('Failed to create project')).toBeTruthy();
  for (const { message } of [id, tag]) expect(screen.getByText(message)).toBeTruthy();
  const mlsId = screen.getByRole('textbox', { name: /MLS ID/ });
  expect(window.document.activeElement).toBe(mlsId);
  await userEvent.type(mlsId, 'M-1');
  expect(screen.queryByText(id.message)).toBeNull();
  expect(screen.getByText(tag.message)).toBeTruthy();
});

test('leaves the next dialog alone when an answer comes after its own was closed', async () => {
  answerWith([]);
  let answer = () => {};
  const project = projectExample();
  api.answer({
    createProject: () =>
      new Promise((done) => {
        answer = () => done({ __typename: 'CreateProjectPayload', project });
      }),
  });
  open();
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create New Project' }));
    return screen.findByRole('textbox', { name: /Address/ });
  };
  await userEvent.type(await openDialog(), 'First Street');
  await press('Create Project');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.type(await openDialog(), 'Second Street');
  answer();
  expect(await screen.findByText('Project created successfully')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Address/ })).toHaveProperty('value', 'Second Street');
});

test('asks before it deletes, then removes the card', async () => {
  answerWith([projectExample()]);
  api.answer({ deleteProject: { __typename: 'DeleteProjectPayload', deletedProjectId: 'proj_alder' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Project' }));
  const sentence =
    'Are you sure you want to delete this project? This action will soft delete the project and it can be recovered ' +
    'by an administrator if needed.';
  expect(question.getByText(sentence)).toBeTruthy();
  expect(question.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Project deleted successfully')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Alder Lane/ })).toBeNull();
});

test('says what goes with a project and what stays, and undoes the deletion', async () => {
  answerWith([projectExample()]);
  const keptInvoices = [{ __typename: 'KeptInvoices', status: 'SENT', count: 1, total: '99.00', currency: 'USD' }];
  const deletion = { keptInvoices, draftInvoices: 2, publicPages: 1, publicPictures: 7, proofLinks: 1 };
  const project = projectExample();
  api.answer({
    node: { ...project, deletion },
    deleteProject: { __typename: 'DeleteProjectPayload', deletedProjectId: 'proj_alder' },
    undoDeleteProject: { __typename: 'UndoDeleteProjectPayload', project },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Project' }));
  expect(await question.findByText('1 sent invoice for $99.00 stays in Billing.')).toBeTruthy();
  expect(question.getByText('2 draft invoices go with it.')).toBeTruthy();
  expect(question.getByText('1 link for the seller ends.')).toBeTruthy();
  const page = '1 public page that 7 pictures lead to';
  expect(question.getByText(`${page} stays until you revoke it, here or in Settings.`)).toBeTruthy();
  await userEvent.click(question.getByRole('checkbox', { name: 'Revoke the public page too' }));
  expect(question.getByText(`${page} ends at once.`)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Project deleted successfully')).toBeTruthy();
  expect(api.callsOf('useDeleteProjectMutation')).toMatchObject([
    { input: { id: 'proj_alder', revokePublicPages: true } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored: 1428 Alder Lane, Portland, OR 97209')).toBeTruthy();
  expect(api.callsOf('useUndoDeleteProjectMutation')).toEqual([{ input: { id: 'proj_alder' } }]);
});

test('removes a deleted project before the server has answered, and restores it after a failure', async () => {
  answerWith([projectExample()]);
  let refuse = () => {};
  api.answer({
    deleteProject: () =>
      new Promise((done) => {
        refuse = () => done({ __typename: 'NotFoundError', message: 'Project not found' });
      }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your portfolio awaits')).toBeTruthy();
  refuse();
  expect(await screen.findByText('Failed to delete project')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: /Alder Lane/ })).toBeTruthy();
});

test('keeps a project that cannot be deleted, and closes the question', async () => {
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

test('sends a search to the address and the server, and offers no button without a match', async () => {
  answerWith([projectExample()]);
  const { router } = open();
  await screen.findByRole('heading', { name: /Alder Lane/ });
  answerWith([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'quarry');
  expect(await screen.findByRole('heading', { name: 'No matching projects' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Your First Project' })).toBeNull();
  expect(router.state.location.search).toBe('?search=quarry');
  expect(api.callsOf('ProjectsPageQuery').at(-1)).toEqual({ search: 'quarry', status: null });
  const said = { selector: 'output > span' };
  expect(await screen.findByText('No matching projects', said)).toBeTruthy();
  answerWith([projectExample()]);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search projects' }));
  expect(await screen.findByText('1 project found', said)).toBeTruthy();
});

test('asks for the search and the status of the address, shows both, and counts the matches', async () => {
  answerWith([projectExample({ status: 'ON_HOLD' })]);
  const { router } = open('/projects?search=alder&status=on_hold');
  expect(await screen.findByDisplayValue('alder')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('On Hold');
  expect(api.callsOf('ProjectsPageQuery')).toEqual([{ search: 'alder', status: 'ON_HOLD' }]);
  const lead = screen.getByText(/Active Projects/).textContent;
  expect(lead).toBe('1 Active Projects');

  await router.navigate('/projects');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  expect(api.callsOf('ProjectsPageQuery').at(-1)).toEqual({ search: null, status: null });
});

test('offers all, active, complete and on hold in the status filter', async () => {
  answerWith([projectExample()]);
  open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['All Status', 'Active', 'Complete', 'On Hold']);
});

test('shows status, day, address and MLS id on a card, and links to its project', async () => {
  answerWith([projectExample(), projectExample({ id: 'proj_mercer', address: '39B Mercer Street', mlsId: 'SEA-1' })]);
  open();
  const cards = (await screen.findAllByRole('article')).map((card) => within(card));
  const [alder, mercer] = [elementAt(cards, 0), elementAt(cards, 1)];
  expect(alder.getByText('Active')).toBeTruthy();
  expect(alder.getByText('Created Nov 18, 2026')).toBeTruthy();
  expect(alder.getByText('Not assigned')).toBeTruthy();
  expect(mercer.getByText('MLS: SEA-1')).toBeTruthy();
  expect(mercer.getByRole('link', { name: 'View 39B Mercer Street' }).getAttribute('href')).toBe(
    '/projects/proj_mercer',
  );
  const edit = mercer.getByRole('link', { name: 'Edit 39B Mercer Street' });
  expect(edit.getAttribute('href')).toBe('/projects/proj_mercer?edit=1');
});

test('reads a long list again completely, in several pages, without removing a row meanwhile', async () => {
  const rows = Array.from({ length: 150 }, (_, place) =>
    projectExample({ id: `proj_${place}`, address: `${place} Lane` }),
  );
  const answer = () => api.answer({ viewer: { projects: (asked: Asked) => pageOf(rows, asked) } });
  const cards = () => window.document.querySelectorAll('article').length;
  answer();
  open();
  for (const shown of [24, 48, 72, 96, 120]) {
    await waitFor(() => expect(cards()).toBe(shown));
    await press('Show more projects');
  }
  await waitFor(() => expect(cards()).toBe(144));
  const before = api.callsOf('PortfolioPaginationQuery').length;
  let fewest = cards();
  const watching = new MutationObserver(() => {
    fewest = Math.min(fewest, cards());
  });
  watching.observe(window.document.body, { childList: true, subtree: true });
  rows[143] = projectExample({ id: 'proj_143', address: 'Renamed' });
  answer();
  act(() => tellActivity({ action: 'project_updated', entityType: 'project', description: '', entityId: 'proj_143' }));
  await waitFor(() => expect(window.document.body.textContent).toContain('Renamed'));
  watching.disconnect();
  expect([fewest, cards()]).toEqual([144, 144]);
  expect(api.callsOf('PortfolioPaginationQuery').slice(before)).toMatchObject([
    { count: 100, cursor: null },
    { count: 44, cursor: '99' },
  ]);
});

test('reads as many rows as are shown again after a change in another tab', async () => {
  answerWith([projectExample()]);
  open('/projects?status=active');
  await screen.findByRole('heading', { name: /Alder Lane/ });
  answerWith([projectExample({ address: '1430 Alder Lane' })]);
  act(() =>
    tellActivity({ action: 'project_updated', entityType: 'project', description: '', entityId: 'proj_alder' }),
  );
  expect(await screen.findByRole('heading', { name: '1430 Alder Lane' }, { timeout: 5000 })).toBeTruthy();
  expect(api.callsOf('PortfolioPaginationQuery')).toMatchObject([{ count: 24, cursor: null, status: 'ACTIVE' }]);
});
