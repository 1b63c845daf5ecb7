/** A synthetic empty room as a photo, with its full description. */
import { easeBright, toSrgb } from '../photo/tone.js';
import type { Camera, Opening, Raster, Room, Side, Wall } from '../contract.js';
import { createRandom } from '../random.js';
import type { Scene } from '../mesh/mesh.js';
import { boundsOf, place } from '../mesh/kit/mesh.js';
import { uniformMap } from '../light/roomMap.js';
import { type PictureOptions, traceColour } from '../render/tracePicture.js';
import { glassOf, isGlazed } from './doorFittings.js';
import { addFittings } from './fittings.js';
import { floorMaterials, floorMesh } from './floors.js';
import { KITCHEN_HEIGHT, WORKTOP_HEIGHT } from './kitchen.js';
import { USUAL_LIGHT, lightsOf } from './lighting.js';
import { RAILING_HEIGHT, openHole } from './openAir.js';
import { cameraOf, type Hole, type LightSpec, type RoomSpec } from './roomSpec.js';
import { BEHIND, wallSpan } from './plan.js';
import { shellMesh } from './shell.js';
import { createSite, numberOf, paint, plaster, trimColour } from './site.js';
import { NOTHING_SEEN } from '../room/nothingSeen.js';

/** Mean linear brightness of a window in a perfect reading. */
const GLOW = 1;
/** Linear grey that a perfect reading has for walls and floor. */
const SURROUNDINGS = 0.5;
/** Distance of the mesh from the renderer's box, metres. */
const MARGIN = 0.02;
/** Paths per pixel, and bounces, of a picture to look at. */
const SAMPLES = 16;
const BOUNCES = 2;

function sceneOf(spec: RoomSpec, furniture?: Scene): Scene {
  const site = createSite(spec);
  const wall = (side: Side) => numberOf(site, plaster(spec.wallColours?.[side] ?? spec.wallColour));
  const shell = shellMesh(spec, {
    walls: { back: wall('back'), left: wall('left'), right: wall('right') },
    ceiling: numberOf(site, plaster(spec.ceilingColour ?? [0.84, 0.84, 0.82])),
    trim: numberOf(site, paint(trimColour(spec))),
  });
  place(site.mesh, shell, { keepUv: true });
  addFittings(site);
  const { mesh, materials } = site;
  place(mesh, floorMesh(spec, materials.length), { keepUv: true });
  const all = [...materials, ...floorMaterials(spec.floor)];
  if (!furniture) return { mesh, materials: all };
  const numbered = furniture.mesh.material.map((number) => number + all.length);
  place(mesh, { ...furniture.mesh, material: numbered }, { keepUv: true });
  return { mesh, materials: [...all, ...furniture.materials] };
}

function wallOf(spec: RoomSpec, side: Side): Wall {
  const { at, from, to } = wallSpan(spec, side);
  return { side, at, from, to: side === 'back' ? to : 0, seen: true, uprights: [] };
}

const openingOf =
  (kind: Opening['kind']) =>
  ({ wall, from, to, bottom, top }: Hole): Opening => ({
    wall,
    kind,
    from,
    to,
    bottom,
    top,
    certainty: 1,
    glow: kind === 'window' ? GLOW : 0,
  });

/**
 * A door with glass is a door and a window; above a railing everything is window; before kitchen units nothing may
 * stand.
 */
const openingsOf = (spec: RoomSpec): Opening[] =>
  openingsIn(spec).concat(
    (spec.openSides ?? []).map((side) => openingOf('window')({ ...openHole(spec, side), bottom: RAILING_HEIGHT })),
    spec.kitchen ? [openingOf('obstacle')({ ...spec.kitchen, bottom: WORKTOP_HEIGHT, top: KITCHEN_HEIGHT })] : [],
  );

const openingsIn = ({ windows, doors, hearths = [], storage = [] }: RoomSpec): Opening[] => [
  ...windows.map(openingOf('window')),
  ...doors.map(openingOf('door')),
  ...doors.filter(isGlazed).map((door) => openingOf('window')(glassOf(door))),
  ...hearths.map(openingOf('fireplace')),
  ...storage.map(openingOf('obstacle')),
];

/** A perfect reading of the room. */
export function roomOf(spec: RoomSpec): Room {
  const camera: Camera = cameraOf(spec);
  return {
    ...spec.picture,
    camera,
    left: spec.left,
    right: spec.right,
    back: spec.back,
    front: BEHIND,
    ceilingHeight: spec.ceiling,
    walls: { back: wallOf(spec, 'back'), left: wallOf(spec, 'left'), right: wallOf(spec, 'right') },
    openings: openingsOf(spec),
    ...NOTHING_SEEN,
    floorOutline: [],
    ceilingOutline: null,
    light: { from: 'even', walls: SURROUNDINGS, floor: SURROUNDINGS, tint: [1, 1, 1] },
    explained: 1,
    confidence: 1,
    warnings: [],
  };
}

/**
 * The camera's processing: exposure, tone curve, noise.
 * @param exposedFor the picture that determines the exposure
 */
export function develop(colour: Float32Array, spec: RoomSpec, exposedFor = colour): Raster {
  const { exposure, noise, veil = 0 }: LightSpec = spec.light ?? USUAL_LIGHT;
  const gain = exposure / medianGreen(exposedFor);
  const data = new Uint8Array(colour.length);
  const random = createRandom(spec.seed);
  for (let k = 0; k < data.length; k++) {
    // the sum of three uniform numbers is approximately normal, with standard deviation 1/2
    const bell = random.next() + random.next() + random.next() - 1.5;
    const clear = toSrgb(easeBright(colour[k] * gain));
    data[k] = Math.max(0, Math.min(255, Math.round(clear + veil * (255 - clear) + bell * 2 * noise)));
  }
  return { ...spec.picture, data };
}

function medianGreen(colour: Float32Array): number {
  const greens = Float32Array.from({ length: colour.length / 3 }, (_, k) => colour[3 * k + 1]).sort();
  return Math.max(1e-4, greens[greens.length >> 1]);
}

interface EmptyRoomOptions extends PictureOptions {
  /** paths per pixel; few give a noisy picture quickly */
  readonly samples?: number;
  /** surfaces that a path hits after the first */
  readonly bounces?: number;
}

/** Renders the room without furniture. Deterministic for a spec and a number of samples. */
export async function renderEmptyRoom(spec: RoomSpec, options: EmptyRoomOptions = {}): Promise<Raster> {
  return develop(await traceRoom(spec, options), spec);
}

interface RoomOptions extends EmptyRoomOptions {
  /** furniture in the room, in the room's metres */
  readonly furniture?: Scene;
}

/**
 * Linear colour of the room, 3 numbers per pixel, row-major: with furniture it is the ground truth of a staged photo.
 */
export function traceRoom(spec: RoomSpec, options: RoomOptions = {}): Promise<Float32Array> {
  const { samples = SAMPLES, bounces = BOUNCES, furniture } = options;
  const scene = sceneOf(spec, furniture);
  const { low, high } = boundsOf(scene.mesh);
  const box = {
    left: low[0] - MARGIN,
    right: high[0] + MARGIN,
    back: low[2] - MARGIN,
    front: high[2] + MARGIN,
    ceiling: high[1] + MARGIN,
  };
  const { behind, tint } = spec.light ?? USUAL_LIGHT;
  const map = uniformMap([behind * tint[0], behind * tint[1], behind * tint[2]]);
  const request = {
    ...spec.picture,
    scene,
    camera: cameraOf(spec),
    lights: lightsOf(spec),
    environment: { box, map },
    samples,
    bounces,
  };
  return traceColour(request, options);
}
