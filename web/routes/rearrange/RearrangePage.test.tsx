import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import query from '../../__generated__/RearrangePageQuery.graphql.js';
import { itemExample, jobExample, mediaExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { RearrangePage } from './RearrangePage.js';
import { PLAN, ROOM } from './testing/furnished.js';
import { useInlineThread } from './testing/inlineThread.js';

const api = useApi();
const result = {
  __typename: 'StagingResult',
  id: 'rnd_one',
  plan: PLAN,
  room: ROOM,
  report: { furniture: PLAN.pieces.map(({ id }) => ({ key: id })) },
  piecesUrl: '/files/pieces.png',
  proof: mediaExample({ id: 'med_proof' }),
};
const item = itemExample({ state: 'STAGED', result, notes: null });
const job = jobExample({ status: 'PROOF_READY', items: [item] });
const box = { x: 0, y: 0, left: 0, top: 0, right: 1200, bottom: 800, width: 1200, height: 800 };

let thread: ReturnType<typeof useInlineThread>;
beforeEach(() => {
  // nothing is drawn
  api.use(http.get('*/files/*', () => HttpResponse.error()));
  thread = useInlineThread();
  // happy-dom has no layout: the photo is as wide as the camera's pixels
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
});

function open(changes: { readonly item?: object; readonly job?: object } = {}) {
  const [shownItem, shownJob] = [
    { ...item, ...changes.item },
    { ...job, ...changes.job },
  ];
  api.answer({
    node: ({ id }: { id: string }) => [shownItem, shownJob].find((node) => node.id === id) ?? null,
    viewer: { workspace: workspaceExample({ units: 'METRIC' }) },
  });
  return renderPage({
    Page: RearrangePage,
    document: query,
    variables: { id: job.id, itemId: item.id },
    address: `/staging/${job.id}/rearrange/${item.id}`,
  });
}

const handle = (name: string) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Stage this' });
const choose = async (name: string) =>
  userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'The piece in hand' }),
    await screen.findByRole('option', { name }),
  );
const sent = () => api.callsOf('useRearrangeStagingItemMutation').map(({ input }) => input as { edits: object[] });
const accept = () =>
  api.answer({
    rearrangeStagingItem: {
      __typename: 'RearrangeStagingItemPayload',
      stagingJob: { ...job, status: 'REWORK', failure: null },
    },
  });

async function nudge(name: string, keys: string) {
  const button = await handle(name);
  act(() => button.focus());
  await userEvent.keyboard(keys);
}

test('moves, turns and stages by keyboard', async () => {
  accept();
  const { router } = open();
  await nudge('Lounge chair', '{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{[}');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  await press('Stage this');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/staging/${job.id}`));
  expect(sent()[0]).toEqual({
    itemId: item.id,
    resultId: 'rnd_one',
    edits: [
      { act: 'MOVE', pieceKey: 'armchair-1', x: expect.closeTo(-1.5), z: expect.closeTo(-2.95) },
      { act: 'TURN', pieceKey: 'armchair-1', rotation: expect.closeTo((1.2 * 180) / Math.PI + 15) },
    ],
  });
});

test('moves a piece with the pointer, undoes the drag in one step and begins anew', async () => {
  open();
  const room = await screen.findByRole('region', { name: 'The room' });
  room.setPointerCapture = () => {};
  await handle('Lounge chair');
  // the middle of the armchair in the picture
  fireEvent.pointerDown(room, { button: 0, clientX: 250, clientY: 520, pointerId: 1 });
  fireEvent.pointerMove(room, { clientX: 300, clientY: 540, pointerId: 1 });
  fireEvent.pointerMove(room, { clientX: 330, clientY: 560, pointerId: 1 });
  fireEvent.pointerUp(room, { pointerId: 1 });
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'The piece in hand' }).value).toBe('armchair-1');
  await press('Undo');
  await waitFor(async () => expect((await submit()).disabled).toBe(true));
  await press('Redo');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  await press('Begin anew');
  await waitFor(async () => expect((await submit()).disabled).toBe(true));
});

test('says what bars an arrangement, and stages nothing until it is mended', async () => {
  open();
  await nudge(
    'Lounge chair',
    '{Shift>}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}{ArrowUp}{/Shift}',
  );
  const list = await screen.findByRole('list', { name: 'What speaks against it' });
  await within(list).findByText(/stand in each other\.$/);
  expect((await submit()).disabled).toBe(true);
  await press('Undo');
  await waitFor(async () => expect(within(list).queryByText(/stand in each other\.$/)).toBeNull());
});

test('removes, doubles, colours and varies the piece in hand', async () => {
  accept();
  open();
  await choose('Lounge chair');
  await press('Double: Lounge chair');
  await screen.findByRole('option', { name: 'Lounge chair 2' });
  await choose('Vase with stems');
  await press('Remove: Vase with stems');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Vase with stems' })).toBeNull());
  await choose('Three-seat sofa');
  const colours = within(await screen.findByRole('group', { name: /^Colour/ }));
  const others = colours.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => !checked);
  await userEvent.click(others[0]!);
  await press('Other details: Three-seat sofa');
  await press('Stage this');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.edits.map((edit) => ('act' in edit ? edit.act : ''))).toEqual([
    'DOUBLE',
    'REMOVE',
    'COLOUR',
    'VARY',
  ]);
});

test('goes from piece to piece by Page Down, and to the next one when a piece is removed', async () => {
  open();
  await nudge('Three-seat sofa', '{PageDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Lounge chair');
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Abstract rug'));
  expect(screen.queryByRole('button', { name: 'Lounge chair' })).toBeNull();
});

test('shows another style in the same places', async () => {
  accept();
  open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Style, in the same places' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Japon' }));
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  await press('Stage this');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.edits).toEqual([{ act: 'RESTYLE', style: 'JAPON' }]);
});

test('shows a refusal in the server’s words, and keeps the arrangement', async () => {
  const message = 'This photo shows another picture by now. Look at it first.';
  api.answer({ rearrangeStagingItem: { __typename: 'ConflictError', message } });
  open();
  await nudge('Lounge chair', '{ArrowRight}');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  await press('Stage this');
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await submit()).disabled).toBe(false);
});

test('says in words that its thread has ended, and stages nothing more', async () => {
  open();
  await nudge('Lounge chair', '{ArrowRight}');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  act(() => thread.fail());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The furniture can no longer be changed here. Load the page again.',
  );
  expect((await submit()).disabled).toBe(true);
});

test('arranges anew, and begins anew', async () => {
  open();
  await press('Another arrangement');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  expect(screen.queryByRole('option', { name: 'Vase with stems' })).toBeNull();
  await press('Begin anew');
  expect(await screen.findByRole('option', { name: 'Vase with stems' })).toBeTruthy();
});

test.each([
  ['is being staged', { item: { state: 'WAITING' } }],
  ['is decided on', { item: { decision: 'APPROVED' } }],
  ['has no map of its pieces', { item: { result: { ...result, piecesUrl: null } } }],
])('a photo that %s is not rearranged', async (_, changes) => {
  open(changes);
  expect(await screen.findByRole('heading', { name: 'The furniture cannot be rearranged now' })).toBeTruthy();
});

test('furniture of another photo of the room is changed there', async () => {
  open({ item: { sharesFurniture: true } });
  expect(await screen.findByRole('heading', { name: 'This photo has the furniture of another one' })).toBeTruthy();
});

test('asks before an arrangement that was not staged is left', async () => {
  const { router } = open();
  await nudge('Lounge chair', '{ArrowRight}');
  await waitFor(async () => expect((await submit()).disabled).toBe(false));
  await userEvent.click(await screen.findByRole('link', { name: /^Staging Job/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(`/staging/${job.id}/rearrange/${item.id}`);
});
