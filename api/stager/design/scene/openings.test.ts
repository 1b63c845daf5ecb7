import { KINDS } from '../../kinds.js';
import { expect, it } from 'vitest';
import type { Opening } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { beforeSuspectedDoor, leavesDoors, leavesOpenings, turnsBackToFire, visibleOpenings } from './openings.js';
import { boxRoom } from '../testing/boxRoom.js';
import { syntheticRoom } from '../testing/syntheticRoom.js';
import { emptyScene } from '../testing/emptyScene.js';

const { room } = syntheticRoom(35);
const opening = {
  wall: 'back',
  kind: 'door',
  from: -0.5,
  to: 0.4,
  bottom: 0,
  top: 2,
  certainty: 0.3,
  glow: 0,
} as const;
const at = (x: number): Draft => ({
  kind: 'plant',
  group: 'plant 1',
  ...KINDS.plant.size,
  width: 0.4,
  depth: 0.4,
  x,
  z: room.back + 0.3,
  y: 0,
  angle: 0,
});

it('widens a door of low certainty by the error of the reading', () => {
  const before = (x: number, certainty = 0.3) =>
    beforeSuspectedDoor({ ...room, openings: [{ ...opening, certainty }] }, at(x));
  expect(before(0)).toBeGreaterThan(0.1);
  expect(before(0.7)).toBeGreaterThan(0.03); // the leaf ends at 0.5 m, the door as read at 0.4 m
  expect(before(0.9)).toBe(0);
  expect(before(0.7, 0.9)).toBe(0); // a certain door is not widened
});

it('keeps a picture on the wall visible behind the lamp on a sofa’s side table', () => {
  const picture: Opening = { ...opening, kind: 'window', from: -0.6, to: 0.6, bottom: 1, top: 1.7, certainty: 0.9 };
  const fixture = { ...picture, kind: 'picture', certainty: 0.9 } as const;
  const hung = { ...room, openings: [picture], fixtures: [fixture] };
  const sofa: Draft = { ...at(0), kind: 'sofa', group: 'main', width: 2, depth: 0.9, height: 1.1, z: room.back + 0.5 };
  const lamp: Draft = { ...at(0), kind: 'table lamp', group: 'main', y: 0.6, height: 0.6, z: room.back + 0.5 };
  const empty = { ...emptyScene(hung), visibleOpenings: visibleOpenings(hung) };
  expect(empty.visibleOpenings.some(({ isPicture }) => isPicture)).toBe(true);
  expect(leavesOpenings(empty, sofa)).toBe(true);
  expect(leavesOpenings({ ...empty, pieces: [sofa] }, lamp)).toBe(false);
});

it('shows nine tenths of the foot of a door: a dresser before it hides a tenth at most', () => {
  const box = { ...boxRoom(6, 7).room, openings: [{ ...opening, from: -0.5, to: 0.5, certainty: 0.9 }] };
  const scene = { ...emptyScene(box), visibleOpenings: visibleOpenings(box) };
  const dresser = (x: number): Draft => ({ ...at(x), kind: 'dresser', width: 0.5, height: 0.8, z: -5.5 });
  expect(leavesDoors(scene, dresser(0.7))).toBe(true);
  expect(leavesDoors(scene, dresser(0.6))).toBe(false);
});

it('shows nine tenths of a hearth and its stone: one low piece may stand before it, two together hide too much', () => {
  const fireplace: Opening = { ...opening, kind: 'fireplace', from: -0.7, to: 0.7, top: 1.1, certainty: 0.9 };
  const box = { ...boxRoom(6, 7).room, openings: [fireplace] };
  const scene = { ...emptyScene(box), visibleOpenings: visibleOpenings(box) };
  const low = (x: number): Draft => ({ ...at(x), kind: 'dresser', width: 0.3, depth: 0.3, height: 0.4, z: -5.5 });
  const beside = { ...scene, pieces: [low(-0.22)] };
  expect([leavesDoors(scene, low(0.22)), leavesDoors(beside, low(0.22))]).toEqual([true, false]);
  expect(leavesDoors(beside, low(1.5))).toBe(true);
});

it('has the back of a seat turned to it, where it is a fireplace and the seat looks away from its wall', () => {
  const fireplace: Opening = { ...opening, kind: 'fireplace', top: 1, certainty: 0.9 };
  const turns = (angle: number, metres: number) =>
    turnsBackToFire({ ...room, openings: [fireplace] }, { ...at(0), angle, z: room.back + metres });
  expect([turns(0, 1.5), turns(Math.PI, 1.5), turns(Math.PI / 2, 1.5)]).toEqual([true, false, false]);
  expect(turns(0, 4)).toBe(false);
});
