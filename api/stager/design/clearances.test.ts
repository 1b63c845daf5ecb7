import { type Kind, KINDS } from '../kinds.js';
import { expect, it } from 'vitest';
import type { Piece } from '../contract.js';
import { clearances } from './clearances.js';
import { inStyle, mattressTop } from '../furniture/proportions.js';
import { syntheticRoom } from './testing/syntheticRoom.js';

const { room } = syntheticRoom(1);
/** A box of 6 by 6 metres with a door in its back wall. */
const ROOM = {
  ...room,
  walls: { ...room.walls, back: { ...room.walls.back, at: -6 } },
  left: -3,
  right: 3,
  back: -6,
  front: 1,
  openings: [{ wall: 'back', kind: 'door', from: -0.5, to: 0.4, bottom: 0, top: 2, certainty: 0.9, glow: 0 }],
} as const;

const piece = (kind: Kind, at: Partial<Piece>): Piece => ({
  id: `${kind}-1`,
  kind,
  ...inStyle('modern', kind),
  x: 0,
  z: 0,
  y: 0,
  angle: 0,
  seed: 1,
  ...at,
});

const measure = (...pieces: Piece[]) => {
  const found = clearances({ pieces, style: 'modern' }, ROOM);
  return Object.fromEntries(found.map(({ between, metres }) => [between.join(' to '), metres]));
};

it('measures from edge to edge before a sofa, and from middle to middle between seats', () => {
  const sofa = piece('sofa', { z: -4, depth: 0.9 });
  const table = piece('coffee table', { z: -3, depth: 0.4 });
  const chair = piece('armchair', { x: 0.6, z: -2, angle: Math.PI });
  expect(measure(sofa, table, chair)).toMatchObject({
    'sofa-1 to coffee table-1': 0.35,
    'sofa-1 to armchair-1': 2.09,
  });
});

it('measures free floor beside a bed and at its foot', () => {
  const bed = piece('bed', { x: -1.5, z: -3, width: 1.6, depth: 2, angle: Math.PI / 2 });
  const wardrobe = piece('wardrobe', { x: -2, z: -1.2, width: 1, depth: 0.6, angle: Math.PI });
  const found = measure(bed, wardrobe);
  // its head is at the left wall, so its right-hand side faces the back wall, 2.2 m away
  expect(found['bed-1 to right']).toBeCloseTo(2.2, 1);
  expect(found['bed-1 to left']).toBeCloseTo(0.7, 1);
  expect(found['bed-1 to foot']).toBe(3);
  expect(found['door-1 to room']).toBe(3);
});

it('asks for 0.6 m at one side of a bed, and for 0.42 m at the other where it is narrow', () => {
  const bed = piece('bed', { z: -3, width: 1.6, depth: 2 });
  const wardrobes = [-1.65, 1.65].map((x) => piece('wardrobe', { id: `at ${x}`, x, z: -3, width: 0.6, depth: 2 }));
  const found = clearances({ pieces: [bed, ...wardrobes], style: 'modern' }, ROOM);
  const wantedAt = (side: string) => found.find(({ between }) => between[1] === side)?.wanted;
  expect([wantedAt('left'), wantedAt('right')]).toEqual([
    [0.6, null],
    [0.42, null],
  ]);
});

it('measures to the wall behind the camera', () => {
  // its foot is at 0 m, the wall at 1 m
  expect(measure(piece('bed', { z: -1, depth: 2 }))['bed-1 to foot']).toBeCloseTo(1, 1);
});

it('measures behind chairs, desks and doors', () => {
  const chair = piece('dining chair', { z: -4, depth: 0.5 });
  const desk = piece('desk', { x: 2, z: -3, width: 1.4, depth: 0.7, angle: -Math.PI / 2 });
  const plant = piece('plant', { x: 0.9, z: -3, width: 0.4, depth: 0.4 });
  const found = measure(chair, desk, plant);
  expect(found['dining chair-1 to behind']).toBeCloseTo(1.75, 1);
  expect(found['door-1 to room']).toBeCloseTo(1.75, 1);
  expect(found['desk-1 to chair side']).toBeCloseTo(0.55, 1);
});

it.each(['task chair', 'gaming chair'] as const)('leaves a %s at any desk out of the way before it', (kind) => {
  for (const desk of ['desk', 'gaming desk'] as const) {
    const before = piece(desk, { x: 2, z: -3, width: 1.4, depth: 0.7, angle: -Math.PI / 2 });
    const chair = piece(kind, { x: 1.4, z: -3, angle: Math.PI / 2 });
    const side = `${desk}-1 to chair side`;
    expect(measure(before, chair)[side]).toBe(measure(before)[side]);
  }
});

it('measures heights of pendants, pictures and nightstands', () => {
  const table = piece('dining table', { z: -3 });
  const lamp = piece('pendant', { z: -3, y: 1.5 });
  const bed = piece('bed', { x: -2, z: -4, height: 1.1, wall: 'back' });
  const art = piece('art', { x: -2, z: -5.9, y: 1.32, wall: 'back' });
  const level = mattressTop('modern', 1.1);
  const stand = piece('nightstand', { x: -0.9, z: -4, height: level - 0.04 });
  expect(measure(table, lamp, bed, art, stand)).toMatchObject({
    'pendant-1 to dining table-1': Math.round((1.5 - KINDS['dining table'].size.height) * 100) / 100,
    'nightstand-1 top to bed-1 mattress': -0.04,
  });
  const near = { ...bed, z: -4.9 };
  expect(measure(near, art)['art-1 to bed-1']).toBe(0.22);
});
