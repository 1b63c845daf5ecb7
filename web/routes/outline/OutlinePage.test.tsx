import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import document from '../../__generated__/OutlinePageQuery.graphql.js';
import { itemExample, jobExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { OutlinePage } from './OutlinePage.js';

const api = useApi();
const box = { x: 0, y: 0, left: 0, top: 0, right: 1500, bottom: 1000, width: 1500, height: 1000 };
const corners = [
  { x: 0, y: 0.9 },
  { x: 0.2, y: 0.6 },
  { x: 0.8, y: 0.6 },
  { x: 1, y: 0.9 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const outline = {
  corners,
  horizonLeft: 0.4,
  horizonRight: 0.4,
  ceilingHeight: 2.6,
  cameraHeight: 1.3,
  fieldOfView: 75,
  tilted: false,
};
const failed = itemExample({ state: 'FAILED', reading: { confidence: 0.1, suffices: false, warnings: [], outline } });
const job = jobExample({
  status: 'REWORK',
  failure: 'The floor could not be found: draw its outline.',
  items: [failed],
});

beforeEach(() => {
  // happy-dom has no layout: the photo is 1500 pixels wide
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
});
afterEach(() => vi.restoreAllMocks());

function open(item: { readonly id: string } = failed, of: { readonly id: string } = job, units = 'IMPERIAL') {
  api.answer({
    node: ({ id }: { id: string }) => [item, of].find((node) => node.id === id) ?? null,
    viewer: { workspace: workspaceExample({ units }) },
  });
  return renderPage({
    Page: OutlinePage,
    document,
    variables: { id: job.id, itemId: failed.id },
    address: `/staging/${job.id}/outline/${failed.id}`,
  });
}
const corner = (number: number) => screen.findByRole('slider', { name: new RegExp(`^Corner ${number} of`) });
const placeOf = async (number: number) => (await corner(number)).getAttribute('aria-valuetext');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const focus = (handle: HTMLElement) => act(() => handle.focus());
const sent = () => api.callsOf('useStageWithOutlineMutation').map(({ input }) => input as { outline: typeof outline });

test('stages a reading that was corrected by keyboard', async () => {
  api.answer({
    stageWithOutline: {
      __typename: 'StageWithOutlinePayload',
      stagingJob: { ...job, status: 'QUEUED', failure: null },
    },
  });
  const { router } = open();
  focus(await corner(2));
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(await placeOf(2)).toBe('20.1% from the left, 61% from the top');
  await press('Stage with this outline');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/staging/${job.id}`));
  expect(sent()[0]?.outline).toEqual({ ...outline, corners: corners.with(1, { x: 0.2 + 1 / 1500, y: 0.61 }) });
});

test('moves a corner with the pointer from where it was grabbed, and undoes a drag in one step', async () => {
  open();
  const handle = await corner(2);
  handle.setPointerCapture = () => {};
  fireEvent.pointerDown(handle, { button: 0, clientX: 305, clientY: 598, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientX: 400, clientY: 650, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientX: 455, clientY: 698, pointerId: 1 });
  fireEvent.pointerUp(handle, { pointerId: 1 });
  fireEvent.pointerMove(handle, { clientX: 900, clientY: 900, pointerId: 1 });
  expect(await placeOf(2)).toContain('30% from the left, 70% from the top');
  await press('Undo');
  expect(await placeOf(2)).toContain('20% from the left, 60% from the top');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(await placeOf(2)).toContain('30% from the left');
  await press('Use what was read');
  expect(await placeOf(2)).toContain('20% from the left');
});

test('adds corners on an edge and removes them with Delete, down to three', async () => {
  open();
  await press('Add a corner between 2 and 3');
  expect(await placeOf(3)).toBe('50% from the left, 60% from the top');
  focus(await corner(3));
  await userEvent.keyboard('{Delete}');
  expect(await screen.findByRole('slider', { name: 'Corner 6 of 6' })).toBeTruthy();
  for (const left of [5, 4, 3]) {
    focus(await corner(2));
    await userEvent.keyboard('{Delete}');
    expect(screen.getAllByRole('slider', { name: /^Corner \d of/ })).toHaveLength(left);
  }
  focus(await corner(2));
  await userEvent.keyboard('{Delete}');
  expect(screen.getAllByRole('slider', { name: /^Corner \d of/ })).toHaveLength(3);
});

test('says why an outline is impossible, and does not send it', async () => {
  open();
  const horizon = await screen.findByRole('slider', { name: 'Horizon' });
  focus(horizon);
  await userEvent.keyboard(`{Shift>}${'{ArrowDown}'.repeat(25)}{/Shift}`);
  expect(horizon.getAttribute('aria-valuetext')).toBe('65% from the top');
  expect(screen.getByText('All corners of the floor must lie below the horizon.')).toBeTruthy();
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Stage with this outline' });
  expect(submit.disabled).toBe(true);
});

test.each([
  ['METRIC', '1.30 m', /^1\.(1|2)\d m$/, /^Camera 1\.(1|2)\d metres above the floor$/],
  ['IMPERIAL', '4′ 3″', /^(4′ [012]″|3′ 1?\d″)$/, /^Camera (4|3) feet( \d+ inch(es)?)? above the floor$/],
])('in %s units derives the height of the camera from the line of the ceiling', async (units, before, after, said) => {
  open(failed, job, units);
  expect(await screen.findByText(before)).toBeTruthy();
  const line = await screen.findByRole('slider', { name: 'Ceiling line' });
  focus(line);
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
  // a higher line of the ceiling: less of the room's height is below the camera
  expect(await screen.findByText(after)).toBeTruthy();
  expect(line.getAttribute('aria-valuetext')).toMatch(said);
});

const answerStaged = () =>
  api.answer({
    stageWithOutline: {
      __typename: 'StageWithOutlinePayload',
      stagingJob: { ...job, status: 'QUEUED', failure: null },
    },
  });
const heightField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Ceiling height in/ });

async function typeHeight(text: string) {
  const field = await heightField();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

test.each([
  ['IMPERIAL', `9' 6"`, 2.8956, '9′ 6″', '9 feet 6 inches'],
  ['IMPERIAL', '2.8 m', 2.8, '9′ 2″', '9 feet 2 inches'],
  ['IMPERIAL', '9.5', 2.8956, '9′ 6″', '9 feet 6 inches'],
  ['METRIC', '2,8', 2.8, '2.80 m', '2.80 metres'],
  ['METRIC', '9 ft 6 in', 2.8956, '2.90 m', '2.90 metres'],
])('in %s units reads a ceiling typed as %s as %d m', async (units, typed, metres, text, spoken) => {
  answerStaged();
  const { router } = open(failed, job, units);
  const field = await typeHeight(`${typed}{Enter}`);
  expect(field.value).toBe(text);
  expect(screen.getByRole('slider', { name: 'Ceiling height' }).getAttribute('aria-valuetext')).toBe(spoken);
  await press('Stage with this outline');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/staging/${job.id}`));
  expect(sent()[0]?.outline.ceilingHeight).toBeCloseTo(metres, 6);
});

test.each([
  ['IMPERIAL', 'high', `“high” is not a length. Enter feet and inches as 8' 6", or metres as 2.6 m.`],
  ['METRIC', 'high', `“high” is not a length. Enter metres as 2.6, or feet and inches as 8' 6".`],
  ['IMPERIAL', `25'`, 'The ceiling must be 6′ 7″ to 19′ 8″ high.'],
  ['METRIC', '1.9', 'The ceiling must be 2.00 m to 6.00 m high.'],
])('in %s units refuses a ceiling typed as %s, and stages nothing', async (units, typed, sentence) => {
  open(failed, job, units);
  const field = await typeHeight(typed);
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field.value).toBe(typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const said = field.getAttribute('aria-describedby') ?? '';
  expect(field.ownerDocument.getElementById(said)?.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
  expect(screen.getByText('Correct the ceiling height first.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stage with this outline' }).disabled).toBe(true);
  await userEvent.type(field, '{Escape}');
  expect(field.value).toBe(units === 'IMPERIAL' ? '8′ 6″' : '2.60 m');
  expect(screen.queryByText(sentence)).toBeNull();
});

test('undoes typing in the field by itself, and an entered height with the drawing', async () => {
  open();
  const field = await typeHeight('9');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field.value).toBe('9′ 0″'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field.value).toBe('8′ 6″');
});

test('drops what was typed when the height changes; entering the same height changes nothing', async () => {
  open();
  const field = await typeHeight('high');
  await userEvent.tab();
  await screen.findByText('Correct the ceiling height first.');
  const slider = screen.getByRole('slider', { name: 'Ceiling height' });
  focus(slider);
  await userEvent.keyboard('{ArrowRight}');
  expect(field.value).toBe('8′ 7″');
  await press('Undo');
  expect(field.value).toBe('8′ 6″');
  expect(screen.queryByText('Correct the ceiling height first.')).toBeNull();
  await typeHeight('8′ 6″{Enter}');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['IMPERIAL', 'three feet', 'In feet and inches'],
  ['METRIC', 'one metre', 'In metres'],
])('in %s units draws squares of %s', async (units, side, heading) => {
  open(failed, job, units);
  expect(await screen.findByText(new RegExp(`The squares measure ${side}:`))).toBeTruthy();
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
});

test('shows a refusal in its own words, and keeps the drawing', async () => {
  const message = 'This staging job cannot be tried again now: it waits to be staged.';
  api.answer({ stageWithOutline: { __typename: 'ConflictError', message } });
  open();
  focus(await corner(1));
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await press('Stage with this outline');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await placeOf(1)).toContain('89% from the top');
});

test('asks before an unsent outline is left, but not when it was undone', async () => {
  const { router } = open();
  const back = await screen.findByRole('link', { name: /^Staging Job/ });
  focus(await corner(1));
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(back);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(`/staging/${job.id}/outline/${failed.id}`);
  expect(await placeOf(1)).toContain('89.9% from the top');

  await press('Undo');
  await userEvent.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/staging/${job.id}`));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['closing the tab asks while an outline is unsent', true],
  ['closing the tab does not ask where nothing was drawn', false],
])('%s', async (_, drawn) => {
  open();
  focus(await corner(1));
  if (drawn) await userEvent.keyboard('{ArrowUp}');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(drawn);
});

test('starts with a usual room when nothing was read', async () => {
  open(itemExample({ state: 'FAILED' }));
  expect(await placeOf(2)).toBe('22% from the left, 66% from the top');
  expect(screen.getByRole('button', { name: 'Begin anew' })).toBeTruthy();
});

test('allows no drawing while the job is being staged', async () => {
  open(failed, { ...job, status: 'PROCESSING', failure: null } as typeof job);
  expect(await screen.findByRole('heading', { name: 'The floor cannot be drawn now' })).toBeTruthy();
});

test('does not find an image of another job', async () => {
  open(itemExample({ jobId: 'job_other' }));
  expect(await screen.findByRole('heading', { name: 'Photo not found' })).toBeTruthy();
});
