/** Colours of synthetic rooms: linear albedo. */
import type { Vec3 } from '../../stager/contract.js';
import type { Random } from '../../stager/random.js';
import type { Kinds } from './kinds.js';
import type { RoomScene, SceneFloor, WallName } from './sceneShape.js';

const PALE: readonly Vec3[] = [
  [0.8, 0.79, 0.77],
  [0.77, 0.76, 0.72],
  [0.72, 0.72, 0.71],
  [0.74, 0.69, 0.6],
  [0.62, 0.61, 0.58],
  [0.84, 0.84, 0.83],
];
const COLOURED: readonly Vec3[] = [
  [0.34, 0.42, 0.3],
  [0.62, 0.42, 0.36],
  [0.68, 0.5, 0.2],
  [0.33, 0.46, 0.58],
  [0.5, 0.27, 0.17],
  [0.45, 0.42, 0.37],
];
const DARK: readonly Vec3[] = [
  [0.04, 0.06, 0.11],
  [0.05, 0.085, 0.06],
  [0.09, 0.09, 0.095],
  [0.16, 0.045, 0.035],
  [0.14, 0.11, 0.09],
];
const TRIMS: readonly Vec3[] = [
  [0.82, 0.82, 0.81],
  [0.82, 0.82, 0.81],
  [0.78, 0.76, 0.7],
  [0.3, 0.17, 0.08],
];
const CEILINGS: readonly Vec3[] = [
  [0.85, 0.85, 0.84],
  [0.85, 0.85, 0.84],
  [0.78, 0.76, 0.72],
];
const SOFAS: readonly Vec3[] = [
  [0.42, 0.4, 0.37],
  [0.7, 0.68, 0.63],
  [0.2, 0.21, 0.22],
  [0.05, 0.08, 0.16],
  [0.1, 0.16, 0.09],
  [0.4, 0.17, 0.07],
];
const RUGS: readonly Vec3[] = [
  [0.55, 0.5, 0.42],
  [0.74, 0.71, 0.65],
  [0.4, 0.28, 0.16],
  [0.09, 0.13, 0.22],
  [0.32, 0.08, 0.06],
  [0.3, 0.31, 0.32],
];
const TABLES: readonly Vec3[] = [
  [0.35, 0.2, 0.1],
  [0.5, 0.36, 0.22],
  [0.1, 0.055, 0.035],
  [0.75, 0.75, 0.74],
];
const PICTURES: readonly Vec3[] = [
  [0.25, 0.3, 0.38],
  [0.6, 0.55, 0.45],
  [0.5, 0.2, 0.1],
  [0.06, 0.07, 0.07],
];

type Coat = Pick<SceneFloor, 'kind'> & {
  readonly colours: readonly Vec3[];
  readonly roughness: readonly [low: number, high: number];
  readonly specular: readonly [low: number, high: number];
};
const FLOORS: Readonly<Record<Kinds['floor'], Coat>> = {
  carpet: {
    kind: 'carpet',
    colours: [
      [0.42, 0.38, 0.32],
      [0.55, 0.52, 0.47],
      [0.22, 0.23, 0.25],
    ],
    roughness: [1, 1],
    specular: [0, 0],
  },
  oak: {
    kind: 'planks',
    colours: [
      [0.42, 0.29, 0.18],
      [0.33, 0.2, 0.11],
      [0.36, 0.27, 0.19],
    ],
    roughness: [0.4, 0.6],
    specular: [0.3, 0.45],
  },
  'pale wood': {
    kind: 'planks',
    colours: [
      [0.56, 0.44, 0.31],
      [0.6, 0.53, 0.44],
    ],
    roughness: [0.3, 0.55],
    specular: [0.35, 0.5],
  },
  'polished dark wood': {
    kind: 'planks',
    colours: [
      [0.1, 0.055, 0.032],
      [0.16, 0.08, 0.045],
      [0.06, 0.045, 0.038],
    ],
    roughness: [0.12, 0.26],
    specular: [0.45, 0.55],
  },
  stone: {
    kind: 'tile',
    colours: [
      [0.4, 0.37, 0.33],
      [0.28, 0.28, 0.29],
      [0.45, 0.36, 0.28],
    ],
    roughness: [0.35, 0.6],
    specular: [0.35, 0.5],
  },
  'glossy pale tile': {
    kind: 'tile',
    colours: [
      [0.62, 0.6, 0.57],
      [0.72, 0.71, 0.69],
    ],
    roughness: [0.07, 0.2],
    specular: [0.5, 0.55],
  },
};

const LEAST = 0.02;
const MOST = 0.86;
const kept = (value: number): number => Math.min(MOST, Math.max(LEAST, value));

/** A colour near the given one. */
function near(random: Random, [r, g, b]: Vec3): Vec3 {
  const by = random.between(0.92, 1.08);
  return [kept(r * by * random.between(0.98, 1.02)), kept(g * by), kept(b * by * random.between(0.98, 1.02))];
}

type Paints = Pick<RoomScene, 'wall' | 'walls' | 'trim' | 'ceilingColour'>;

const ACCENTED: readonly WallName[] = ['left', 'right', 'back'];

export function randomPaints(random: Random, paint: Kinds['paint']): Paints {
  const most = paint === 'coloured' ? COLOURED : paint === 'dark' ? DARK : PALE;
  const wall = near(random, random.pick(most));
  const accent = paint === 'one accent wall' ? random.pick(ACCENTED) : null;
  const strong = near(random, random.pick([...COLOURED, ...DARK]));
  const on = (name: WallName) => (name === accent ? strong : wall);
  const walls = { left: on('left'), right: on('right'), back: on('back'), front: on('front') };
  const [trim, ceilingColour] = [random.pick(TRIMS), random.pick(CEILINGS)];
  return { wall, walls, trim, ceilingColour };
}

export function randomFloor(random: Random, name: Kinds['floor']): SceneFloor {
  const { kind, colours, roughness, specular } = FLOORS[name];
  return {
    kind,
    colour: near(random, random.pick(colours)),
    roughness: random.between(...roughness),
    specular: random.between(...specular),
  };
}

export const sofaColour = (random: Random): Vec3 => near(random, random.pick(SOFAS));
export const rugColour = (random: Random): Vec3 => near(random, random.pick(RUGS));
export const tableColour = (random: Random): Vec3 => near(random, random.pick(TABLES));
export const pictureColour = (random: Random): Vec3 => near(random, random.pick(PICTURES));
