import { expect, it } from 'vitest';
import type { Draft } from './draft.js';
import { USUAL } from './proportions.js';
import { fits } from './rules.js';
import type { Scene } from './scene.js';
import { syntheticRoom } from './syntheticRoom.js';
import { emptyScene } from './testing/emptyScene.js';
import { hidesThings } from './things.js';

const { room, evidence } = syntheticRoom(35);
/** An island with something dark on the floor behind it. */
const island: Draft = {
  kind: 'kitchen island',
  group: 'main',
  ...USUAL['kitchen island'],
  x: 0,
  z: -3.6,
  y: 0,
  angle: 0,
};
const scene: Scene = {
  ...emptyScene({ ...room, openings: [], standing: [] }, evidence),
  things: [[0, -4.4]],
  area: 20,
  pieces: [island],
};

it('may be hidden by the seats of a table that hides it already, by nothing else', () => {
  const stool: Draft = { ...island, kind: 'bar stool', ...USUAL['bar stool'], z: island.z + island.depth / 2 + 0.2 };
  expect(hidesThings(scene, stool)).toBe(true);
  expect(fits(scene, stool, { seen: 0 })).toBe(true);
  const other: Draft = { ...stool, kind: 'stool' };
  expect(fits({ ...scene, pieces: [] }, { ...other, z: -3 }, { seen: 0 })).toBe(false);
  expect(fits({ ...scene, pieces: [], things: [] }, { ...other, z: -3 }, { seen: 0 })).toBe(true);
});
