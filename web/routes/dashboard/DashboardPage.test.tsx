import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import document from '../../__generated__/DashboardQuery.graphql.js';
import {
  activityExample,
  type Asked,
  connectionOf,
  jobExample,
  mediaExample,
  pageOf,
  projectExample,
} from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { useActivityUpdates } from '../../activity/useActivityUpdates.js';
import { DashboardPage } from './DashboardPage.js';

const api = useApi();
const home = { id: 'proj_1', address: '12 Elm Street' };
const stats = { activeProjects: 7, stagingJobs: 31, revenue: '2450.00', currency: 'USD', turnaround: '12 min' };

interface Workspace {
  readonly projects?: readonly object[];
  readonly activities?: readonly object[];
  readonly waiting?: readonly object[];
  readonly photosToReview?: number;
  readonly dashboardStats?: object;
}

function has({ projects = [], activities = [], waiting = [], photosToReview = 0, dashboardStats = stats }: Workspace) {
  api.answer({
    viewer: {
      dashboardStats,
      photosToReview,
      projects: (asked: Asked) => pageOf(projects, asked),
      activities: (asked: Asked) => pageOf(activities, asked),
      stagingJobs: (asked: Asked) => pageOf(waiting, asked),
    },
  });
}

/** With the subscription that the shell holds. */
function Page() {
  useActivityUpdates();
  return <DashboardPage />;
}

const open = () => renderPage({ Page, document, variables: { activities: 10 } });
const section = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const found = heading.closest('section');
  if (!found) throw new Error(`${title} stands in no section`);
  return within(found);
};
const figureOf = (term: string) => screen.getByText(term).parentElement?.textContent;

test('shows its title and two buttons, both to the samples', async () => {
  has({ projects: [projectExample()] });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Transform Properties with AI' })).toBeTruthy();
  for (const name of ['Start AI Staging Now', 'View Gallery']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/samples');
  }
});

test('shows four figures of the server, the revenue in dollars, and marks the trends as fixed', async () => {
  has({ projects: [projectExample()] });
  open();
  await screen.findByText('The trends under the figures are illustrative.');
  expect(figureOf('Active Projects')).toBe('Active Projects7+12% this month');
  expect(figureOf('Staging Jobs')).toBe('Staging Jobs31+24% this week');
  expect(figureOf('Revenue (MTD)')).toBe('Revenue (MTD)$2,450+18% vs last month');
  expect(figureOf('Avg. Turnaround')).toBe('Avg. Turnaround12 min50% faster');
  expect(screen.getByRole('link', { name: 'Figures by month' }).getAttribute('href')).toBe('/figures');
});

test('shows cents only where there are any, and no turnaround without results', async () => {
  has({ projects: [projectExample()], dashboardStats: { ...stats, revenue: '10.50', turnaround: null } });
  open();
  await screen.findByText('The trends under the figures are illustrative.');
  expect(figureOf('Revenue (MTD)')).toContain('$10.50');
  expect(figureOf('Avg. Turnaround')).toContain('None yet');
});

test('shows at most five recent projects, In Progress or Active, others Completed or Complete', async () => {
  const statuses = ['ACTIVE', 'COMPLETE', 'ON_HOLD', 'ARCHIVED', 'ACTIVE', 'ACTIVE'];
  has({ projects: statuses.map((status, place) => projectExample({ id: `proj_${place}`, status, mlsId: null })) });
  open();
  const recent = await section('Recent Projects');
  expect(recent.getAllByRole('listitem')).toHaveLength(5);
  const words = recent
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^(In Progress|Completed)$/).textContent);
  expect(words).toEqual(['In Progress', 'Completed', 'Completed', 'Completed', 'In Progress']);
  expect(recent.getAllByText('Active')).toHaveLength(2);
  expect(recent.getAllByText('Complete')).toHaveLength(3);
  const links = recent.getAllByRole('link', { name: /Alder/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [0, 1, 2, 3, 4].map((place) => `/projects/proj_${place}`),
  );
});

test('shows sample figures, projects and activity in an empty workspace, marked as examples', async () => {
  has({ dashboardStats: { ...stats, activeProjects: 0, stagingJobs: 0, revenue: '0.00', turnaround: null } });
  open();
  const projects = await section('Recent Projects');
  const timeline = await section('Activity Timeline');
  expect(figureOf('Active Projects')).toContain('12');
  expect(figureOf('Staging Jobs')).toContain('28');
  expect(figureOf('Revenue (MTD)')).toContain('$18,450');
  expect(figureOf('Avg. Turnaround')).toContain('1.8 hrs');
  expect(screen.getByText(/^Example figures/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Figures by month' })).toBeNull();
  for (const part of [projects, timeline]) {
    expect(part.getByText('Examples')).toBeTruthy();
    expect(part.getAllByRole('listitem').length).toBeGreaterThan(0);
    for (const row of part.getAllByRole('listitem')) expect(within(row).queryByRole('link')).toBeNull();
  }
});

test('never shows an example timeline in a workspace with projects', async () => {
  has({ projects: [projectExample()] });
  open();
  const timeline = await section('Activity Timeline');
  expect(timeline.getByText('No recent activity')).toBeTruthy();
  expect(timeline.getByText('Live updates')).toBeTruthy();
  expect(timeline.queryByRole('listitem')).toBeNull();
});

test('shows example projects, but no example timeline, when all projects were deleted', async () => {
  has({ activities: [activityExample(2, { description: 'Project deleted: 1 Oak Lane' })] });
  open();
  expect((await section('Recent Projects')).getByText('Examples')).toBeTruthy();
  const timeline = await section('Activity Timeline');
  expect(timeline.queryByText('Examples')).toBeNull();
  expect(timeline.getByText('Project deleted: 1 Oak Lane')).toBeTruthy();
  expect(figureOf('Active Projects')).toContain('7');
});

test.each([
  [{ ...home, __typename: 'Project' }, '/projects/proj_1'],
  [{ __typename: 'StagingJob', id: 'job_1', project: home }, '/staging/job_1'],
  [{ __typename: 'Media', id: 'med_1', type: 'IMAGE', project: home }, '/projects/proj_1?tab=media'],
  [{ __typename: 'Invoice', id: 'inv_1', project: home }, '/projects/proj_1?tab=billing'],
  [null, undefined],
])('says what happened and how long ago, with a link to %j', async (entity, place) => {
  has({ projects: [projectExample()], activities: [activityExample(120, { entity })] });
  open();
  const timeline = await section('Activity Timeline');
  expect(timeline.getByText('Change 120')).toBeTruthy();
  expect(timeline.getByText('2 hours ago')).toBeTruthy();
  expect(timeline.queryByRole('link')?.getAttribute('href')).toBe(place);
});

test('shows older activities on demand, below the others', async () => {
  has({
    projects: [projectExample()],
    activities: Array.from({ length: 13 }, (_, place) => activityExample(place + 1)),
  });
  open();
  const timeline = await section('Activity Timeline');
  expect(timeline.getAllByRole('listitem')).toHaveLength(10);
  expect(timeline.queryByRole('link', { name: 'What is kept' })).toBeNull();
  await userEvent.click(timeline.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(timeline.getAllByRole('listitem')).toHaveLength(13));
  expect(timeline.getAllByRole('listitem').at(0)?.textContent).toContain('Change 1');
  expect(timeline.getByRole('link', { name: 'What is kept' }).getAttribute('href')).toBe('/settings?section=kept');
  expect(timeline.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says that older activities could not be read, and reads them on demand', async () => {
  has({ projects: [projectExample()], activities: Array.from({ length: 80 }, (_, place) => activityExample(place)) });
  open();
  await screen.findByText('Change 1', undefined, { timeout: 5000 });
  const timeline = await section('Activity Timeline');
  const lines = async (count: number) =>
    waitFor(() => expect(timeline.getAllByRole('listitem')).toHaveLength(count), { timeout: 5000 });
  const more = () => userEvent.click(timeline.getByRole('button', { name: 'Show more' }));
  await lines(10);
  await more();
  await lines(20);
  await more();
  await lines(30);
  api.use(http.post('*/graphql', () => HttpResponse.error(), { once: true }));
  await more();
  expect((await timeline.findByRole('alert')).textContent).toMatch(/could not be loaded/);
  await more();
  await lines(40);
  expect(timeline.queryByRole('alert')).toBeNull();
});

test('makes one line of uploads in a row, and reads more until there are ten lines', async () => {
  const entity = { __typename: 'Media', id: 'med_1', type: 'IMAGE', project: home };
  const uploads = Array.from({ length: 120 }, (_, place) =>
    activityExample(place + 1, { action: 'media_uploaded', entity, description: 'Photo added to 12 Elm Street' }),
  );
  const older = Array.from({ length: 12 }, (_, place) => activityExample(place + 121));
  has({ projects: [projectExample()], activities: [...uploads, ...older] });
  const { tell } = open();
  const timeline = await section('Activity Timeline');
  const lines = () => timeline.getAllByRole('listitem').map((row) => row.textContent);
  await waitFor(() => expect(lines()).toHaveLength(10));
  expect(lines()[0]).toBe('120 photos added to 12 Elm Street1 minute ago');
  expect(timeline.getByRole('link').getAttribute('href')).toBe('/projects/proj_1?tab=media');
  await tell({ activityAdded: { ...uploads[0], id: 'act_new' } });
  await waitFor(() => expect(lines()[0]).toContain('121 photos added to 12 Elm Street'));
  const said = { selector: 'output > span' };
  expect(await screen.findByText('121 photos added to 12 Elm Street', said)).toBeTruthy();
  await userEvent.click(timeline.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(lines()).toHaveLength(13));
});

test('shows a new activity first, once, announces it, and reads the figures again', async () => {
  has({ projects: [projectExample()], activities: [activityExample(5)] });
  const { tell } = open();
  const timeline = await section('Activity Timeline');
  has({ projects: [projectExample()], dashboardStats: { ...stats, activeProjects: 8 } });
  const activityAdded = activityExample(0, { description: 'New project: 9 Bay Road' });
  await tell({ activityAdded });
  await tell({ activityAdded });
  expect(timeline.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'New project: 9 Bay Roadjust now',
    'Change 55 minutes ago',
  ]);
  expect(await screen.findByText('New project: 9 Bay Road', { selector: 'output > span' })).toBeTruthy();
  await waitFor(() => expect(figureOf('Active Projects')).toContain('8'));
  expect(api.callsOf('rereadDashboardQuery')).toHaveLength(1);
});

test('removes the examples after the first activity', async () => {
  has({});
  const { tell } = open();
  const timeline = await section('Activity Timeline');
  expect(timeline.getByText('Examples')).toBeTruthy();
  has({ projects: [projectExample()] });
  await tell({ activityAdded: activityExample(0, { description: 'New project: 9 Bay Road' }) });
  await waitFor(() => expect(screen.queryByText('Examples')).toBeNull());
  expect(timeline.getAllByRole('listitem')).toHaveLength(1);
  expect((await section('Recent Projects')).getByRole('link', { name: /Alder/ })).toBeTruthy();
});

test('names and shows the room that waits for a decision, and leads to it', async () => {
  const proof = mediaExample({ id: 'med_proof', previewUrl: '/files/proof.jpg' });
  const item = { __typename: 'StagingItem', id: 'item_1', input: mediaExample(), proof };
  has({
    projects: [projectExample()],
    waiting: [jobExample({ status: 'PROOF_READY', items: [item] })],
    photosToReview: 3,
  });
  open();
  const link = await screen.findByRole('link', { name: '1428 Alder Lane, Portland, OR 97209, living room' });
  expect(link.getAttribute('href')).toBe('/staging/job_0000k7m2x9qd');
  expect(link.parentElement?.textContent).toMatch(/^3 photos wait for your review: /);
  const staged = await screen.findByAltText('The same photo, furnished');
  expect(staged.getAttribute('src')).toBe('/files/proof.jpg');
});

test.each([
  ['none', [], '/projects?create=1'],
  ['one', ['proj_1'], '/projects/proj_1?tab=staging&order=1'],
  ['several', ['proj_1', 'proj_2'], '/staging?order=1'],
])('starts an order at the next open step when %s of the projects are known', async (_, ids, address) => {
  has({ projects: ids.map((id) => projectExample({ id })), activities: [activityExample(0)] });
  open();
  const link = await screen.findByRole('link', { name: 'Stage a photo' });
  expect(link.getAttribute('href')).toBe(address);
});

test('shows skeletons under the fixed words while the figures load', async () => {
  let answer: (viewer: unknown) => void = () => {};
  api.answer({ viewer: () => new Promise((done) => (answer = done)) });
  open();
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Transform Properties with AI' })).toBeTruthy();
  expect(screen.getByText('Revenue (MTD)')).toBeTruthy();
  const empty = connectionOf([]);
  await waitFor(() => expect(api.callsOf('DashboardQuery')).toHaveLength(1));
  answer({
    dashboardStats: stats,
    photosToReview: 0,
    projects: () => empty,
    activities: () => empty,
    stagingJobs: () => empty,
  });
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
});
