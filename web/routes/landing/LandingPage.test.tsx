import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/renderPage.js';
import { LandingPage } from './LandingPage.js';

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function open() {
  renderPage({ Page: LandingPage });
  await screen.findByRole('heading', { level: 1, name: 'Furnish the photo. Keep the room.' });
}

test('leads to the samples and to the login page from the hero and the header', async () => {
  await open();
  expect(addressOf('View samples')).toBe('/samples');
  expect(addressOf('Get started')).toBe('/login?mode=register');
  expect(addressOf('Login')).toBe('/login');
});

test('shows a snapshot of a workspace, marked as an example', async () => {
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

test('shows three recent wins in progress or delivered, marked as examples', async () => {
  await open();
  const wins = screen.getByRole('region', { name: 'Recent wins Example addresses' });
  const states = within(wins)
    .getAllByRole('listitem')
    .map((win) => /Delivered|In progress/.exec(win.textContent ?? '')?.[0]);
  expect(states).toEqual(['Delivered', 'In progress', 'Delivered']);
});

test('makes three claims, marked as illustrative', async () => {
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

test('lets the example room be compared', async () => {
  await open();
  expect(await screen.findByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
});
