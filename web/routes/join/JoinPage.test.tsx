import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { checkSession, sessionEnded } from '../../session/session.js';
import { renderPage } from '../../test/renderPage.js';
import { refuse, useApi } from '../../test/server.js';
import { JoinPage } from './JoinPage.js';

const api = useApi();
const person = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@okafor.test' };
const example = { workspaceName: 'Harbor Homes', inviterFirstName: 'Olga', role: 'AGENT', isOpen: true };

const Page = () => (
  <Routes>
    <Route path="/join/:token" element={<JoinPage />} />
  </Routes>
);

function open(invitation: object | null) {
  api.answer({ invitation });
  renderPage({ Page, address: '/join/the-token' });
}

async function signedIn() {
  sessionEnded();
  api.use(http.get('*/api/auth/user', () => HttpResponse.json(person)));
  await checkSession();
}

test('says who invites into what, and leads a visitor to the login page and back', async () => {
  sessionEnded();
  open(example);
  expect(await screen.findByText('Harbor Homes')).toBeTruthy();
  expect(document.body.textContent).toContain('Olga invites you to work in Harbor Homes, as agent.');
  const link = screen.getByRole('link', { name: 'Sign in or register' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fjoin%2Fthe-token');
  expect(api.callsOf('InvitationQuery')).toEqual([{ token: 'the-token' }]);
});

test('joins on a press, and opens the application anew', async () => {
  await signedIn();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  open(example);
  expect(await screen.findByText('maya@okafor.test')).toBeTruthy();
  expect(api.callsOf('useAcceptInvitationMutation')).toEqual([]);
  const message = 'You are in this workspace already.';
  api.answer({ acceptInvitation: { __typename: 'ConflictError', message } });
  await userEvent.click(screen.getByRole('button', { name: 'Join the workspace' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(assign).not.toHaveBeenCalled();
  api.answer({ acceptInvitation: { __typename: 'AcceptInvitationPayload' } });
  await userEvent.click(screen.getByRole('button', { name: 'Join the workspace' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
});

test('does not say that an invitation is closed when it could not be read, and reads it again', async () => {
  sessionEnded();
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React tells of the error that the boundary takes
  api.answer({ invitation: () => refuse('Too many attempts. Try again in 15 minutes.') });
  renderPage({ Page, address: '/join/the-token' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The invitation could not be read\./);
  api.answer({ invitation: example });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Harbor Homes')).toBeTruthy();
});

test.each([null, { ...example, isOpen: false }])('says that %j does not work', async (invitation) => {
  sessionEnded();
  open(invitation);
  expect(await screen.findByRole('heading', { name: 'This invitation does not work' })).toBeTruthy();
  expect(screen.queryByText('You are invited')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in or register' })).toBeNull();
});
