/** Light of a synthetic room: outdoors, the sun, and lamps. */
import type { Vec3 } from '../../stager/contract.js';
import type { Random } from '../../stager/random.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import type { Kinds } from './kinds.js';
import { type Pendant, type RoomScene, type SceneWindow, type Sun, type WallName } from './sceneShape.js';

type Outside = Pick<RoomScene, 'sky' | 'ground' | 'trees' | 'treeTop'>;
type Lamps = Pick<RoomScene, 'downlights' | 'pendants' | 'lampColour'>;
type Sky = 'overcast' | 'clear' | 'dusk' | 'night';

const SKIES: Readonly<Record<Sky, Pick<Outside, 'sky' | 'ground' | 'trees'>>> = {
  overcast: { sky: [0.95, 1, 1.06], ground: [0.2, 0.2, 0.17], trees: [0.13, 0.15, 0.11] },
  clear: { sky: [0.68, 0.92, 1.28], ground: [0.34, 0.32, 0.27], trees: [0.15, 0.18, 0.1] },
  dusk: { sky: [0.03, 0.045, 0.085], ground: [0.008, 0.008, 0.009], trees: [0.003, 0.004, 0.005] },
  night: { sky: [0.0012, 0.0018, 0.0035], ground: [0.001, 0.001, 0.0012], trees: [0.0004, 0.0005, 0.0006] },
};
const LAMP_COLOURS: readonly Vec3[] = [
  [1, 0.8, 0.58],
  [1, 0.86, 0.7],
  [1, 0.93, 0.84],
];
const SUN_COLOURS: readonly [Vec3, Vec3] = [
  [1, 0.93, 0.82],
  [1, 0.84, 0.64],
];
/** Degrees: elevation of the sun, and its largest azimuth from the window's normal. */
const SUN_HEIGHT = [14, 50] as const;
const SUN_ASIDE = 62;
/** Distances in metres between ceiling lamps, and between them and the walls. */
const LAMP_STEP = [1.4, 2.2] as const;
const LAMP_TO_WALL = 0.5;
/** Distances of a pendant from camera and walls, metres; people walk below it. */
const PENDANT_AHEAD = 1.7;
const PENDANT_TO_WALL = 0.7;
const HEAD_ROOM = 1.8;

const scaled = ([r, g, b]: Vec3, by: number): Vec3 => [r * by, g * by, b * by];

function skyOf(light: Kinds['light']): Sky {
  if (light.startsWith('dusk')) return 'dusk';
  if (light.startsWith('night')) return 'night';
  return light.startsWith('overcast') ? 'overcast' : 'clear';
}

export function randomOutside(random: Random, light: Kinds['light']): Outside {
  const { sky, ground, trees } = SKIES[skyOf(light)];
  const bright = random.between(0.85, 1.15);
  return {
    sky: scaled(sky, bright),
    ground: scaled(ground, bright * random.between(0.6, 1.4)),
    trees: scaled(trees, bright * random.between(0.7, 1.3)),
    treeTop: random.pick([0.06, 0.1, 0.1, 0.25]),
  };
}

/** Azimuth of a wall's outward direction: degrees from -z, to the right. */
const OUT: Readonly<Record<WallName, number>> = { back: 0, right: 90, front: 180, left: -90 };

/** A sun that shines through one of the windows. */
export function randomSun(random: Random, windows: readonly SceneWindow[]): Sun {
  const { wall } = random.pick(windows);
  const radians = Math.PI / 180;
  const azimuth = (OUT[wall] + random.between(-SUN_ASIDE, SUN_ASIDE)) * radians;
  const height = random.between(...SUN_HEIGHT) * radians;
  const [up, level] = [Math.sin(height), Math.cos(height)];
  const colour = SUN_COLOURS[height > 28 * radians ? 0 : 1];
  return {
    from: [level * Math.sin(azimuth), up, -level * Math.cos(azimuth)],
    strength: random.between(2.5, 6.5),
    colour,
  };
}

/** Evenly spaced positions of lamps between two walls. */
function row(random: Random, low: number, high: number): number[] {
  const [start, end] = [low + LAMP_TO_WALL, high - LAMP_TO_WALL];
  const steps = Math.max(1, Math.round((end - start) / random.between(...LAMP_STEP)));
  return Array.from({ length: steps + 1 }, (_, k) => start + ((end - start) * k) / steps);
}

function randomDownlights(random: Random, box: Box): Lamps['downlights'] {
  const [across, deep] = [row(random, box.left, box.right), row(random, box.back, box.front)];
  return deep.flatMap((z) => across.map((x) => [x, z] as const));
}

function randomPendants(random: Random, box: Box): Pendant[] {
  const kind = random.pick(['globe', 'shade'] as const);
  const radius = kind === 'globe' ? random.between(0.1, 0.19) : random.between(0.15, 0.28);
  const height = kind === 'globe' ? 2 * radius : random.between(0.18, 0.3);
  const bottom = random.between(HEAD_ROOM, Math.max(HEAD_ROOM, Math.min(2.2, box.ceiling - height - 0.1)));
  const count = box.right - box.left > 4 ? random.pick([1, 2, 3]) : 1;
  const z = random.between(Math.min(-PENDANT_AHEAD, box.back + PENDANT_TO_WALL), -PENDANT_AHEAD);
  const [low, high] = [box.left + PENDANT_TO_WALL, box.right - PENDANT_TO_WALL];
  const power = random.between(25, 50) / Math.sqrt(count);
  return Array.from({ length: count }, (_, k) => {
    const x = count > 1 ? low + ((high - low) * (k + 0.5)) / count : random.between(low, high);
    return { kind, x, z, bottom, radius, height, power };
  });
}

export function randomLamps(random: Random, light: Kinds['light'], box: Box): Lamps {
  const lampColour = random.pick(LAMP_COLOURS);
  if (light.includes('downlights')) return { downlights: randomDownlights(random, box), lampColour };
  return light.includes('pendants') ? { pendants: randomPendants(random, box), lampColour } : {};
}
