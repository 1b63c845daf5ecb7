import { expect, test } from 'vitest';
import type { Opening } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import type { FoundCeiling } from './ceiling.js';
import { type Measured, eyeHeight } from './scaleWitnesses.js';
import { FRONTAL_DRAWING, cameraOfDrawing } from '../testing/drawRoom.js';

/** Metres */
const EYE = 1.25;
const SIZE = { width: 720, height: 480 };

/** A reading whose lengths are all wrong by one factor. */
interface Misread {
  readonly ceiling: number;
  readonly factor?: number;
  readonly score?: number;
  /** true heights of door heads, with the doors' certainty */
  readonly doors?: readonly (readonly [top: number, certainty: number])[];
}

function measured({ ceiling, factor = 1, score = 0.8, doors = [] }: Misread): Measured {
  const camera = { ...cameraOfDrawing({ ...SIZE, ...FRONTAL_DRAWING }), height: EYE * factor };
  const line: FoundCeiling = { ratio: ceiling / EYE - 1, seen: 0.9, score };
  const openings = doors.map(([top, certainty], k): Opening => {
    const from = k * factor;
    return {
      wall: 'back',
      kind: 'door',
      from,
      to: from + 0.85 * factor,
      bottom: 0,
      top: top * factor,
      certainty,
      glow: 0,
    };
  });
  return {
    box: { ...SIZE, camera, left: -2.2 * factor, right: 2.3 * factor, back: -4.6 * factor },
    openings,
    ceiling: line,
  };
}

const eyeOf = (room: Misread): number => eyeHeight(measured(room)).length;

test('finds the ceiling’s height from a certain door, whatever the reading’s scale', () => {
  for (const ceiling of [2.35, 2.6, 2.9, 3.2, 3.5]) {
    for (const factor of [0.7, 1, 1.2]) {
      const eye = eyeOf({ ceiling, factor, doors: [[2.04, 0.97]] });
      expect(Math.abs(eye / EYE - 1), `ceiling ${ceiling} m`).toBeLessThan(0.06);
    }
  }
});

test('is robust against one false door if ceiling and doors agree', () => {
  const honest = [
    [2.03, 0.95],
    [2.07, 0.9],
  ] as const;
  const eye = eyeOf({ ceiling: 2.6, doors: honest });
  for (const lie of [1.4, 1.7, 2.5, 3.2]) {
    const moved = eyeOf({ ceiling: 2.6, doors: [...honest, [lie, 0.99]] });
    expect(Math.abs(moved / eye - 1), `${lie} m`).toBeLessThan(0.02);
  }
});

test('ignores a head that the picture’s border cuts', () => {
  const room = measured({ ceiling: 2.6, doors: [[2.05, 0.97]] });
  const { camera } = room.box;
  const [door] = room.openings;
  const rowOf = (top: number) => project(camera, [door.from, top, room.box.back])?.[1] ?? 0;
  // the height at which the back wall leaves the picture
  const border = Array.from({ length: 500 }, (_, k) => k / 100).find((top) => rowOf(top) < 2) ?? 0;
  expect(border).toBeGreaterThan(door.top);
  const cut = { ...room, openings: [{ ...door, to: door.from + 1.6, top: border }] };
  expect(eyeHeight(cut)).toEqual(eyeHeight({ ...room, openings: [] }));
  expect(eyeHeight(room)).not.toEqual(eyeHeight({ ...room, openings: [] }));
});

test('is robust against a misread ceiling if two doors agree', () => {
  for (const ceiling of [1.9, 4.4]) {
    const doors = [2.05, 2.05].map((top) => [top, 0.95] as const);
    const eye = eyeOf({ ceiling, doors });
    expect(Math.abs(eye / EYE - 1), `line at ${ceiling} m`).toBeLessThan(0.04);
  }
});

test('does not take a faint line at the heads of doors for the ceiling', () => {
  expect(eyeOf({ ceiling: 2.1, score: 0.2 }) / EYE).toBeLessThan(1.1);
  expect(eyeOf({ ceiling: 2.1, score: 0.9 }) / EYE).toBeGreaterThan(1.1);
});

test('is more certain the more witnesses agree, and least without any', () => {
  const certainty = (room: Misread) => eyeHeight(measured(room)).certainty;
  const nothing = eyeHeight({ ...measured({ ceiling: 2.6 }), ceiling: { ratio: 1, seen: 0, score: 0 } }).certainty;
  expect(nothing).toBeLessThan(certainty({ ceiling: 2.6 }));
  expect(certainty({ ceiling: 2.6 })).toBeLessThan(certainty({ ceiling: 2.6, doors: [[2.05, 0.95]] }));
  expect(certainty({ ceiling: 2.6, doors: [[2.05, 0.95]] })).toBeGreaterThan(0.9);
  expect(certainty({ ceiling: 2.6, doors: [[1.5, 0.7]] })).toBeLessThan(0.9);
});

test('reads a hall smaller than a room with the same lines', () => {
  const room = measured({ ceiling: 2.6 });
  const hall = { ...room, box: { ...room.box, left: -7, right: 8, back: -13 } };
  expect(eyeHeight(hall).length).toBeLessThan(eyeHeight(room).length);
});

test('gives a glazed door less weight than a leaf', () => {
  const leaf = measured({ ceiling: 3.1, doors: [[2.04, 0.97]] });
  const [door] = leaf.openings;
  const glazed = { ...leaf, openings: [door, { ...door, kind: 'window' as const, bottom: 0.3, certainty: 0.4 }] };
  const without = { ...leaf, openings: [] };
  expect(eyeHeight(leaf).length).toBeGreaterThan(eyeHeight(glazed).length);
  expect(eyeHeight(glazed).length).toBeGreaterThan(eyeHeight(without).length * 1.02);
});
