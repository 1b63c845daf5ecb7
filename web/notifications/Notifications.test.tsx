import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { activityExample, type Asked, connectionOf, pageOf } from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { connectionRestored } from '../relay/connection.js';
import { useActivityUpdates } from '../activity/useActivityUpdates.js';
import { Notifications } from './Notifications.js';

const api = useApi();
/** They have seen everything. */
const person = { user: { __typename: 'User', id: 'usr_me' }, unseenActivities: 0 };

function happened(count: number, unseenActivities = 0) {
  const all = Array.from({ length: count }, (_, place) => activityExample(place + 1));
  api.answer({
    viewer: {
      ...person,
      unseenActivities,
      activities: ({ first }: { first: number }) => ({ ...connectionOf(all.slice(0, first)), totalCount: count }),
    },
  });
}

/** With the subscription that the shell holds. */
function Page() {
  useActivityUpdates();
  return <Notifications />;
}

const bell = (name: string) => screen.findByRole('button', { name });
async function open(name: string) {
  await userEvent.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

test.each([
  [0, 'Notifications'],
  [1, 'Notifications 1'],
  [3, 'Notifications 3'],
  [12, 'Notifications 3'],
])('counts %i activities on the bell as "%s"', async (count, name) => {
  happened(count);
  renderPage({ Page });
  expect(await bell(name)).toBeTruthy();
});

test('requests only the count until the popover opens', async () => {
  happened(4);
  renderPage({ Page });
  await bell('Notifications 3');
  expect(api.callsOf('ActivityCountQuery')).toHaveLength(1);
  expect(api.callsOf('NotificationListQuery')).toHaveLength(0);
  const list = await open('Notifications 3');
  expect(await list.findAllByRole('listitem')).toHaveLength(4);
  expect(api.callsOf('NotificationListQuery')).toHaveLength(1);
});

test('counts what happened while the connection was lost, and lists it in an open popover', async () => {
  happened(1);
  renderPage({ Page });
  const list = await open('Notifications 1');
  expect(await list.findAllByRole('listitem')).toHaveLength(1);
  happened(2);
  act(() => connectionRestored({ again: true }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(await bell('Notifications 2')).toBeTruthy();
});

test('lists up to 10 activities with how long ago they were', async () => {
  happened(12);
  renderPage({ Page });
  const list = await open('Notifications 3');
  const rows = await list.findAllByRole('listitem');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.textContent).toBe('Change 11 minute ago');
  expect(rows[9]?.textContent).toBe('Change 1010 minutes ago');
});

test('makes one line of uploads in a row, and marks a count that may be higher', async () => {
  const project = { id: 'proj_1', address: '12 Elm Street' };
  const entity = { __typename: 'Media', id: 'med_1', type: 'IMAGE', project };
  const all = Array.from({ length: 60 }, (_, place) =>
    activityExample(place + 1, { action: 'media_uploaded', entity }),
  );
  api.answer({ viewer: { ...person, activities: (asked: Asked) => pageOf(all, asked) } });
  renderPage({ Page });
  const list = await open('Notifications 3');
  const [line, ...others] = await list.findAllByRole('listitem');
  expect(line?.textContent).toBe('50+ photos added to 12 Elm Street1 minute ago');
  expect(others).toEqual([]);
});

test('says that nothing has happened in a new workspace', async () => {
  happened(0);
  renderPage({ Page });
  const list = await open('Notifications');
  expect(await list.findByText('No recent activity')).toBeTruthy();
});

test('gives the popover the focus, and returns it to the bell on Close', async () => {
  happened(2);
  renderPage({ Page });
  const list = await open('Notifications 2');
  const close = list.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(document.activeElement).toBe(close));
  await userEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await bell('Notifications 2')));
  expect((await bell('Notifications 2')).getAttribute('aria-expanded')).toBe('false');
});

test('closes the popover on Escape and on a second press of the bell', async () => {
  happened(2);
  renderPage({ Page });
  await open('Notifications 2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open('Notifications 2');
  await userEvent.click(await bell('Notifications 2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes the popover when an activity’s link is followed', async () => {
  const entity = { __typename: 'Project', id: 'proj_1', address: '12 Elm Street' };
  api.answer({ viewer: { ...person, activities: connectionOf([activityExample(1, { entity })]) } });
  const { router } = renderPage({ Page });
  const list = await open('Notifications 1');
  await userEvent.click(await list.findByRole('link', { name: 'Change 1' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/proj_1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('updates the number at once, and puts the activity first in the open list, which stays at 10', async () => {
  happened(2);
  const { tell } = renderPage({ Page });
  await bell('Notifications 2');
  await tell({ activityAdded: activityExample(0, { description: 'Photo added' }) });
  expect(await bell('Notifications 3')).toBeTruthy();
  happened(10);
  const list = await open('Notifications 3');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(10));
  await tell({ activityAdded: activityExample(0, { id: 'act_new', description: 'Photo deleted' }) });
  const rows = list.getAllByRole('listitem');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.textContent).toBe('Photo deletedjust now');
});

test('says that the list could not be read, and reads it again on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs what an error boundary catches
  api.answer({
    viewer: {
      ...person,
      activities: ({ first }: { first: number }) => {
        if (first > 3) throw new Error('The database is gone'); // more than the bell's number needs
        return connectionOf([activityExample(1)]);
      },
    },
  });
  renderPage({ Page });
  const list = await open('Notifications 1');
  expect(await list.findByText('Notifications could not be loaded.')).toBeTruthy();
  happened(1);
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('Change 1')).toBeTruthy();
});

describe('news', () => {
  const isNews = async (name: string) => {
    const described = (await bell(name)).getAttribute('aria-describedby');
    return document.getElementById(described ?? '')?.textContent === 'There is something new.';
  };

  test('highlights what others did until the list was shown, and reports that to the server', async () => {
    happened(5, 2);
    renderPage({ Page });
    expect(await isNews('Notifications 3')).toBe(true);
    api.answer({
      seeActivities: { __typename: 'SeeActivitiesPayload', viewer: { unseenActivities: 0 } },
    });
    await open('Notifications 3');
    await waitFor(async () => expect(await isNews('Notifications 3')).toBe(false));
    expect(api.callsOf('useSeeActivitiesMutation')).toEqual([{ input: { newestId: 'act_1' } }]);
  });

  test('reports nothing when everything was seen', async () => {
    happened(5);
    renderPage({ Page });
    const list = await open('Notifications 3');
    await list.findAllByRole('listitem');
    expect(await isNews('Notifications 3')).toBe(false);
    expect(api.callsOf('useSeeActivitiesMutation')).toEqual([]);
  });

  test.each([
    ['the person’s own', 'usr_me', false],
    ['somebody else’s', 'usr_other', true],
    ['the machine’s', null, true],
  ])('tells whether %s act is news', async (_whose, id, news) => {
    happened(2);
    const { tell } = renderPage({ Page });
    expect(await isNews('Notifications 2')).toBe(false);
    await tell({ activityAdded: activityExample(0, { actor: id && { __typename: 'User', id } }) });
    expect(await isNews('Notifications 3')).toBe(news);
  });

  test('counts what happens while the list is open as seen', async () => {
    happened(2);
    const { tell } = renderPage({ Page });
    const list = await open('Notifications 2');
    await list.findAllByRole('listitem');
    api.answer({
      seeActivities: { __typename: 'SeeActivitiesPayload', viewer: { unseenActivities: 0 } },
    });
    await tell({ activityAdded: activityExample(0, { id: 'act_new', actor: null }) });
    await waitFor(() => expect(api.callsOf('useSeeActivitiesMutation')).toEqual([{ input: { newestId: 'act_new' } }]));
    await waitFor(async () => expect(await isNews('Notifications 3')).toBe(false));
  });

  test('reads the count again when the page returns from the background', async () => {
    happened(2, 1);
    renderPage({ Page });
    expect(await isNews('Notifications 2')).toBe(true);
    happened(2);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await isNews('Notifications 2')).toBe(false));
  });
});
