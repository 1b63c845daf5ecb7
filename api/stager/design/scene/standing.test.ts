import { KINDS } from '../../kinds.js';
import { expect, it } from 'vitest';
import type { Room } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { fits } from '../placing/rules.js';
import { hidesCertainThing, hidesPossibleThing, meetsStanding } from './standing.js';
import type { Scene } from './scene.js';
import { syntheticRoom } from '../testing/syntheticRoom.js';
import { emptyScene } from '../testing/emptyScene.js';

const { room } = syntheticRoom(35);
/** An island with something dark on the floor behind it. */
const island: Draft = {
  kind: 'kitchen island',
  group: 'main',
  ...KINDS['kitchen island'].size,
  x: 0,
  z: -3.6,
  y: 0,
  angle: 0,
};
const dark = { x: 0, z: -4.4, width: 0.25, depth: 0.25, height: 0.75, certainty: 0.4 } as const;
const sceneWith = (things: Room['things']): Scene => ({
  ...emptyScene({ ...room, openings: [], things }),
  area: 20,
});
const scene: Scene = { ...sceneWith([dark]), pieces: [island] };

it('lets only the seats of a table that hides a thing already hide that thing', () => {
  const stool: Draft = {
    ...island,
    kind: 'bar stool',
    ...KINDS['bar stool'].size,
    z: island.z + island.depth / 2 + 0.2,
  };
  expect(hidesPossibleThing(scene.room, stool)).toBe(true);
  expect(fits(scene, stool, { seen: 0 })).toBe(true);
  const other: Draft = { ...stool, kind: 'stool' };
  expect(fits(sceneWith([dark]), { ...other, z: -3 }, { seen: 0 })).toBe(false);
  expect(fits(sceneWith([]), { ...other, z: -3 }, { seen: 0 })).toBe(true);
});

it('refuses a low piece that hides the foot of a thing', () => {
  const plant = { x: 0, z: -4.4, width: 0.5, depth: 0.5, height: 1.4, certainty: 0.9 } as const;
  const bench: Draft = { ...island, kind: 'bench', group: 'bench 1', ...KINDS.bench.size, height: 0.2, z: -4 };
  expect(hidesCertainThing(sceneWith([plant]).room, bench)).toBe(true);
  expect(hidesCertainThing(sceneWith([plant]).room, { ...bench, x: 1.6 })).toBe(false);
  const doubted = sceneWith([{ ...plant, certainty: 0.4 }]).room;
  expect(hidesPossibleThing(doubted, bench)).toBe(true);
  // the group that the picture is about need not leave all of what may not be there to be seen
  expect(hidesPossibleThing(doubted, { ...bench, group: 'main' })).toBe(false);
});

it('keeps its place where it is surely there', () => {
  const plant = { ...dark, certainty: 0.9 };
  expect(meetsStanding(sceneWith([plant]).room, { ...island, z: plant.z })).toBe(true);
  expect(meetsStanding(sceneWith([plant]).room, island)).toBe(false);
  expect(meetsStanding(sceneWith([dark]).room, { ...island, z: plant.z })).toBe(false);
});
