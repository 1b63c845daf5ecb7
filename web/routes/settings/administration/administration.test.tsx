import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connectionOf } from '../../../test/examples.js';
import { useApi } from '../../../test/server.js';
import { openSettings } from '../../../test/openSettings.js';

const api = useApi();
const SEARCH = '?section=administration';

const deletedProject = (change: Record<string, unknown> = {}) => ({
  __typename: 'DeletedProject',
  projectId: 'proj_willow',
  address: '17 Willow Court',
  workspaceName: 'Okafor Homes',
  createdAt: '2026-11-18T12:00:00.000Z',
  deletedAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const open = (projects: readonly object[]) =>
  openSettings(api, { search: SEARCH, viewer: { isAdministrator: true, deletedProjects: connectionOf(projects) } });

test('restores a deleted project, removes it from the list and lowers the count', async () => {
  open([deletedProject(), deletedProject({ projectId: 'proj_mercer', address: '39B Mercer Street' })]);
  api.answer({
    restoreProject: {
      __typename: 'RestoreProjectPayload',
      restoredProjectId: 'proj_willow',
      address: '17 Willow Court',
    },
  });
  expect(await screen.findByText('2 deleted projects')).toBeTruthy();
  expect(screen.getAllByText('Okafor Homes')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Restore 17 Willow Court' }));
  expect(await screen.findByText('Restored: 17 Willow Court')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore 17 Willow Court' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('1 deleted project');
  expect(api.callsOf('useRestoreProjectMutation')).toMatchObject([{ input: { id: 'proj_willow' } }]);
});

test('says that somebody else restored a project, and keeps the list', async () => {
  open([deletedProject()]);
  api.answer({ restoreProject: { __typename: 'NotFoundError', message: 'Project not found' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore 17 Willow Court' }));
  expect(await screen.findByText('Project not found')).toBeTruthy();
  expect(screen.getByText('1 deleted project')).toBeTruthy();
});

test('says that there is no deleted project', async () => {
  open([]);
  expect(await screen.findByText('No deleted projects')).toBeTruthy();
});
