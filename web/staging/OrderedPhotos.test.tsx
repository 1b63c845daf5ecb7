import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import projectDocument from '../__generated__/ProjectPageQuery.graphql.js';
import { orderOf } from '../order/useOrdering.js';
import { ProjectPage } from '../routes/project/ProjectPage.js';
import {
  type Asked,
  connectionOf,
  jobExample,
  mediaExample,
  pageOf,
  priceListExample,
  projectExample,
} from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { EMPTY_ORDER, type OrderSettings } from './order.js';

const api = useApi();

const suggestion = (change: object) => ({
  __typename: 'RoomSuggestion',
  roomType: 'BEDROOM',
  alternative: null,
  confidence: 0.8,
  needsStaging: true,
  reason: null,
  evidence: ['carpet on the floor', 'a small window'],
  ...change,
});
const FURNISHED = 'Is this room furnished?';
const photo = (name: string, seen: object | null) =>
  mediaExample({ id: `med_${name}`, originalName: `${name}.jpg`, suggestion: seen });

const bed = photo('bed', suggestion({}));
const plain = photo('plain', null);
const full = photo('full', suggestion({ roomType: 'LIVING_ROOM', needsStaging: false, reason: FURNISHED }));

/** The order dialog of a project with these photos. */
async function open(of: readonly object[] = [bed, plain, full], settings?: OrderSettings) {
  const project = projectExample({
    media: (asked: Asked) => pageOf(of, asked),
    mediaCounts: { total: of.length, images: of.length, videos: 0 },
  });
  const stagingCounts = { total: 0, inProgress: 0, processing: 0, completed: 0 };
  api.answer({
    viewer: {
      workspace: { id: 'org_one', priceList: priceListExample },
      stagingCounts,
      projects: connectionOf([project]),
      notesReading: [],
    },
    node: project,
    suggestRooms: { __typename: 'SuggestRoomsPayload', mediaIds: [] },
    createStagingJob: { __typename: 'CreateStagingJobPayload', stagingJob: jobExample() },
  });
  const page = renderPage({
    Page: ProjectPage,
    document: projectDocument,
    variables: { id: 'proj_alder' },
    address: '/projects/proj_alder?tab=media',
    shouldRevalidate: () => false,
  });
  await screen.findByRole('tab', { name: /^Media/ });
  const photos = settings ? [{ id: 'med_plain', name: 'plain.jpg' }] : [];
  const { to, state } = orderOf('proj_alder', photos, settings);
  await act(() => page.router.navigate(to, { state }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Staging Job' }));
  await dialog.findByRole('checkbox', { name: 'plain.jpg' });
  return { ...page, dialog, project };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const roomOf = (dialog: Dialog, name: string) =>
  dialog.getByRole<HTMLSelectElement>('combobox', { name: `Room of ${name}` });
const tick = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('checkbox', { name }));

async function sent(dialog: Dialog) {
  await userEvent.click(dialog.getByRole('button', { name: 'Create Staging Job' }));
  await waitFor(() => expect(api.callsOf('useCreateStagingJobMutation')).toHaveLength(1));
  return api.callsOf('useCreateStagingJobMutation')[0]?.input;
}

test('a photo starts with its suggested room, marked and with a reason, and another can be chosen', async () => {
  const { dialog } = await open();
  await tick(dialog, 'bed.jpg');
  await tick(dialog, 'plain.jpg');
  expect(roomOf(dialog, 'bed.jpg').value).toBe('BEDROOM');
  expect(roomOf(dialog, 'bed.jpg').selectedOptions[0]?.textContent).toBe('Bedroom (suggested)');
  expect(dialog.getByText('Suggested by carpet on the floor').title).toBe('carpet on the floor, a small window');
  expect(roomOf(dialog, 'plain.jpg').selectedOptions[0]?.textContent).toBe('Living Room');

  await userEvent.selectOptions(roomOf(dialog, 'plain.jpg'), 'Home Office');
  expect(await sent(dialog)).toMatchObject({
    roomType: 'LIVING_ROOM',
    inputMediaIds: ['med_bed', 'med_plain'],
    photos: [
      { mediaId: 'med_bed', roomType: 'BEDROOM' },
      { mediaId: 'med_plain', roomType: 'HOME_OFFICE' },
    ],
  });
});

test('"Select all" selects all, and asks about a photo that may need no staging', async () => {
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  expect(dialog.getByText('3 of 3 selected')).toBeTruthy();
  const doubtful = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'full.jpg' });
  expect(doubtful.checked).toBe(true);
  expect(document.getElementById(doubtful.getAttribute('aria-describedby') ?? '')?.textContent).toBe(FURNISHED);
  const words = dialog.getByText('1 selected image may need no staging: see below it.');
  // above the photos, in view
  expect(words.compareDocumentPosition(doubtful)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await tick(dialog, 'full.jpg');
  expect(dialog.getByText('2 of 3 selected')).toBeTruthy();
  expect(dialog.queryByText(/may need no staging/)).toBeNull();
});

test('"Select all" selects the same before the photos are looked at and after', async () => {
  const { dialog } = await open([photo('bed', null), plain, photo('full', null)]);
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  expect(dialog.getByText('3 of 3 selected')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Deselect all' }));
  expect(dialog.getByText('0 of 3 selected')).toBeTruthy();
});

test('the room type that a person chooses for all comes before suggestions, until they are asked for', async () => {
  const { dialog } = await open();
  await tick(dialog, 'bed.jpg');
  await userEvent.click(await dialog.findByRole('button', { name: 'Use Living Room for all' }));
  expect(roomOf(dialog, 'bed.jpg').value).toBe('LIVING_ROOM');
  await userEvent.click(dialog.getByRole('button', { name: 'Use the suggested rooms' }));
  expect(roomOf(dialog, 'bed.jpg').value).toBe('BEDROOM');
});

test('suggestions that arrive late change no choice of a person', async () => {
  const { dialog, tell, project } = await open([plain, photo('other', null)]);
  expect(api.callsOf('useSuggestionsMutation')).toEqual([{ ids: ['med_plain', 'med_other'] }]);
  await tick(dialog, 'plain.jpg');
  await tick(dialog, 'other.jpg');
  await userEvent.selectOptions(roomOf(dialog, 'other.jpg'), 'Gaming Room');

  const looked = [
    photo('plain', suggestion({})),
    photo('other', suggestion({ needsStaging: false, reason: FURNISHED })),
  ];
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  api.answer({ node: { ...project, media: (rows: Asked) => asked.then(() => pageOf(looked, rows)) } });
  await tell({ photoLookedAt: { ...photo('plain', suggestion({ roomType: 'DINING_ROOM' })), project } });
  await waitFor(() => expect(roomOf(dialog, 'plain.jpg').value).toBe('DINING_ROOM'));
  answer();
  // then all photos of the project are read again
  await waitFor(() => expect(roomOf(dialog, 'plain.jpg').value).toBe('BEDROOM'));
  expect(roomOf(dialog, 'other.jpg').value).toBe('GAMING_ROOM');
  expect(dialog.getByText('2 of 2 selected')).toBeTruthy();
});

test('style and words of a photo are behind "Change", and can serve all chosen photos', async () => {
  const { dialog } = await open([plain, photo('other', null)]);
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change the style and words of plain.jpg' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Style of plain.jpg' }), 'Japon');
  await userEvent.type(dialog.getByRole('textbox', { name: /Words for this photo/ }), 'no rug');
  await userEvent.click(dialog.getByRole('button', { name: 'Use this style and these words for all 2 images' }));
  expect(dialog.getAllByText('Japon · “no rug”')).toHaveLength(2);
  expect(await sent(dialog)).toMatchObject({
    style: 'MODERN',
    photos: [
      { mediaId: 'med_plain', style: 'JAPON', notes: 'no rug' },
      { mediaId: 'med_other', style: 'JAPON', notes: 'no rug' },
    ],
  });
});

test('a photo can show the same room as another one that is furnished alike, and say which wall is which', async () => {
  const { dialog } = await open([plain, photo('other', null), bed]);
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change the style and words of other.jpg' }));
  const same = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Same room as other.jpg' });
  expect([...same.options].map(({ text }) => text)).toEqual([
    'Furniture of its own',
    'Same room as photo 1: plain.jpg',
  ]);
  expect(dialog.queryByRole('combobox', { name: /^Which wall/ })).toBeNull();
  await userEvent.selectOptions(same, 'Same room as photo 1: plain.jpg');
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Which wall is which in other.jpg' }),
    'Its back wall is the left wall of photo 1',
  );
  expect(dialog.getByText('Same room as photo 1')).toBeTruthy();
  // it is the room of another photo by now, and cannot name one itself
  await userEvent.click(dialog.getByRole('button', { name: 'Change the style and words of plain.jpg' }));
  expect(dialog.queryByRole('combobox', { name: 'Same room as plain.jpg' })).toBeNull();
  expect(await sent(dialog)).toMatchObject({
    photos: [
      { mediaId: 'med_other', sameRoomAs: 'med_plain', backWall: 'LEFT' },
      { mediaId: 'med_bed', roomType: 'BEDROOM' },
    ],
  });
});

test('an order again starts with the photos and settings of the earlier one', async () => {
  const own = { med_plain: { roomType: 'HOME_OFFICE', notes: 'one desk' } } as const;
  const settings = {
    ...EMPTY_ORDER,
    style: 'MIAMI',
    creativity: 4,
    roomTypeChosen: true,
    notes: 'no plants',
    own,
  } as const;
  const { dialog } = await open([plain, bed], settings);
  expect(await sent(dialog)).toMatchObject({
    projectId: 'proj_alder',
    inputMediaIds: ['med_plain'],
    style: 'MIAMI',
    creativity: 4,
    notes: 'no plants',
    photos: [{ mediaId: 'med_plain', roomType: 'HOME_OFFICE', notes: 'one desk' }],
  });
});

test('forty photos of several rooms are sent as one order', async () => {
  const forty = Array.from({ length: 40 }, (_, k) => photo(`p${k}`, suggestion({})));
  const { dialog } = await open([...forty, plain]);
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  const input = await sent(dialog);
  expect(input).toMatchObject({ photos: forty.map(({ id }) => ({ mediaId: id, roomType: 'BEDROOM' })) });
});
