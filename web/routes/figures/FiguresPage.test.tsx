import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import document from '../../__generated__/FiguresPageQuery.graphql.js';
import { tellActivity } from '../../activity/activityEvents.js';
import { elementAt } from '../../test/elementAt.js';
import { renderPage } from '../../test/renderPage.js';
import { refuse, useApi } from '../../test/server.js';
import { FiguresPage } from './FiguresPage.js';
import { filterOf, variablesOf } from './figuresFilter.js';

const api = useApi();
const ann = { __typename: 'User', id: 'usr_ann', firstName: 'Ann', lastName: 'Marsh', email: 'ann@showhome.example' };
const zoe = { __typename: 'User', id: 'usr_zoe', firstName: '', lastName: '', email: 'zoe@showhome.example' };

const row = (change: object = {}) => ({
  __typename: 'AgentMonth',
  month: '2026-11',
  agent: ann,
  agentName: 'Ann Marsh',
  projects: 2,
  rooms: 5,
  roundsPerRoom: 1.255,
  hoursToApproval: 26.04,
  spending: '1240.10',
  currency: 'USD',
  ...change,
});
const idle = { projects: 0, rooms: 0, roundsPerRoom: null, hoursToApproval: null, spending: '0.20' };
const ROWS = [
  row({ agent: null, agentName: null, ...idle }),
  row({ agent: zoe, agentName: '', projects: 1 }),
  row(),
  row({ month: '2026-09' }),
];

const answer = (figures: unknown = ROWS) => api.answer({ viewer: { figures } });
const open = (address = '/figures') =>
  renderPage({
    Page: FiguresPage,
    document,
    variables: ({ searchParams }) => variablesOf(filterOf(searchParams)),
    address,
  });
const findTable = async () => within(await screen.findByRole('table', { name: 'Figures by month and person' }));
const wordsOf = (line: HTMLElement) =>
  [...line.children].map((cell) => [...cell.childNodes].at(cell.matches('td') ? -1 : 0)?.textContent ?? '');
const lastAsked = () => api.callsOf('FiguresPageQuery').at(-1);

afterEach(() => vi.restoreAllMocks());

test('shows each month with its sums, the newest first, and in it the people by their names', async () => {
  answer();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeTruthy();
  const table = await findTable();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month and person',
    'Projects',
    'Rooms staged',
    'Rounds per room',
    'Hours to approval',
    'Spending',
  ]);
  expect(table.getAllByRole('row').slice(1).map(wordsOf)).toEqual([
    ['November 2026', '3', '10', '', '', '$2,480.40'],
    ['Ann Marsh', '2', '5', '1.26', '26.04', '$1,240.10'],
    ['zoe@showhome.example', '1', '5', '1.26', '26.04', '$1,240.10'],
    ['No agent', '0', '0', 'None', 'None', '$0.20'],
    ['September 2026', '2', '5', '', '', '$1,240.10'],
    ['Ann Marsh', '2', '5', '1.26', '26.04', '$1,240.10'],
  ]);
  const period = within(screen.getByRole('region', { name: 'The whole period' }));
  const sums = ['Spending', 'Projects', 'Rooms staged'].map(
    (term) => period.getByText(term).nextElementSibling?.textContent,
  );
  expect(sums).toEqual(['$3,720.50', '5', '15']);
});

test('keeps the period and the tag in the address, and asks for what it says', async () => {
  answer();
  const { router } = open('/figures?period=last-year&tag=North+office');
  const lastYear = new Date().getUTCFullYear() - 1;
  await findTable();
  expect(lastAsked()).toEqual({ from: `${lastYear}-01-01`, to: `${lastYear}-12-01`, tag: 'North office' });
  const tag = screen.getByRole('searchbox', { name: 'Tag of the projects' });
  expect((tag as HTMLInputElement).value).toBe('North office');
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'This year' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=this-year&tag=North+office'));
  await waitFor(() => expect(lastAsked()).toMatchObject({ from: `${lastYear + 1}-01-01` }));
  await userEvent.clear(tag);
  await userEvent.type(tag, ' South ');
  await waitFor(() => expect(router.state.location.search).toBe('?period=this-year&tag=South'));
  await waitFor(() => expect(lastAsked()).toMatchObject({ tag: 'South' }));
  await waitFor(() => expect(screen.getByText('Figures of 2 months')).toBeTruthy());
});

test('says that there are no figures, and what a tag has to be', async () => {
  answer([]);
  const { router } = open();
  expect(await screen.findByRole('heading', { name: 'No figures in this period' })).toBeTruthy();
  expect(screen.getByText('They appear with the first project, staged room or invoice of a month.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await router.navigate('/figures?tag=north');
  expect(await screen.findByText(/^No project with the tag “north” brought anything in\./)).toBeTruthy();
});

test('says that the figures could not be loaded, and loads them at a retry or with another filter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer(() => refuse('You may not.'));
  const { router } = open();
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
  answer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findTable();
  answer(() => refuse('You may not.'));
  await router.navigate('/figures?tag=north');
  await screen.findByRole('alert');
  answer();
  await router.navigate('/figures?tag=south');
  await findTable();
});

test('reads the figures again when something happened to what they count', async () => {
  answer();
  open();
  await findTable();
  answer([row({ month: '2026-10' })]);
  tellActivity({ action: 'invoice_created', description: '', entityType: 'invoice', entityId: 'inv_one' });
  expect(await screen.findByText('October 2026')).toBeTruthy();
  expect(screen.queryByText('November 2026')).toBeNull();
});

test('saves the CSV of the same filter', async () => {
  const asked: string[] = [];
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const file = http.get('*/api/figures.csv', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.text('month\r\n');
  });
  api.use(file);
  answer();
  open('/figures?period=last-year&tag=North+%26+South');
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(screen.getByText('Figures downloaded successfully')).toBeTruthy());
  const year = new Date().getUTCFullYear() - 1;
  expect(asked).toEqual([`?from=${year}-01-01&to=${year}-12-01&tag=North+%26+South`]);
  expect(saved).toEqual([`figures-${year}-01-to-${year}-12.csv`]);
  api.use(http.get('*/api/figures.csv', () => new HttpResponse('Out of order', { status: 500 })));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(screen.getByText('Failed to download figures')).toBeTruthy());
  expect(elementAt(saved, 0)).toBe(saved.at(-1));
});
