import { expect, it } from 'vitest';
import type { Draft } from '../../furniture/draft.js';
import { boxRoom } from '../testing/boxRoom.js';
import { emptyScene } from '../testing/emptyScene.js';
import { layRug, setOn } from './place.js';

const size = { width: 1.2, depth: 0.4, height: 0.75 };
const sideboard: Draft = { kind: 'sideboard', group: 'main', ...size, x: 0, z: -5, y: 0, angle: 0 };
const sceneOf = () => ({ ...emptyScene(boxRoom(6, 7).room), pieces: [sideboard] });

it('sets a lamp anywhere along a narrow sideboard, but not over its ends nor over its front', () => {
  const setAt = (x: number, z: number) => setOn(sceneOf(), sideboard, 'table lamp', { x, z }) !== null;
  expect([-0.4, 0, 0.4].map((x) => setAt(x, 0))).toEqual([true, true, true]);
  expect([-0.6, 0.6].map((x) => setAt(x, 0))).toEqual([false, false]);
  expect(setAt(0, 0.3)).toBe(false);
});

it('sets nothing where another thing stands on the same sideboard', () => {
  const scene = sceneOf();
  const setAt = (x: number) => setOn(scene, sideboard, 'table lamp', { x, z: 0 }) !== null;
  expect([setAt(0.4), setAt(0.3), setAt(-0.4)]).toEqual([true, false, true]);
});

it('lays a rug clear of the swing of a leaf, and no nearer to a sliding door than 0.4 m', () => {
  const door = { wall: 'back', kind: 'door', from: -0.5, to: 0.5, bottom: 0, top: 2, certainty: 0.9, glow: 0 } as const;
  const sceneWith = (width: number) =>
    emptyScene({ ...boxRoom(6, 7).room, openings: [{ ...door, from: -width / 2, to: width / 2 }] });
  const rug = (metres: number): Draft => ({
    ...sideboard,
    kind: 'rug',
    width: 2,
    depth: 1.4,
    height: 0.02,
    z: -7 + metres + 0.7,
  });
  expect(layRug(sceneWith(1), [rug(0.85)])).toBeNull();
  expect(layRug(sceneWith(1), [rug(0.85), rug(0.95)])).toMatchObject({ z: rug(0.95).z });
  expect(layRug(sceneWith(1.8), [rug(0.35)])).toBeNull();
  expect(layRug(sceneWith(1.8), [rug(0.35), rug(0.45)])).toMatchObject({ z: rug(0.45).z });
});
