/** Synthetic rooms of all kinds, from a seed: r01, r02 .. for tuning, k01, k02 .. held out. */
import { type Random, createRandom } from '../../stager/random.js';
import { elementAt } from '../../test/elements.js';
import { randomAlcove } from './alcove.js';
import { type Kinds, mixedKinds } from './kinds.js';
import { randomLamps, randomOutside, randomSun } from './lighting.js';
import { randomFloor, randomPaints } from './paints.js';
import { placeObjects } from './placement.js';
import type { EmptyRoom, RoomScene } from './sceneShape.js';
import { PICTURE, randomSpace } from './space.js';
import { showsSun } from './sunPatch.js';
import { randomWindows } from './windows.js';

export const COUNT = 48;
export const SEED = 1;
/** Rejection sampling: rooms are drawn until one holds all objects. */
const MOST_TRIES = 5000;

/** Null if the windows do not fit, or no sunlight is visible. */
function emptyRoom(random: Random, id: string, kinds: Kinds): EmptyRoom | null {
  const space = randomSpace(random, kinds);
  const alcove = randomAlcove(random, kinds.alcove, space.box);
  const windows = randomWindows(random, kinds, space.box, alcove);
  if (!windows) return null;
  const room: EmptyRoom = {
    id,
    title: Object.values(kinds)
      .filter((kind) => kind !== 'none')
      .join('; '),
    kinds,
    ...PICTURE,
    ...space,
    ...randomPaints(random, kinds.paint),
    floor: randomFloor(random, kinds.floor),
    ...randomOutside(random, kinds.light),
    windows,
    ...randomLamps(random, kinds.light, space.box),
    ...(alcove && { alcove }),
    exposure: random.between(-0.35, 0.3),
  };
  if (kinds.light !== 'sun') return room;
  const sunny = { ...room, sun: randomSun(random, windows) };
  return showsSun(sunny) ? sunny : null;
}

/** Deterministic for a seed. */
export function composeRoom(seed: number, id: string, kinds: Kinds): RoomScene {
  const random = createRandom(seed);
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const room = emptyRoom(random, id, kinds);
    const objects = room && placeObjects(random, room);
    if (objects) return { ...room, objects };
  }
  throw new Error(`No room holds all objects: seed ${seed}, ${Object.values(kinds).join('; ')}.`);
}

const numbered = (letter: string, k: number): string => `${letter}${String(k + 1).padStart(2, '0')}`;

export function composeScenes(seed = SEED, count = COUNT): RoomScene[] {
  const random = createRandom(seed);
  const half = Math.ceil(count / 2);
  const ids = (letter: string, many: number) => Array.from({ length: many }, (_, k) => numbered(letter, k));
  const tuned = mixedKinds(random, half);
  const kept = mixedKinds(random, count - half);
  const names = [...ids('r', half), ...ids('k', count - half)];
  return [...tuned, ...kept].map((kinds, k) => composeRoom(random.integer(), elementAt(names, k), kinds));
}
