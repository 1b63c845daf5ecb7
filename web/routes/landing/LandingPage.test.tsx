import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/renderPage.js';
import { LandingPage } from './LandingPage.js';

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function open() {
  renderPage({ Page: LandingPage });
  await screen.findByRole('heading', { level: 1, name: 'Furnish the photo. Keep the room.' });
}

test('the hero leads to the samples and to the login page, as does the header', async () => {
  await open();
  expect(addressOf('View samples')).toBe('/samples');
  expect(addressOf('Get started')).toBe('/login?mode=register');
  expect(addressOf('Login')).toBe('/login');
});

test('the snapshot shows a workspace and says that it is an example', async () => {
  await open();
  const figures = screen.getByRole('region', { name: 'Today in the workspace Example figures' });
  const terms = within(figures)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms).toEqual([
    ['Active projects', '12'],
    ['Turnaround', '1.8 hrs'],
    ['Revenue month-to-date', '$18,450'],
    ['Staging jobs', '28'],
  ]);
});

test('three recent wins are in progress or delivered, and say that they are examples', async () => {
  await open();
  const wins = screen.getByRole('region', { name: 'Recent wins Example addresses' });
  const states = within(wins)
    .getAllByRole('listitem')
    .map((win) => /Delivered|In progress/.exec(win.textContent ?? '')?.[0]);
  expect(states).toEqual(['Delivered', 'In progress', 'Delivered']);
});

test('the three claims are made, and called illustrative', async () => {
  await open();
  const claims = screen.getAllByRole('article').map((card) => card.textContent);
  expect(claims).toEqual([
    expect.stringMatching(/^73%Faster sales/),
    expect.stringMatching(/^99%Cheaper than traditional staging99% cost savings/),
    expect.stringMatching(/^2 minProcessing in under 2 minutes/),
  ]);
  expect(screen.getByText('12K+ properties managed')).toBeTruthy();
  expect(screen.getByText(/^Illustrative figures/)).toBeTruthy();
});

test('the example room can be compared', async () => {
  await open();
  expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
});
