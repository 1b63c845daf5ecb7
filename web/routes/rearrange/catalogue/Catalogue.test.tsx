import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FLOOR_KINDS } from '../../../../api/stager/furniture/floorKinds.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { Catalogue, type CatalogueProps } from './Catalogue.js';
import { GROUPS } from './groups.js';

function Room(props: Partial<CatalogueProps>) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {open && (
        <Catalogue style="modern" units="METRIC" onChoose={() => {}} {...props} onClose={() => setOpen(false)} />
      )}
    </main>
  );
}

/** Enough for most tests: a search by role through all kinds takes a second. */
const FEW: readonly Kind[] = [
  'sofa',
  'loveseat',
  'coffee table',
  'outdoor table',
  'outdoor coffee table',
  'bed',
  'rug',
  'task chair',
  'gaming desk',
  'gaming chair',
];

async function openCatalogue(props: Partial<CatalogueProps> = {}, title = 'Add furniture') {
  const onChoose = vi.fn<CatalogueProps['onChoose']>();
  render(<Room onChoose={onChoose} kinds={FEW} {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const drawer = await screen.findByRole('dialog', { name: title });
  const search = within(drawer).getByRole('searchbox', { name: 'Search furniture' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  return { user, drawer, search, onChoose };
}

const tile = (drawer: HTMLElement, name: RegExp) => within(drawer).getByRole('button', { name });
const tilesOf = (drawer: HTMLElement) => [...drawer.querySelectorAll('[data-kind]')];

test('the groups hold every kind for the floor, each once', () => {
  const grouped = GROUPS.flatMap(({ kinds }) => kinds);
  expect(grouped.toSorted()).toEqual(FLOOR_KINDS.toSorted());
});

test('shows every kind in its group, with its name and usual size, and tells which was chosen', async () => {
  const { user, drawer, onChoose } = await openCatalogue({ kinds: undefined });
  expect(tilesOf(drawer)).toHaveLength(FLOOR_KINDS.length);
  const work = within(drawer).getByRole('region', { name: 'Work' });
  await user.click(tile(work, /^Desk chair 0\.64 by 0\.64 metres$/));
  expect(onChoose.mock.calls).toEqual([['task chair']]);
});

test('gives sizes in feet to a workspace that sees feet', async () => {
  const { drawer } = await openCatalogue({ units: 'IMPERIAL' });
  expect(tile(drawer, /^Sofa 6 feet 11 inches by 3 feet 1 inch$/).textContent).toContain('6′ 11″ × 3′ 1″');
});

test('finds kinds by their names, by everyday words and by their group, and says how many', async () => {
  const { user, drawer, search } = await openCatalogue();
  const found = () => tilesOf(drawer).map((one) => one.getAttribute('data-kind'));
  await user.type(search, 'two-seater');
  expect(found()).toEqual(['sofa', 'loveseat']);
  await user.clear(search);
  await user.type(search, 'sofas');
  expect(found()).toEqual(['sofa']);
  await user.clear(search);
  await user.type(search, 'couch');
  expect(found()).toEqual(['sofa']);
  expect(within(drawer).getByRole('status').textContent).toBe('1 piece of furniture found');
  await user.clear(search);
  await user.type(search, 'outdoor ta');
  expect(found()).toEqual(['outdoor table', 'outdoor coffee table']);
  await user.clear(search);
  await user.type(search, 'spaceship');
  expect(within(drawer).getByText('No furniture matches “spaceship”.')).toBeTruthy();
});

test('offers only the kinds that are allowed', async () => {
  const { drawer } = await openCatalogue({ kinds: ['rug', 'sofa'] });
  expect(tilesOf(drawer)).toHaveLength(2);
  expect(within(drawer).queryByRole('region', { name: 'Beds' })).toBeNull();
});

test('to swap a piece, its group comes first, and its own kind is marked and changes nothing', async () => {
  const { user, drawer, onChoose } = await openCatalogue({ current: 'task chair' }, 'Swap the desk chair for…');
  expect(within(drawer).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Work');
  const own = tile(drawer, /^Desk chair/);
  expect(own.getAttribute('aria-current')).toBe('true');
  await user.click(own);
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('works by keyboard: arrows, typing on a tile, Enter and Escape', async () => {
  const { user, drawer, search, onChoose } = await openCatalogue();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(tile(drawer, /^Sofa/));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tile(drawer, /^Loveseat/));
  await user.keyboard('{End}{ArrowLeft}{Enter}');
  expect(onChoose.mock.calls).toEqual([['gaming desk']]);
  await user.keyboard('r');
  expect(document.activeElement).toBe(search);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })));
});

test('focuses the drawer, not the field, where fingers are used: their keyboard would cover the furniture', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: true, media }),
  );
  render(<Room kinds={FEW} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const drawer = await screen.findByRole('dialog', { name: 'Add furniture' });
  await waitFor(() => expect(document.activeElement).toBe(drawer));
});

test('keeps the space of the pictures while they load, and shows the tile of each kind', async () => {
  let show = () => {};
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise((resolve) => (show = resolve)));
  const { drawer } = await openCatalogue({ kinds: ['sofa', 'rug'] });
  const picture = (name: RegExp) => tile(drawer, name).firstElementChild as HTMLElement;
  expect(picture(/^Rug/).style.backgroundImage).toBe('');
  show();
  await waitFor(() => expect(picture(/^Rug/).style.backgroundImage).toContain('modern.webp'));
  expect(picture(/^Sofa/).style.backgroundPosition).toBe('0% 0%');
  expect(picture(/^Rug/).style.backgroundPosition).not.toBe('0% 0%');
});
