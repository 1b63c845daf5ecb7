import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connectionOf, jobExample, projectExample } from '../../../test/examples.js';
import { openSettings } from '../../../test/openSettings.js';
import { useApi } from '../../../test/server.js';

const api = useApi();

const page = (id: string, project: Record<string, unknown>) => ({
  __typename: 'PublicLink',
  id,
  url: `https://showhome.example/see/${id}`,
  views: 0,
  expiresAt: null,
  wholeProject: false,
  indexed: false,
  job: jobExample({ id: `job_${id}`, project: projectExample(project) }),
});

test('lists public pages, also of deleted projects, and revokes them', async () => {
  const deleted = { id: 'proj_gone', address: '17 Willow Court', deletedAt: '2026-11-20T12:00:00.000Z' };
  const pages = [page('lnk_one', {}), page('lnk_two', deleted)];
  openSettings(api, { search: '?section=pages', viewer: { publicPages: connectionOf(pages) } });
  expect(await screen.findByText('2 public pages')).toBeTruthy();
  expect(screen.getByText('17 Willow Court (deleted project)')).toBeTruthy();
  expect(screen.getByText('1428 Alder Lane, Portland, OR 97209')).toBeTruthy();
  api.answer({ revokePublicLink: { __typename: 'RevokePublicLinkPayload', stagingJob: jobExample() } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Revoke the public page' })[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke page' }));
  const left = await screen.findByText('1 public page');
  await waitFor(() => expect(document.activeElement).toBe(left));
  expect(screen.queryByText('17 Willow Court (deleted project)')).toBeNull();
  expect(api.callsOf('useRevokePublicLinkMutation')).toEqual([{ input: { id: 'lnk_two' } }]);
});

test('says where a public page is made when there is none', async () => {
  openSettings(api, { search: '?section=pages', viewer: { publicPages: connectionOf([]) } });
  const where = 'No public pages yet. You make one where a staging job is delivered, or with its download pack.';
  expect(await screen.findByText(where)).toBeTruthy();
});
