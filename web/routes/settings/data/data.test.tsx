import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../test/server.js';
import { openSettings } from '../../../test/openSettings.js';

const api = useApi();
const SEARCH = '?section=data';

async function openQuestion(viewer: Record<string, unknown> = {}) {
  openSettings(api, { search: SEARCH, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete account' }));
}

test('saves the export under the server’s name', async () => {
  openSettings(api, { search: SEARCH });
  const headers = { 'content-disposition': 'attachment; filename="showhome-export-2026-11-22.json"' };
  api.use(http.get('*/api/account/export', () => new HttpResponse('{"user":{}}', { headers })));
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download, this.href);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await screen.findByText('Export downloaded')).toBeTruthy();
  expect(saved).toEqual(['showhome-export-2026-11-22.json', 'blob:export']);
});

test('shows the server’s words when an export is refused', async () => {
  openSettings(api, { search: SEARCH });
  const sentence = 'Too many attempts. Try again in 15 minutes.';
  api.use(http.get('*/api/account/export', () => new HttpResponse(sentence, { status: 429 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('names what a deletion removes, starts on Cancel and asks for word and password', async () => {
  const question = await openQuestion();
  for (const line of [
    '3 projects, and those that were deleted before',
    '1 photo or video',
    '2 staging jobs with their results',
    '1,204 invoices',
  ]) {
    expect(question.getByText(line)).toBeTruthy();
  }
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
  expect(await question.findByText('Type delete to go on')).toBeTruthy();
  expect(question.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(question.getByLabelText('Your password'));
  expect(api.callsOf('useDeleteAccountMutation')).toEqual([]);
});

test('keeps the account and what was typed after a wrong password; leaves after the right one', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const question = await openQuestion();
  const message = 'The password is not right';
  api.answer({ deleteAccount: { __typename: 'ValidationError', message, fields: [{ path: 'password', message }] } });
  await userEvent.type(question.getByLabelText('Your password'), 'my password');
  await userEvent.type(question.getByLabelText(/to confirm/), ' Delete ');
  await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
  expect(await question.findByText(message)).toBeTruthy();
  expect(question.getByLabelText<HTMLInputElement>(/to confirm/).value).toBe(' Delete ');
  expect(assign).not.toHaveBeenCalled();
  api.answer({ deleteAccount: { __typename: 'DeleteAccountPayload', deletedUserId: 'usr_maya' } });
  await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(api.callsOf('useDeleteAccountMutation').at(-1)).toEqual({
    input: { password: 'my password', revokeKeys: true },
  });
});

test('requires a recent sign-in without a password, in the server’s words', async () => {
  const question = await openQuestion({ hasPassword: false, ownsWorkspace: false });
  expect(question.getByText(/stays with its owners/)).toBeTruthy();
  const message = 'Enter your password, or sign out, sign in again and delete the account within 10 minutes.';
  api.answer({ deleteAccount: { __typename: 'ConflictError', message } });
  await userEvent.type(question.getByLabelText(/to confirm/), 'delete');
  await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
  expect((await question.findByRole('alert')).textContent).toBe(message);
  expect(api.callsOf('useDeleteAccountMutation')).toEqual([{ input: { password: null, revokeKeys: true } }]);
});
