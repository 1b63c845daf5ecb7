import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { connectionOf } from '../../../test/examples.js';
import { openSettings } from '../../../test/openSettings.js';
import { useApi } from '../../../test/server.js';

const api = useApi();

const entry = (change: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id: 'aud_one',
  description: 'Invoice INV-2026-0042 cancelled',
  actorName: 'Maya Okafor <maya@example.com>',
  address: '192.0.2.7',
  createdAt: '2026-11-18T12:00:00.000Z',
  ...change,
});

const open = (entries: readonly object[], change: object = {}) =>
  openSettings(api, {
    search: '?section=audit',
    viewer: { ownsWorkspace: true, auditEntries: connectionOf(entries), ...change },
  });

test('shows an owner who did what, when and from where', async () => {
  open([entry(), entry({ id: 'aud_two', description: 'API key revoked', address: null })]);
  expect(await screen.findByText('2 entries')).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem').slice(-2);
  expect(first?.textContent).toContain('Invoice INV-2026-0042 cancelled');
  expect(first?.textContent).toContain('Maya Okafor <maya@example.com>');
  expect(first?.textContent).toContain('from 192.0.2.7');
  expect(second?.textContent).toContain('from an unknown address');
});

test('is not offered to others', async () => {
  open([entry()], { ownsWorkspace: false });
  expect(await screen.findByRole('link', { name: 'Your data' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
});

test('searches by words and period, and downloads what it shows', async () => {
  open([entry()]);
  await screen.findByText('1 entry');
  const asked: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  api.use(
    http.get('*/api/audit.csv', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('time,who\r\n', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the audit log' }), 'maya');
  await waitFor(() => expect(api.callsOf('AuditLogPaginationQuery').at(-1)).toMatchObject({ search: 'maya' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(asked).toEqual(['?search=maya']));
  expect(await screen.findByText('Audit log downloaded successfully')).toBeTruthy();
});
