import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/renderPage.js';
import { SamplesPage } from './SamplesPage.js';
import { elementAt } from '../../test/elementAt.js';

async function rooms() {
  renderPage({ Page: SamplesPage, address: '/samples' });
  await screen.findByRole('heading', { level: 1, name: 'Sample gallery' });
  return screen.getAllByRole('article');
}

test('shows four rooms, each with two pictures and its own text', async () => {
  const shown = (await rooms()).map((room) => ({
    title: within(room).getByRole('heading').textContent,
    pictures: within(room)
      .getAllByRole<HTMLImageElement>('img', { hidden: true })
      .map(({ src }) => /[^/]+(?=-1440\.webp)/.exec(src)?.[0]),
    described: (within(room).getByText(/: /).textContent ?? '').length > 20,
  }));
  expect(shown).toEqual([
    { title: 'Living room', pictures: ['living-room-before', 'living-room-after'], described: true },
    { title: 'Primary suite', pictures: ['primary-suite-before', 'primary-suite-after'], described: true },
    { title: 'Kitchen', pictures: ['kitchen-before', 'kitchen-after'], described: true },
    { title: 'Outdoor', pictures: ['outdoor-before', 'outdoor-after'], described: true },
  ]);
});

test('compares each room by itself, also by keyboard', async () => {
  const found = await rooms();
  const first = await within(elementAt(found, 0)).findByRole('slider');
  const second = await within(elementAt(found, 1)).findByRole('slider');
  const untouched = second.getAttribute('aria-valuetext');
  first.focus();
  fireEvent.keyDown(first, { key: 'End' });
  await waitFor(() => expect(first.getAttribute('aria-valuetext')).toBe('100% before'));
  expect(second.getAttribute('aria-valuetext')).toBe(untouched);
});

test('loads only the first room at once', async () => {
  const loading = (await rooms()).map((room) =>
    within(room)
      .getAllByRole('img', { hidden: true })
      .map((picture) => picture.getAttribute('loading')),
  );
  expect(loading).toEqual([['eager', 'eager'], ...Array.from({ length: 3 }, () => ['lazy', 'lazy'])]);
});
