import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/server.js';
import { openSettings } from '../../../test/openSettings.js';
import { storageExample } from '../../../test/settingsExamples.js';

const api = useApi();
const SEARCH = '?section=storage';

test('shows members how much storage is used of how much, and by what', async () => {
  openSettings(api, { search: SEARCH, viewer: { ownsWorkspace: false } });
  const panel = within(await screen.findByRole('region', { name: 'Storage' }));
  expect(panel.getByText('8.50 GB').parentElement?.textContent).toBe('8.50 GB of 20.00 GB used');
  expect(panel.getByRole('progressbar', { name: 'Storage used' }).getAttribute('aria-valuenow')).toBe('42');
  const parts = panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(parts).toEqual([
    ['Photos and videos', '5.00 GB'],
    ['Staged results', '2.00 GB'],
    ['Work files of staging', '1.00 GB'],
    ['Deleted projects', '512.00 MB'],
    ['Uploads under way', '0.00 Bytes'],
  ]);
});

test('shows a full bar when more than the limit is used', async () => {
  openSettings(api, { search: SEARCH, viewer: { storage: storageExample({ used: 25 * 1024 ** 3 }) } });
  expect((await screen.findByRole('progressbar', { name: 'Storage used' })).getAttribute('aria-valuenow')).toBe('100');
});
