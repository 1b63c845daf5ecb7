import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/server.js';
import { openSettings } from '../../../test/openSettings.js';

const api = useApi();

test('tells every member what is removed and when, and what is kept', async () => {
  openSettings(api, { search: '?section=kept', viewer: { ownsWorkspace: false } });
  const panel = within(await screen.findByRole('region', { name: 'What is kept' }));
  expect(panel.getByText('All else stays until somebody deletes it.')).toBeTruthy();
  const rows = panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Pictures of earlier rounds', 'Removed 90 days after delivery.'],
    ['Downloads', 'Kept for 7 days.'],
  ]);
});
