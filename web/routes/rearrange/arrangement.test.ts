import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnnouncement } from '../../feedback/announcer.js';
import { Arrangement } from './arrangement.js';
import type { Wanted } from './engine/messages.js';
import { PLAN, ROOM } from './testing/furnished.js';
import { useInlineThread } from './testing/inlineThread.js';

let thread: ReturnType<typeof useInlineThread>;
beforeEach(() => {
  thread = useInlineThread();
});

async function opened() {
  const arrangement = new Arrangement({ room: ROOM, plan: PLAN, ordered: {}, units: 'metric' });
  arrangement.open();
  await vi.waitFor(() => expect(arrangement.store.get().ready).toBe(true));
  return arrangement;
}

const dragged = (id: string, x: number, z: number): Wanted => ({ kind: 'place', id, x, z, sticks: false, along: [] });
const angleOf = (arrangement: Arrangement) => arrangement.pieceOf('armchair-1')?.angle;

test('deeds that come faster than their answers add up, and are one edit', async () => {
  const arrangement = await opened();
  const turn = () =>
    arrangement.act(
      ({ pieces }) => [{ act: 'turn', id: 'armchair-1', angle: (pieces[1]?.angle ?? 0) + 0.25 }],
      'Turned.',
      'keys',
    );
  await Promise.all([turn(), turn(), turn()]);
  expect(angleOf(arrangement)).toBeCloseTo(1.2 + 0.75);
  expect(arrangement.edits).toEqual([{ act: 'turn', id: 'armchair-1', angle: expect.closeTo(1.95) }]);
  arrangement.undo();
  await vi.waitFor(() => expect(angleOf(arrangement)).toBe(1.2));
  expect(arrangement.edits).toEqual([]);
});

test('a drag that begins before the one before is kept goes on from it', async () => {
  const arrangement = await opened();
  arrangement.drag(dragged('armchair-1', -1.4, -3));
  arrangement.release();
  arrangement.drag(dragged('coffee-table-1', 0.4, -3.2));
  arrangement.release();
  await vi.waitFor(() => expect(arrangement.edits).toHaveLength(2));
  expect(arrangement.pieceOf('armchair-1')).toMatchObject({ x: expect.closeTo(-1.4) });
  expect(arrangement.pieceOf('coffee-table-1')).toMatchObject({ x: expect.closeTo(0.4) });
});

test('of the places of a drag the newest is kept, as one step', async () => {
  const arrangement = await opened();
  for (const x of [-1.5, -1.4, -1.3, -1.2]) arrangement.drag(dragged('armchair-1', x, -3));
  arrangement.release();
  await vi.waitFor(() => expect(arrangement.edits).toHaveLength(1));
  expect(arrangement.pieceOf('armchair-1')).toMatchObject({ x: expect.closeTo(-1.2) });
  arrangement.undo();
  await vi.waitFor(() => expect(arrangement.edits).toEqual([]));
});

test('undo right after a drag takes that back', async () => {
  const arrangement = await opened();
  arrangement.drag(dragged('armchair-1', -1.4, -3));
  arrangement.release();
  arrangement.undo();
  await vi.waitFor(() => expect(arrangement.store.get().history.future).toHaveLength(1));
  await vi.waitFor(() => expect(arrangement.pieceOf('armchair-1')).toMatchObject({ x: -1.6 }));
});

test('a piece that is turned by its knob has one edit', async () => {
  const arrangement = await opened();
  for (const angle of [1.3, 1.4, 1.5]) arrangement.drag({ kind: 'turn', id: 'armchair-1', angle });
  arrangement.release();
  await vi.waitFor(() => expect(arrangement.edits).toEqual([{ act: 'turn', id: 'armchair-1', angle: 1.5 }]));
});

test('says what was done and what bars the arrangement in one text', async () => {
  const arrangement = await opened();
  const said = renderHook(() => useAnnouncement());
  const before = said.result.current.turn;
  await act(() => arrangement.act(() => [{ act: 'move', id: 'armchair-1', x: 0, z: -4.4 }], 'Moved.'));
  expect(said.result.current).toEqual({
    text: expect.stringMatching(/^Moved\. .* stand in each other\.$/),
    turn: before + 1,
  });
});

test('keeps nothing of a deed that is refused, and goes on', async () => {
  const arrangement = await opened();
  expect(await arrangement.act(() => [{ act: 'remove', id: 'piano-1' }], 'Removed.')).toBeNull();
  expect(arrangement.edits).toEqual([]);
  expect(await arrangement.act(() => [{ act: 'remove', id: 'art-1' }], 'Removed.')).not.toBeNull();
});

test('ends what waits when its thread ends with an error', async () => {
  const arrangement = await opened();
  const waiting = arrangement.act(() => [{ act: 'remove', id: 'art-1' }], 'Removed.');
  await Promise.resolve();
  thread.fail();
  expect(await waiting).toBeNull();
  expect(arrangement.store.get().broken).toBe(true);
  expect(await arrangement.act(() => [{ act: 'remove', id: 'art-1' }], 'Removed.')).toBeNull();
});
