import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PermissionsProvider } from '../session/permissions.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { TeamFields } from './TeamFields.js';

const api = useApi();
const person = (id: string, firstName: string, role: string) => ({
  __typename: 'Membership',
  id: `mem_${id}`,
  role,
  user: { __typename: 'User', id: `usr_${id}`, firstName, lastName: '', email: `${id}@okafor.test` },
});
const maya = person('maya', 'Maya', 'OWNER');
const ann = person('ann', 'Ann', 'AGENT');
const vic = person('vic', 'Vic', 'VIEWER');

function open(permissions: readonly string[] | null, people: readonly object[] = [maya, ann, vic]) {
  const workspace = { __typename: 'Workspace', id: 'org_okafor', people };
  api.answer({ viewer: { user: maya.user, workspace } });
  function Page() {
    const [draft, setDraft] = useState({ agentId: '', isShared: '' });
    return (
      <PermissionsProvider value={permissions}>
        <TeamFields draft={draft} set={(change) => setDraft((before) => ({ ...before, ...change }))} isNew />
        <output>{JSON.stringify(draft)}</output>
      </PermissionsProvider>
    );
  }
  renderPage({ Page });
}

const drafted = () => JSON.parse(screen.getAllByRole('status').map(({ textContent }) => textContent)[0] ?? '{}');

test('offers those who work on projects, and sharing, to owners and managers', async () => {
  open(['PROJECTS_WRITE', 'PEOPLE_WRITE']);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Agent' }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['You', 'Ann']);
  await userEvent.click(screen.getByRole('option', { name: 'Ann' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Everybody in the team/ }));
  expect(drafted()).toEqual({ agentId: 'usr_ann', isShared: 'yes' });
});

test('offers agents sharing alone, and asks for nobody’s names', async () => {
  open(['PROJECTS_WRITE']);
  expect(await screen.findByRole('checkbox', { name: /Everybody in the team/ })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(api.callsOf('TeamFieldsQuery')).toEqual([]);
});

test('offers nothing to somebody who works alone', async () => {
  open(['PROJECTS_WRITE', 'PEOPLE_WRITE'], [maya]);
  await expect.poll(() => api.callsOf('TeamFieldsQuery').length).toBe(1);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
