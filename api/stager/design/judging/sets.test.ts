import { expect, it } from 'vitest';
import { type Kind, KINDS } from '../../kinds.js';
import type { Draft } from '../../furniture/draft.js';
import { boxRoom } from '../testing/boxRoom.js';
import { emptyScene } from '../testing/emptyScene.js';
import { costOfParts, missingCore, missingFromSets } from './sets.js';

/** A piece of the main group, by itself on the floor unless `on` gives the metres of a top below it. */
function piece(kind: Kind, { x = 0, on = 0, width = KINDS[kind].size.width } = {}): Draft {
  return { kind, group: 'main', ...KINDS[kind].size, width, x, z: -3, y: on, angle: 0 };
}

const sceneOf = (pieces: Draft[], wishes: readonly (readonly [Kind, number])[] = [], area = 12) => ({
  ...emptyScene(boxRoom(4, 4).room),
  pieces,
  area,
  wishes: new Map(wishes),
});

const STAND = KINDS.nightstand.size.height;
const stand = (x: number) => [piece('nightstand', { x }), piece('table lamp', { x, on: STAND })];

it('asks for two nightstands with lamps at a bed for two, and for one at a single bed', () => {
  const bed = piece('bed', { width: 1.65 });
  expect(missingFromSets(sceneOf([bed]))).toEqual(['nightstand', 'nightstand']);
  expect(missingFromSets(sceneOf([bed, ...stand(-1)]))).toEqual(['nightstand']);
  expect(missingFromSets(sceneOf([bed, ...stand(-1), piece('nightstand', { x: 1 })]))).toEqual(['table lamp']);
  expect(missingFromSets(sceneOf([bed, ...stand(-1), ...stand(1)]))).toEqual([]);
  expect(missingFromSets(sceneOf([piece('bed', { width: 0.98 }), ...stand(1)]))).toEqual([]);
});

it('asks for all chairs of a table, and refuses one with fewer than two', () => {
  const table = piece('dining table', { width: 1.8 });
  const chairs = [1, 2, 3, 4, 5, 6].map(() => piece('dining chair'));
  expect(missingFromSets(sceneOf([table, ...chairs.slice(0, 4)]))).toEqual(['dining chair', 'dining chair']);
  expect(missingFromSets(sceneOf([table, ...chairs]))).toEqual([]);
  expect(missingCore(sceneOf([table, ...chairs.slice(0, 1)]))).toBe('two chairs');
  expect(missingCore(sceneOf([table, ...chairs.slice(0, 2)]))).toBeNull();
});

it('asks for a table, a second seat, a rug and a lamp with a sofa, and refuses a sofa alone', () => {
  const sofa = piece('sofa');
  expect(missingFromSets(sceneOf([sofa]))).toEqual(['coffee table', 'armchair', 'rug', 'floor lamp']);
  expect(missingCore(sceneOf([sofa]))).toBe('a table or a second seat');
  const group = [sofa, piece('coffee table'), piece('rug'), piece('floor lamp')];
  expect(missingFromSets(sceneOf(group))).toEqual(['armchair']);
  expect(missingFromSets(sceneOf([...group, piece('armchair')]))).toEqual([]);
});

it('takes a pouf for a second seat on a small floor only', () => {
  const group = [piece('sofa'), piece('coffee table'), piece('rug'), piece('floor lamp'), piece('pouf')];
  expect(missingFromSets(sceneOf(group, [], 6))).toEqual([]);
  expect(missingFromSets(sceneOf(group, [], 12))).toEqual(['armchair']);
});

it('asks for the chair of a desk, and refuses one without', () => {
  expect(missingFromSets(sceneOf([piece('desk')]))).toEqual(['task chair', 'desk lamp']);
  expect(missingCore(sceneOf([piece('desk')]))).toBe('its chair');
  expect(missingFromSets(sceneOf([piece('gaming desk')]))).toEqual(['gaming chair']);
  expect(missingCore(sceneOf([piece('desk'), piece('task chair')]))).toBeNull();
});

it('counts a second bench, and lets the agent have fewer or more pieces than usual', () => {
  const benches = [piece('wardrobe'), piece('bench'), piece('bench', { x: 1 })];
  expect(missingFromSets(sceneOf(benches))).toEqual(['bench']);
  expect(missingFromSets(sceneOf(benches, [['bench', 2]]))).toEqual([]);
  expect(missingFromSets(sceneOf([piece('desk'), piece('task chair')], [['desk lamp', 0]]))).toEqual([]);
});

it('costs a set that is not whole once, and each of its missing pieces lightly', () => {
  const bed = piece('bed', { width: 1.65 });
  expect(costOfParts(sceneOf([bed]))).toBe(4);
  expect(costOfParts(sceneOf([bed, ...stand(-1)]))).toBe(3);
  expect(costOfParts(sceneOf([bed, ...stand(-1), ...stand(1)]))).toBe(0);
});
