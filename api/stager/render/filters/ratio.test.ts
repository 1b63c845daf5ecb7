import { expect, test } from 'vitest';
import type { Camera } from '../../contract.js';
import type { Box } from '../../room/camera/roomBox.js';
import { PLANE, createFrame, plane } from '../trace/frame.js';
import { glareShareOf } from '../../light/glareShare.js';
import { FACE } from '../../room/camera/roomBox.js';
import { MAP_CELLS } from '../../kernel/layout.js';
import { uniformMap } from '../../light/roomMap.js';
import { fadeFrom, fadesFor, type Bounds } from '../../room/camera/renderView.js';
import { createShades, type FaceShade } from '../trace/shade.js';
import { LAID } from './contact.js';
import { finishRatio, rugShadeReader, shadeOfRugs, type LightChange } from './ratio.js';
import { NOT_SEEN } from './resolve.js';

const SIZE = 32;
const BOX: Box = { left: -2, right: 2, back: -4, front: 0, ceiling: 2.6 };
/** Looks down: the whole picture is floor. */
const CAMERA: Camera = { focal: 40, cx: 16, cy: 16, rotation: [1, 0, 0, 0, 0.6, 0.8, 0, -0.8, 0.6], height: 1.3 };

/** A change of light by shadow alone. */
const change = (shades: readonly FaceShade[]): LightChange => ({
  box: BOX,
  shades,
  shading: { onFloor: [], fades: fadesFor(0) },
  glow: (_face, _x, _y, _z, out) => void out.fill(1),
  shown: { floor: 1, wall: 1 },
  windows: [],
  glare: null,
});

interface Changed {
  /** what furniture changes */
  readonly shade: number;
  readonly reflection: number;
  /** columns that furniture covers */
  readonly covers?: (column: number) => boolean;
}

/** The ratio in the picture's middle, on a floor of which half is glare. */
function ratioOf({ shade, reflection, covers = () => false }: Changed) {
  const frame = createFrame(SIZE, SIZE);
  plane(frame, PLANE.guide, 1).fill(1);
  plane(frame, PLANE.reflection, 3).fill(reflection);
  const coverage = plane(frame, PLANE.coverage, 1);
  coverage.forEach((_, k) => (coverage[k] = covers(k % SIZE) ? 1 : 0));
  const shades = createShades(BOX);
  shades.find(({ face }) => face === FACE.floor)?.losses.fill(shade);
  const map = uniformMap([0.4, 0.4, 0.4]);
  map.seen.fill(1);
  const before = map.radiance.slice();
  const floor = FACE.floor * MAP_CELLS * MAP_CELLS * 3;
  for (let k = floor; k < floor + MAP_CELLS * MAP_CELLS * 3; k++) before[k] = 0.8;
  finishRatio(frame, { from: 0, to: SIZE }, { ...change(shades), glare: glareShareOf(before, map) }, CAMERA);
  return plane(frame, PLANE.rawRatio, 3)[(SIZE * 16 + 16) * 3 + 1];
}

test('does not darken reflected light by shadow', () => {
  expect(ratioOf({ shade: 0.4, reflection: 1 })).toBeCloseTo(1 - 0.5 * 0.4, 2);
});

test('removes as much of the floor’s glare as the furniture hides of what it reflects', () => {
  expect(ratioOf({ shade: 0, reflection: 0.25 })).toBeCloseTo(1 - 0.5 * 0.75, 2);
  expect(ratioOf({ shade: 0.4, reflection: 0 })).toBeCloseTo(0.5 * 0.6, 2);
});

test('brightens the floor where furniture is brighter than what it hides', () => {
  expect(ratioOf({ shade: 0, reflection: 1.5 })).toBeCloseTo(1.25, 2);
});

test('is exactly 1 where nothing changes', () => {
  expect(ratioOf({ shade: 0, reflection: 1 })).toBe(1);
});

test('applies only the shadow where no sample hit the floor', () => {
  expect(ratioOf({ shade: 0, reflection: NOT_SEEN })).toBe(1);
});

test('knows the shadow beside a gap of one pixel, into which furniture may be blurred', () => {
  const [shade, reflection] = [0.4, 1];
  expect(ratioOf({ shade, reflection, covers: (column) => column !== 17 })).toBeCloseTo(1 - 0.5 * shade, 2);
  expect(ratioOf({ shade, reflection, covers: () => true })).toBe(1);
});

test('a rug shows the shadow as the floor beside it: in full close to furniture, faded away from it', () => {
  const shades = createShades(BOX);
  const fades = fadesFor(0);
  const piece: Bounds = [-0.5, 0, -3, 0.5, 0.5, -2];
  /** Shown light on a rug this far before the piece, where furniture takes a part of the light. */
  const shownAt = (away: number, taken: number, floor: number): number => {
    const fade = fadeFrom(away, fades.floor);
    shades.find(({ face }) => face === FACE.floor)?.losses.fill(taken * fade);
    const read = rugShadeReader({ ...change(shades), shading: { onFloor: [piece], fades }, shown: { floor, wall: 1 } });
    return (1 - taken) * read(0, -2 + away);
  };
  expect(shownAt(0.05, 0.4, 1)).toBeCloseTo(0.6);
  expect(shownAt(0.3, 0.2, 1)).toBeCloseTo(1 - 0.2 * fadeFrom(0.3, fades.floor));
  expect(shownAt(0.05, 0.4, 0)).toBeCloseTo(0.6 ** 0.55);
  expect(shownAt(0.79, 0.02, 1)).toBeCloseTo(0.98, 1);
});

test('a pixel of a leg and the rug beside it counts as the rug, and the leg does not', () => {
  const frame = createFrame(SIZE, SIZE);
  const ground = new Uint8Array(SIZE * SIZE).fill(LAID);
  const agreement = plane(frame, PLANE.agreement, 1).fill(1);
  plane(frame, PLANE.depth, 1).fill(1);
  for (let y = 0; y < SIZE; y++) {
    for (const x of [10, 11, 12, 13]) ground[y * SIZE + x] = 0;
    for (const x of [10, 13]) agreement[y * SIZE + x] = 0.6;
  }
  const left = shadeOfRugs({ frame, camera: CAMERA, ground }, change(createShades(BOX)));
  expect([9, 10, 11, 12, 13, 14].map((x) => left[16 * SIZE + x])).toEqual([1, 1, 0, 0, 1, 1]);
});
