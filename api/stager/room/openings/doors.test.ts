import { expect, test } from 'vitest';
import type { Opening } from '../../contract.js';
import { besideWindows, likeliestHearth, withoutDarkWalls } from './doors.js';

const door: Opening = {
  wall: 'back',
  kind: 'door',
  from: 0,
  to: 0.9,
  bottom: 0,
  top: 2.1,
  certainty: 0.8,
  glow: 0,
};
const pane: Opening = { ...door, kind: 'window', from: 0.1, to: 0.8, bottom: 0.22, top: 2, glow: 0.5 };

test('keeps a door with a pane in it, and rejects one if wall begins below its glass', () => {
  expect(besideWindows([door], [pane])).toEqual([door]);
  expect(besideWindows([door], [{ ...pane, bottom: 0.4 }])).toEqual([]);
  expect(besideWindows([door], [{ ...pane, bottom: 0.4, certainty: 0.2 }])).toEqual([door]);
  expect(besideWindows([door], [{ ...pane, bottom: 1, from: 0.3, to: 0.6 }])).toEqual([door]);
  expect(besideWindows([door], [{ ...pane, from: 0.5, to: 1.4 }])).toEqual([]);
});

test('rejects a less likely door right beside another', () => {
  const beside = { ...door, from: 0.95, to: 1.6, certainty: 0.6 };
  expect(besideWindows([beside, door], [])).toEqual([door]);
  expect(besideWindows([{ ...beside, from: 1.1 }, door], [])).toHaveLength(2);
  expect(
    besideWindows(
      [
        { ...beside, certainty: 0.88 },
        { ...door, certainty: 0.9 },
      ],
      [],
    ),
  ).toHaveLength(2);
});

test('adds a door where glass reaches from the floor to a door’s height', () => {
  const sliding = { ...pane, from: -1, to: 1, bottom: 0.04, top: 2.05 };
  const found = { ...door, from: -1, to: 1, top: 2.05 };
  expect(besideWindows([], [sliding])).toEqual([found]);
  expect(besideWindows([found], [sliding])).toEqual([found]);
  for (const other of [{ bottom: 0.3 }, { to: 3 }, { top: 2.6 }, { certainty: 0.4 }]) {
    expect(besideWindows([], [{ ...sliding, ...other }])).toEqual([]);
  }
});

test('keeps such a door with a low threshold, or with an uncertain door within the glass', () => {
  const french = { ...pane, from: -1, to: 1, bottom: 0.12, top: 2.05 };
  const found = { ...door, from: -1, to: 1, top: 2.05 };
  expect(besideWindows([], [french])).toEqual([found]);
  const doubted = { ...door, from: -0.9, to: 0.1, certainty: 0.3 };
  expect(besideWindows([doubted], [french])).toEqual([found]);
});

test('takes glass above a bottom rail for a door if it looks like a leaf', () => {
  const glass = { ...pane, from: -0.7, to: 0.7, bottom: 0.22, top: 2 };
  const leaf = { ...door, from: -0.82, to: 0.8, top: 2.1 };
  expect(besideWindows([], [glass], [leaf])).toEqual([{ ...glass, kind: 'door', bottom: 0, glow: 0 }]);
  expect(besideWindows([], [glass], [{ ...leaf, to: 1.6 }])).toEqual([]);
  expect(besideWindows([], [{ ...glass, bottom: 0.4 }], [leaf])).toEqual([]);
});

const hearth: Opening = { ...door, kind: 'fireplace', from: 0.4, to: 1.8, top: 1.2 };

test('takes a wide dim window around a hearth for a dark wall', () => {
  const bricks: Opening = { ...pane, from: -0.6, to: 2.6, bottom: 0.1, top: 2.4, glow: 0.1 };
  expect(withoutDarkWalls([bricks], [hearth], 0.5)).toEqual([]);
  expect(withoutDarkWalls([bricks], [{ ...hearth, certainty: 0.4 }], 0.5)).toEqual([bricks]);
  for (const other of [{ glow: 0.3 }, { to: 0.7 }, { bottom: 0.7 }, { from: 0.9 }]) {
    const window = { ...bricks, ...other };
    expect(withoutDarkWalls([window], [hearth], 0.5)).toEqual([window]);
  }
});

test('keeps one hearth per wall, the likeliest that no door overlaps', () => {
  const other = { ...hearth, from: 2.2, to: 3.4, certainty: 0.9 };
  expect(likeliestHearth([hearth, other], [])).toEqual([other]);
  expect(likeliestHearth([hearth, other], [{ ...door, from: 2.4, to: 3.3 }])).toEqual([hearth]);
});
