import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/DevelopersQuery.graphql.js';
import { workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { DevelopersPage } from './DevelopersPage.js';

const api = useApi();

const KEY = {
  __typename: 'ApiKey',
  id: 'key_listing',
  name: 'Listing software',
  ending: 'Xy9z',
  text: null,
  origins: [],
  scopes: ['projects:write', 'staging:write'],
  createdAt: '2026-11-18T12:00:00.000Z',
  createdBy: { __typename: 'User', id: 'usr_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@okafor.test' },
  expiresAt: null,
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  lastUsedFrom: '192.0.2.7',
};
const SCOPES = [
  { name: 'projects:write', words: 'change projects and media' },
  { name: 'staging:write', words: 'order, decide on and deliver staging' },
  { name: 'billing:read', words: 'see invoices and payments' },
];
const workspaceWith = (apiKeys: readonly object[]) => ({ ...workspaceExample(), apiKeys });

function open({ permissions = ['KEYS_WRITE'], apiKeys = [KEY] as readonly object[] } = {}) {
  api.answer({ viewer: { permissions, apiKeyScopes: SCOPES, workspace: workspaceWith(apiKeys) } });
  return renderPage({ Page: DevelopersPage, document, address: '/developers' });
}

test('lists the keys with what they may do and when they were used', async () => {
  open();
  const row = (await screen.findByText(/Listing software/)).closest('li');
  expect(row?.textContent).toMatch(
    /Listing software …Xy9z.*projects:write, staging:write.*Made .* by Ann Lee.*from 192\.0\.2\.7/,
  );
});

test('makes a key with a name and scopes, and shows its text once', async () => {
  open({ apiKeys: [] });
  expect(await screen.findByText('No keys yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await dialog.findByText('A name is required')).toBeTruthy();
  expect(api.callsOf('useCreateApiKeyMutation')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Name'), 'Listing software');
  await userEvent.click(dialog.getByRole('checkbox', { name: /See invoices/ }));
  api.answer({
    createApiKey: { __typename: 'CreateApiKeyPayload', text: 'sh_live_secret', workspace: workspaceWith([KEY]) },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the key now' }));
  expect(shown.getByText('sh_live_secret')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
  await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Copy'));
  await userEvent.keyboard('{Escape}');
  fireEvent.pointerDown(window.document.body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('sh_live_secret')).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Listing software/)).toBeTruthy();
  expect(screen.queryByText('sh_live_secret')).toBeNull();
  const scopes = ['projects:write', 'staging:write', 'billing:read'];
  expect(api.callsOf('useCreateApiKeyMutation')).toEqual([
    { input: { name: 'Listing software', scopes, expiresAt: null } },
  ]);
});

test('keeps what was typed when the key is refused', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'One too many');
  const message = 'A workspace has at most 50 keys. Revoke one first.';
  api.answer({ createApiKey: { __typename: 'ConflictError', message } });
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('One too many');
});

test('revokes a key after a question', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Listing software' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.answer({ revokeApiKey: { __typename: 'RevokeApiKeyPayload', workspace: workspaceWith([]) } });
  await userEvent.click(question.getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('No keys yet.')).toBeTruthy();
  await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Make a key'));
  expect(api.callsOf('useRevokeApiKeyMutation')).toEqual([{ input: { id: 'key_listing' } }]);
});

test('makes a publishable key, and shows it whole in its row', async () => {
  open({ apiKeys: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a publishable key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a publishable key' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Make key' }));
  expect(await dialog.findByText('A name is required')).toBeTruthy();
  expect(dialog.getByText('Enter at least one site')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Name'), 'Our site');
  await userEvent.type(dialog.getByLabelText('Sites'), 'https://homes.example\n\n http://homes.example ');
  const message = 'Enter a site such as https://example.com, without a path';
  api.answer({
    createPublishableKey: { __typename: 'ValidationError', message, fields: [{ path: 'origins.1', message }] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await dialog.findByText(`http://homes.example: ${message}`)).toBeTruthy();
  const text = 'sh_pub_whole';
  const made = { ...KEY, name: 'Our site', text, scopes: ['embeds:read'], origins: ['https://homes.example'] };
  api.answer({
    createPublishableKey: { __typename: 'CreatePublishableKeyPayload', workspace: workspaceWith([made]) },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make key' }));
  const row = (await screen.findByText(text)).closest('li');
  expect(row?.textContent).toMatch(/Our site Publishable.*sh_pub_whole.*https:\/\/homes\.example/);
  expect(screen.getByRole('button', { name: 'Copy the key of Our site' })).toBeTruthy();
  expect(api.callsOf('useCreatePublishableKeyMutation').at(-1)).toEqual({
    input: { name: 'Our site', origins: ['https://homes.example', 'http://homes.example'] },
  });
});

test('asks for no keys on behalf of a person who may not see them', async () => {
  open({ permissions: ['PROJECTS_READ'] });
  expect(await screen.findByText(/An owner or a manager of the workspace makes the key/)).toBeTruthy();
  expect(api.callsOf('KeysQuery')).toEqual([]);
});

test.each([
  ['A first order', 'program', ['call() {', 'await fetch', 'urllib.request']],
  ['Approve and collect', 'collecting program', ['/approve', '/approve', '/approve']],
  ['Be told by a webhook', 'receiver', ['/api/webhooks', 'timingSafeEqual', 'compare_digest']],
  ['Watch a job live', 'subscription', ['stagingJobUpdated', 'stagingJobUpdated']],
])('shows the programs of “%s” with the address of the server', async (title, name, words) => {
  open();
  const panel = within(await screen.findByRole('region', { name: title }));
  // no tool of every machine speaks WebSocket at the command line
  const languages = ['curl', 'TypeScript', 'Python'].slice(-words.length);
  expect((await panel.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(languages);
  for (const [at, tab] of languages.entries()) {
    await userEvent.click(panel.getByRole('tab', { name: tab }));
    const text = (await panel.findByLabelText(`The ${name} for ${tab}`)).textContent;
    expect(text).toContain(words[at]);
    expect(text).not.toContain('ORIGIN');
  }
});

test('leads to the description of every event, and names the attributes of an embed’s script', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Read about every event' });
  expect(link.getAttribute('href')).toBe('/api/events.md');
  const embeds = screen.getByRole('region', { name: 'An embed in a page' });
  for (const attribute of ['data-theme', 'data-accent', 'data-title', 'data-height', 'data-token']) {
    expect(embeds.textContent).toContain(attribute);
  }
});
