import { describe, expect, it } from 'vitest';
import type { Opening } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { type Kind, KINDS } from '../../kinds.js';
import { boxRoom } from '../testing/boxRoom.js';
import { emptyScene } from '../testing/emptyScene.js';
import { view } from '../scene/view.js';
import { objectionOfPicture } from './roomRules.js';
import { isCut, objection } from './rules.js';

/** A box of 6 by 7 metres. */
const { room } = boxRoom(6, 7);

const draft = (kind: Kind, at: Partial<Draft>): Draft => ({
  kind,
  group: `${kind} 1`,
  ...KINDS[kind].size,
  x: 0,
  z: -5,
  y: 0,
  angle: 0,
  ...at,
});

describe('a chair beside a sofa', () => {
  const sofa = draft('sofa', { group: 'main', x: -1.2, z: -6, width: 2, depth: 0.9 });
  const scene = { ...emptyScene(room), pieces: [sofa] };
  /** So many metres from the sofa's end, which is at -0.2 m. */
  const chair = (metres: number, group: string) =>
    draft('armchair', { group, width: 0.8, depth: 0.8, x: -0.2 + metres + 0.4, z: -6 });

  it('leaves a walkway of 0.75 m where it is of another group', () => {
    expect(objection(scene, chair(0.7, 'chair 1'))).toBe('other piece');
    expect(objection(scene, chair(0.8, 'chair 1'))).toBeNull();
  });

  it('leaves a gap where it is of the same group', () => {
    expect(objection(scene, chair(0.02, 'main'))).toBe('other piece');
    expect(objection(scene, chair(0.1, 'main'))).toBeNull();
  });

  it('does not stand on floor that is reserved', () => {
    const reserved = [{ ...chair(1, 'chair 1'), z: -5.5 }];
    expect(objection({ ...scene, reserved }, chair(1, 'chair 1'))).toBe('reserved floor');
    expect(objection({ ...scene, reserved }, chair(2, 'chair 1'))).toBeNull();
  });
});

describe('the floor that stays free', () => {
  const withOpening = (opening: Pick<Opening, 'wall' | 'kind' | 'from' | 'to' | 'certainty'>) =>
    emptyScene({ ...room, openings: [{ bottom: 0, top: 2, glow: 0, ...opening }] });
  /** So many metres from the right wall. */
  const chair = (metres: number) => draft('armchair', { width: 0.8, depth: 0.8, x: 3 - metres - 0.4, z: -5.5 });

  it.each([
    [0.9, 'opening'],
    [0.3, 'suspected door'],
    [0.1, null],
  ])('before a door of certainty %d is 0.9 m deep, a closer chair breaks the rule: %s', (certainty, rule) => {
    const scene = withOpening({ wall: 'right', kind: 'door', from: -6, to: -5, certainty });
    expect(objection(scene, chair(0.8))).toBe(rule);
    expect(objection(scene, chair(1))).toBeNull();
  });

  it('before a fireplace is 1.2 m deep', () => {
    const scene = withOpening({ wall: 'back', kind: 'fireplace', from: -0.6, to: 0.6, certainty: 0.9 });
    const pouf = (metres: number) => draft('pouf', { width: 0.5, depth: 0.5, height: 0.2, z: -7 + metres + 0.25 });
    expect(objection(scene, pouf(1.1))).toBe('opening');
    expect(objection(scene, pouf(1.3))).toBeNull();
  });
});

describe('a cabinet beside a window', () => {
  const glass = { wall: 'back', kind: 'window', from: -1, to: 1, bottom: 0.85, top: 2, glow: 1 } as const;
  const scene = emptyScene({ ...room, openings: [{ ...glass, certainty: 0.9 }] });
  /** Its left end so many metres beyond the glass. */
  const cart = (metres: number, height = 0.8) =>
    draft('bar cart', { wall: 'back', width: 0.8, depth: 0.4, height, x: 1 + metres + 0.4, z: -6.7 });

  it('stands clear of its frame, unless it is lower than that', () => {
    expect(objection(scene, cart(0.02))).toBe('window frame');
    expect(objection(scene, cart(-0.5))).toBe('window frame');
    expect(objection(scene, cart(0.15))).toBeNull();
    expect(objection(scene, cart(-0.5, 0.7))).toBeNull();
    expect(objection(scene, { ...cart(0.02), kind: 'armchair' })).toBeNull();
  });

  it('hides no frame that is only suspected', () => {
    expect(objection(emptyScene({ ...room, openings: [{ ...glass, certainty: 0.1 }] }), cart(0.02))).toBeNull();
  });
});

it('lets the frame cut two pieces and no third', () => {
  const sofa = (x: number, z: number) => draft('sofa', { group: `sofa ${x}`, width: 1.6, depth: 0.8, x, z });
  const { room: wide } = boxRoom(8, 7);
  const [left, behind, right] = [sofa(-2.2, -3.2), sofa(-3.2, -4.4), sofa(2.2, -3.2)];
  const objectionAmong = (...pieces: Draft[]) => objection({ ...emptyScene(wide), pieces }, right, { inFrame: 0.5 });
  expect([left, behind, right].every((piece) => isCut(wide, piece))).toBe(true);
  expect(objectionAmong(left)).toBeNull();
  expect(objectionAmong(left, behind)).toBe('frame');
});

it('keeps 0.9 m free before the camera', () => {
  const pouf = draft('pouf', { z: -3 });
  const seen = view(room, pouf);
  expect(objectionOfPicture(emptyScene(room), pouf, { ...seen, distance: 0.8 })).toBe('frame');
  expect(objectionOfPicture(emptyScene(room), pouf, { ...seen, distance: 1 })).toBeNull();
});
