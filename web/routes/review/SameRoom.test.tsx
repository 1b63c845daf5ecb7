import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import reviewDocument from '../../__generated__/ReviewPageQuery.graphql.js';
import { itemExample, jobExample, mediaExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ReviewPage } from './ReviewPage.js';

const api = useApi();
const report = {
  altText: 'A living room.',
  furnishedFrom: 0.2,
  furnishedTo: 0.8,
  furniture: [],
  preserved: [],
  changedPixels: 1,
  warnings: [],
};
const proof = mediaExample({ id: 'med_proof', isWatermarked: true });
const leader = itemExample({ id: 'item_two', state: 'STAGED', proof, report });

/** The review of a job whose first photo shows the room of its second one. */
function open(change: object) {
  const follower = { ...leader, id: 'item_one', sameRoomAs: leader, ...change };
  const job = jobExample({ status: 'PROOF_READY', items: [follower, leader] });
  api.answer({
    node: job,
    viewer: { workspace: workspaceExample(), notesReading: [] },
    setSameRoom: { __typename: 'SetSameRoomPayload', stagingJob: job },
  });
  renderPage({ Page: ReviewPage, document: reviewDocument, variables: { id: job.id }, address: '/' });
}

const sent = async () => {
  await waitFor(() => expect(api.callsOf('useSetSameRoomMutation')).toHaveLength(1));
  return api.callsOf('useSetSameRoomMutation')[0]?.input;
};

test('where two photos could not be matched, a person says which wall is which', async () => {
  open({ sharesFurniture: false });
  expect(await screen.findByRole('heading', { name: 'The same room as photo 2' })).toBeTruthy();
  expect(screen.getByText(/^It has furniture of its own/)).toBeTruthy();
  const walls = screen.getByRole('combobox', { name: 'Which wall is which' });
  await userEvent.selectOptions(walls, 'Its back wall is the right wall of photo 2');
  await userEvent.click(screen.getByRole('button', { name: 'Match the photos again' }));
  expect(await sent()).toEqual({ itemId: 'item_one', sameRoomAs: 'item_two', backWall: 'RIGHT' });
});

test('a photo with the furniture of another one says so, and can be given its own', async () => {
  open({ sharesFurniture: true });
  expect(await screen.findByText('It has the furniture of photo 2, and follows when that is changed.')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Which wall is which' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Give it furniture of its own' }));
  expect(await sent()).toEqual({ itemId: 'item_one', sameRoomAs: null, backWall: null });
});

test('afterwards, too, a person says that a photo shows the room of another one', async () => {
  open({ sameRoomAs: null });
  const furniture = await screen.findByRole('combobox', { name: 'Furniture of this photo' });
  expect(screen.queryByRole('combobox', { name: 'Which wall is which' })).toBeNull();
  await userEvent.selectOptions(furniture, 'The furniture of photo 2');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Which wall is which' }),
    'Its back wall is the left wall of photo 2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stage it like photo 2' }));
  expect(await sent()).toEqual({ itemId: 'item_one', sameRoomAs: 'item_two', backWall: 'LEFT' });
});

test('offers no furniture of a photo with another look', async () => {
  open({ sameRoomAs: null, style: 'JAPON' });
  expect(await screen.findByRole('button', { name: 'Approve photo' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Furniture of this photo' })).toBeNull();
});
