/** A made-up empty room as a photo, with all that is known about it. */
import { easeBright, toSrgb } from '../compose/tone.js';
import type { Camera, Opening, Raster, Room, Side, Vec3, Wall } from '../contract.js';
import { createRandom } from '../design/random.js';
import type { Material, Scene } from '../render/mesh.js';
import { place } from '../render/meshkit/mesh.js';
import { renderScene, type Layer, type RenderOptions } from '../render/renderScene.js';
import { fittingsMesh } from './fittings.js';
import { floorMaterials, floorMesh } from './floors.js';
import { cameraOf, type Hole, type RoomSpec } from './roomSpec.js';
import { BEHIND, REVEAL, shellMesh, wallSpan } from './shell.js';

/** Windows are lit in full; how bright they are follows from the walls. */
const GLOW = 1;
/** Linear grey of what lies outside the picture: walls that get as much light as those inside it. */
const SURROUNDINGS = 0.5;
/** Keeps the ceiling's mesh inside the renderer's box, metres. */
const CEILING_GAP = 0.02;
/** As a photographer would: walls well below white, windows burnt out. */
const EXPOSURE = 1.35;
/** Standard deviation of a camera's noise, 8-bit units. */
const NOISE = 0.9;

const TRIM: Material = { texture: 'plain', colour: [0.78, 0.77, 0.74], roughness: 0.45, f0: 0.04, twoSided: true };
const METAL: Material = { texture: 'plain', colour: [0.5, 0.47, 0.42], roughness: 0.35, f0: 0.6, metal: true };
const SKY_RADIANCE: Vec3 = [1.05, 1.1, 1.15];
/** Leaves in the sun and in the shade, linear radiance. */
const FOLIAGE: readonly Vec3[] = [
  [0.5, 0.62, 0.34],
  [0.3, 0.42, 0.2],
  [0.2, 0.3, 0.13],
  [0.62, 0.7, 0.45],
  [0.14, 0.2, 0.1],
];

const glowing = (emission: Vec3): Material => ({ texture: 'plain', colour: [0, 0, 0], roughness: 1, f0: 0, emission });

const plaster = (colour: Vec3): Material => ({ texture: 'plain', colour, roughness: 0.9, f0: 0.02, twoSided: true });

export function sceneOf(spec: RoomSpec): Scene {
  const materials = [
    plaster(spec.wallColour),
    plaster([0.84, 0.84, 0.82]),
    TRIM,
    METAL,
    glowing(SKY_RADIANCE),
    ...FOLIAGE.map(glowing),
  ];
  const foliage = FOLIAGE.map((_, k) => 5 + k);
  const mesh = shellMesh(spec, { wall: 0, ceiling: 1, trim: 2 });
  place(mesh, fittingsMesh(spec, { trim: 2, metal: 3, sky: 4, foliage }), { keepUv: true });
  place(mesh, floorMesh(spec, materials.length), { keepUv: true });
  return { mesh, materials: [...materials, ...floorMaterials(spec.floor)] };
}

function wallOf(spec: RoomSpec, side: Side, reveal: number): Wall {
  const { at, from, to } = wallSpan(spec, side);
  return { side, at: at + (side === 'right' ? reveal : -reveal), from, to: Math.min(to, 0), seen: true, uprights: [] };
}

const openingOf =
  (kind: Opening['kind']) =>
  (hole: Hole): Opening => ({
    ...hole,
    kind,
    certainty: 1,
    glow: kind === 'window' ? GLOW : 0,
  });

/**
 * What a perfect reader would say of the room.
 * @param reveal metres that the walls are moved out by: with the windows' depth the box holds all of the mesh
 */
export function roomOf(spec: RoomSpec, reveal = 0): Room {
  const camera: Camera = cameraOf(spec);
  return {
    ...spec.picture,
    camera,
    left: spec.left - reveal,
    right: spec.right + reveal,
    back: spec.back - reveal,
    front: BEHIND,
    ceilingHeight: spec.ceiling + (reveal > 0 ? CEILING_GAP : 0),
    walls: {
      back: wallOf(spec, 'back', reveal),
      left: wallOf(spec, 'left', reveal),
      right: wallOf(spec, 'right', reveal),
    },
    openings: [...spec.windows.map(openingOf('window')), ...spec.doors.map(openingOf('door'))],
    standing: [],
    floorOutline: [],
    ceilingOutline: null,
    light: { from: 'even', walls: SURROUNDINGS, floor: SURROUNDINGS, tint: [1, 1, 1] },
    explained: 1,
    confidence: 1,
    warnings: [],
  };
}

/** The camera's own making of a picture: brightness, the shoulder of its curve, noise. */
function develop({ width, height, colour }: Layer, seed: number): Raster {
  const data = new Uint8Array(width * height * 3);
  const random = createRandom(seed);
  for (let k = 0; k < data.length; k++) {
    // three uniform numbers make a bell that is near enough to a normal one; their deviation is 1/2
    const bell = random.next() + random.next() + random.next() - 1.5;
    data[k] = Math.max(0, Math.min(255, Math.round(toSrgb(easeBright(colour[k] * EXPOSURE)) + bell * 2 * NOISE)));
  }
  return { width, height, data };
}

/** An even grey picture: what the renderer takes for the part of the room that has no mesh. */
function surroundings({ width, height }: RoomSpec['picture']): Raster {
  return { width, height, data: new Uint8Array(width * height * 3).fill(Math.round(toSrgb(SURROUNDINGS))) };
}

/** Renders the room without furniture. The picture is at most 1600 px long. */
export async function renderEmptyRoom(spec: RoomSpec, options: RenderOptions = {}): Promise<Raster> {
  const request = {
    photo: surroundings(spec.picture),
    room: roomOf(spec, REVEAL),
    scene: sceneOf(spec),
    furniture: [],
  };
  return develop(await renderScene(request, options), spec.seed);
}
