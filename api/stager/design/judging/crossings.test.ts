import { expect, it } from 'vitest';
import type { Opening, Piece, Room, Thing } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { type Kind, KINDS, NOTHING_KEPT } from '../../kinds.js';
import { arrange, withoutCrossing } from '../arrange.js';
import { boxRoom } from '../testing/boxRoom.js';
import { crossings } from './crossings.js';

const { room } = boxRoom(6, 6);
const opening = { wall: 'back', from: -0.5, to: 0.5, bottom: 0, certainty: 0.9, glow: 0 } as const;
const hearth: Opening = { ...opening, kind: 'fireplace', top: 1.2 };
const door: Opening = { ...opening, kind: 'door', top: 2.05 };
const column: Thing = { x: 0, z: -3, width: 0.4, depth: 0.4, height: 2.6, certainty: 0.9 };

const piece = (kind: Kind, x: number, z: number, more: Partial<Piece> = {}): Piece => {
  return { id: `${kind}-1`, kind, ...KINDS[kind].size, x, z, y: 0, angle: 0, seed: 1, ...more };
};
const found = (pieces: readonly Piece[], more: Partial<Room> = {}): string[] =>
  crossings({ ...room, ...more }, { pieces }).map(({ ids, does }) => `${ids.join(', ')} ${does}`);

it('finds what goes through a column, a doubted thing, a hearth with its stone, a built-in and a door that opens', () => {
  const rug = piece('rug', 0, -3);
  expect(found([rug])).toEqual([]);
  expect(found([rug], { things: [column] })).toEqual(['rug-1 crosses a thing']);
  expect(found([rug], { things: [{ ...column, certainty: 0.3 }] })).toEqual(['rug-1 crosses a thing']);
  // 35 cm before the wall
  const low = piece('rug', 0, -6 + 0.35 + KINDS.rug.size.depth / 2);
  expect(found([low])).toEqual([]);
  expect(found([low], { openings: [hearth] })).toEqual(['rug-1 crosses a hearth']);
  expect(found([low], { openings: [{ ...hearth, certainty: 0.3 }] })).toEqual(['rug-1 crosses a hearth']);
  expect(found([low], { openings: [{ ...hearth, kind: 'obstacle' }] })).toEqual(['rug-1 crosses a built-in']);
  expect(found([low], { openings: [door] })).toEqual(['rug-1 crosses a door']);
  // sliding doors take no floor
  expect(found([{ ...low, z: low.z + 0.1 }], { openings: [{ ...door, from: -1, to: 1 }] })).toEqual([]);
});

it('finds what reaches into a wall or the ceiling, headboards included', () => {
  expect(found([piece('bed', 0, -6 + KINDS.bed.size.depth / 2 - 0.02)])).toEqual(['bed-1 goes through a wall']);
  expect(found([piece('plant', 2, -5, { height: 2.7 })])).toEqual(['plant-1 goes through floor or ceiling']);
});

it('finds pieces in each other or nearer than 5 cm, but not a chair at its table', () => {
  const table = piece('dining table', 0, -3);
  const chair = piece('dining chair', 0, -3 + 0.45 + 0.15, { angle: Math.PI });
  expect(found([table, chair])).toEqual([]);
  expect(found([table, { ...chair, z: -3 }])).toEqual(['dining table-1, dining chair-1 stand in each other']);
  const beside = (gap: number) => piece('armchair', table.width / 2 + KINDS.armchair.size.width / 2 + gap, -3);
  expect(found([table, beside(-0.1)])).toEqual(['dining table-1, armchair-1 stand in each other']);
  expect(found([table, beside(0.03)])).toEqual(['dining table-1, armchair-1 are less than 0.05 m apart']);
  expect(found([table, beside(0.06)])).toEqual([]);
  const bed = piece('bed', 0, -3);
  const bench = piece('bench', 0, bed.z + bed.depth / 2 + KINDS.bench.size.depth / 2 + 0.02);
  expect(found([bed, bench])).toEqual([]);
});

it('furnishes a room with doubted things, a hearth and a door without crossing one', () => {
  const things = [-1.2, 0.3, 1.6].map((x, index): Thing => {
    return { x, z: -3.2 - 0.4 * index, width: 0.25, depth: 0.25, height: 0.75, certainty: 0.4 };
  });
  const furnished: Room = { ...room, things, openings: [hearth, { ...door, wall: 'left', from: -4, to: -3.1 }] };
  const made = (['living_room', 'bedroom', 'dining_room'] as const).flatMap((roomType) =>
    [1, 2, 3].map((seed) => {
      const request = { roomType, seed, style: 'modern', creativity: 15, preserve: NOTHING_KEPT } as const;
      return arrange({ ...request, room: furnished });
    }),
  );
  expect(made.flatMap((plan) => crossings(furnished, plan))).toEqual([]);
});

it('leaves out the group of what crosses something, and what stands on it; never the main piece', () => {
  const draft = (kind: Kind, group: string, x: number, z: number, y = 0): Draft => {
    return { kind, group, ...KINDS[kind].size, x, z, y, angle: 0 };
  };
  const sofa = draft('sofa', 'main', 0, -5.4);
  const desk = draft('desk', 'desk', 0, -3);
  const others = [draft('task chair', 'desk', 0, -2.4), draft('books', 'top', 0, -3, desk.height)];
  const request = {
    roomType: 'living_room',
    seed: 1,
    style: 'modern',
    creativity: 15,
    preserve: NOTHING_KEPT,
  } as const;
  const kinds = (things: readonly Thing[]) =>
    withoutCrossing([sofa, desk, ...others], { ...request, room: { ...room, things } })?.map(({ kind }) => kind);
  expect(kinds([])).toEqual(['sofa', 'desk', 'task chair', 'books']);
  expect(kinds([column])).toEqual(['sofa']);
  expect(kinds([{ ...column, z: -5.4 }])).toBeUndefined();
});
