import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { membershipExample } from '../test/settingsExamples.js';
import { OtherWorkspace } from './OtherWorkspace.js';
import { WorkspaceSwitch } from './WorkspaceSwitch.js';

const api = useApi();
const workspaceOf = (id: string, name: string) => ({ __typename: 'Workspace', id, name });
const own = membershipExample({ workspace: workspaceOf('org_okafor', 'Okafor Homes') });
const harbor = membershipExample({
  id: 'mem_harbor',
  role: 'AGENT',
  workspace: workspaceOf('org_harbor', 'Harbor Homes'),
});

test('marks the workspace that the person is in, and changes to another with a load of the whole application', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  api.answer({ viewer: { workspace: workspaceOf('org_okafor', 'Okafor Homes'), memberships: [own, harbor] } });
  renderPage({ Page: WorkspaceSwitch });
  const list = within(await screen.findByRole('list', { name: 'Workspaces' }));
  const pressed = list
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
  expect(pressed).toEqual([
    ['Okafor HomesOwner', 'true'],
    ['Harbor HomesAgent', 'false'],
  ]);
  api.answer({ chooseWorkspace: { __typename: 'ChooseWorkspacePayload' } });
  await userEvent.click(list.getByRole('button', { name: /Okafor Homes/ }));
  expect(api.callsOf('useChooseWorkspaceMutation')).toEqual([]);
  await userEvent.click(list.getByRole('button', { name: /Harbor Homes/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(api.callsOf('useChooseWorkspaceMutation')).toEqual([{ input: { id: 'org_harbor' } }]);
});

test('shows no list to somebody who is of one workspace', async () => {
  api.answer({ viewer: { workspace: workspaceOf('org_okafor', 'Okafor Homes'), memberships: [own] } });
  renderPage({ Page: WorkspaceSwitch });
  await expect.poll(() => api.callsOf('WorkspaceSwitchQuery').length).toBe(1);
  expect(screen.queryByRole('list', { name: 'Workspaces' })).toBeNull();
});

test('offers to change to the workspace in which a thing lies, and opens the page again there', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  api.answer({ viewer: { workspaceOf: workspaceOf('org_harbor', 'Harbor Homes') } });
  renderPage({ Page: () => <OtherWorkspace id="proj_pier" /> });
  const button = await screen.findByRole('button', { name: 'Change the workspace' });
  expect(screen.getByText('It is in your workspace Harbor Homes.')).toBeTruthy();
  expect(api.callsOf('OtherWorkspaceQuery')).toEqual([{ id: 'proj_pier' }]);
  api.answer({ chooseWorkspace: { __typename: 'ChooseWorkspacePayload' } });
  await userEvent.click(button);
  await waitFor(() => expect(reload).toHaveBeenCalled());
});
