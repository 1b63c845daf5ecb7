/**
 * Compares the light on furniture with the truth: rooms that the path tracer renders empty and furnished with the
 * engine's own furniture. The empty rendering is the photo, the room is given.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { composePhoto } from './compose/composite.js';
import { STYLES, type Raster } from './contract.js';
import { arrange } from './design/arrange.js';
import { buildScene } from './furniture/catalogue/build.js';
import { boundsOf } from './design/scene/footprint.js';
import { floorInPicture } from './design/testing/syntheticRoom.js';
import { LINEAR, luminance } from './photo/colour.js';
import { quantile } from './photo/quantile.js';
import type { Material } from './mesh/mesh.js';
import type { Layer } from './render/layer.js';
import { renderScene } from './render/renderScene.js';
import { develop, roomOf, traceRoom } from './synthetic/emptyRoom.js';
import type { RoomSpec } from './synthetic/roomSpec.js';

const USUAL: RoomSpec = {
  picture: { width: 300, height: 200 },
  camera: { eye: 1.35, hfov: 78, yaw: 6, pitch: 0 },
  left: -2.3,
  right: 2.4,
  back: -4.4,
  ceiling: 2.6,
  windows: [{ wall: 'left', from: -3.6, to: -1.9, bottom: 0.7, top: 2.2 }],
  doors: [],
  floor: { kind: 'plank', colour: [0.4, 0.3, 0.2] },
  wallColour: [0.74, 0.73, 0.7],
  outside: 'sky',
  light: { daylight: 7, lamps: 0.1, behind: 0.15, glare: 1, tint: [1, 1, 1], exposure: 0.5, noise: 0.5 },
  seed: 3,
};

const ROOMS: Readonly<Record<string, RoomSpec>> = {
  'lit from the side': USUAL,
  'lit from two sides, with walls of colour': {
    ...USUAL,
    windows: [
      { wall: 'right', from: -2.9, to: -1.6, bottom: 0.8, top: 2.1 },
      { wall: 'left', from: -3.9, to: -3.0, bottom: 0.8, top: 2.1 },
    ],
    wallColour: [0.5, 0.56, 0.5],
    seed: 4,
  },
};

/** Without texture or gloss: only light is compared. */
const flat = ({ colour, twoSided }: Material): Material => ({
  texture: 'plain',
  colour,
  roughness: 1,
  f0: 0,
  ...(twoSided && { twoSided }),
});

interface Compared {
  readonly layer: Layer;
  readonly ours: Raster;
  readonly photo: Raster;
  readonly truth: Raster;
}

/** Luminance from which a photo is clipped. */
const BLOWN = 0.9;

const TRACED = { samples: 48, bounces: 4 } as const;

async function compare(spec: RoomSpec): Promise<Compared> {
  const known = roomOf(spec);
  const room = { ...known, floorOutline: floorInPicture(known.camera, known, spec.picture) };
  const preserve = { floor: false, walls: false, windows: false, ceiling: false };
  const plan = arrange({ room, roomType: 'living_room', style: STYLES[0], creativity: 15, preserve, seed: 5 });
  const { mesh, materials } = buildScene(plan);
  const scene = { mesh, materials: materials.map(flat) };
  const empty = await traceRoom(spec, TRACED);
  const furnished = await traceRoom(spec, { ...TRACED, furniture: scene });
  const photo = develop(empty, spec);
  const bounds = plan.pieces.map(boundsOf);
  const layer = await renderScene({ photo, room, scene, furniture: bounds, solid: bounds });
  const { image } = await composePhoto(photo, layer);
  return { layer, ours: image, photo, truth: develop(furnished, spec, empty) };
}

const lightAt = ({ data }: Raster, k: number): number =>
  luminance(LINEAR[data[k * 3]], LINEAR[data[k * 3 + 1]], LINEAR[data[k * 3 + 2]]);

/** Difference in stops between the engine's rendering and the truth, of pixels fully covered by furniture. */
function stopsOff({ layer, ours, truth }: Compared): number[] {
  const stops: number[] = [];
  for (let k = 0; k < layer.coverage.length; k++) {
    if (layer.coverage[k] < 1) continue;
    stops.push(Math.log2((lightAt(ours, k) + 0.003) / (lightAt(truth, k) + 0.003)));
  }
  return stops;
}

describe.each(Object.entries(ROOMS))('in a room %s', (_name, spec) => {
  let compared: Compared;
  beforeAll(async () => {
    compared = await compare(spec);
  }, 120_000);

  test('furniture is as bright as in the path tracer’s rendering', () => {
    const stops = stopsOff(compared);
    expect(stops.length).toBeGreaterThan(3000);
    // a rug takes no more shade than the floor beside it, which the light of the second room calls for
    expect(Math.abs(quantile(stops, 0.5))).toBeLessThan(0.37);
    expect(quantile(stops.map(Math.abs), 0.5)).toBeLessThan(0.38);
    // an empty room's light is as bright in the mean, but not pixel for pixel
    expect(quantile(stops, 0.9) - quantile(stops, 0.1)).toBeLessThan(1.3);
  });

  test('the room loses as much light around it', () => {
    const { layer, ours, photo, truth } = compared;
    const apart: number[] = [];
    for (let k = 0; k < layer.coverage.length; k++) {
      if (layer.coverage[k] > 0 || lightAt(photo, k) > BLOWN) continue;
      apart.push((lightAt(ours, k) - lightAt(truth, k)) / Math.max(0.02, lightAt(photo, k)));
    }
    const off = apart.map(Math.abs);
    expect(quantile(off, 0.5)).toBeLessThan(0.06);
    expect(quantile(off, 0.9)).toBeLessThan(0.2);
  });
});
