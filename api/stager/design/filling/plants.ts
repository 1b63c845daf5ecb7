import { DRESSED, FULL } from '../scene/creativity.js';
import { SURE } from '../../room/openings/belief.js';
import type { Draft } from '../../furniture/draft.js';
import { addUncrammed } from './filling.js';
import { type Kind, KINDS, type Size, stands } from '../../kinds.js';
import { WINDOW_FREE, hidesDoor } from '../scene/openings.js';
import { beside } from '../placing/place.js';
import { fits, objection } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, HALL, wanted, nextGroup } from '../scene/scene.js';
import { cornerSpots, pictureX } from '../placing/spots.js';
import { shownOf, view, viewOfStanding } from '../scene/view.js';

/** Metres of floor per plant. */
const FLOOR_PER_PLANT = 9;

/** Factors on a plant's usual size: a tree is tried first, then plants that are none. */
const BIG = [0.96, 1, 1.08] as const;
const SMALLER = [0.68, 0.5] as const;

const SLIM = { slim: true } as const;

/** Metres, and share of the picture's width, between two plants, or a plant and what stood there before. */
const PLANTS_APART = 2;
const SEEN_APART = 0.05;

/** Metres between a plant and its neighbours, preferred and at the least. */
const ROOMY_GAP = 0.5;
const LEAST_GAP = 0.12;
/** Share of each piece behind a plant that stays visible. */
const LEAVES_SEEN = 0.85;
/** Share of the picture's height that it may take. */
const MOST_SHOWN = 0.34;

/** Plants for the room's size, at most two, three in a hall, each in the emptiest corner. */
export function addPlants(scene: Scene, most = scene.area < HALL ? 2 : 3): void {
  const usual = scene.creativity < DRESSED ? 1 : Math.max(1, Math.min(most, Math.round(scene.area / FLOOR_PER_PLANT)));
  const isGreen = scene.style === 'boheme' || scene.style === 'miami';
  // a plant that stood there before counts as one
  const green = isGreen && scene.room.things.every(({ certainty }) => certainty < SURE) ? 1 : 0;
  const more = scene.creativity < FULL ? green : green + 1;
  const number = wanted(scene, 'plant', scene.creativity < DRESSED ? usual : usual + more);
  for (let index = count(scene, 'plant'); index < number; index++)
    // where a tree crams the room, a smaller plant may not
    if (![undefined, SMALLER].some((scales) => addUncrammed(scene, () => addPlant(scene, scales) !== null, SLIM)))
      break;
}

/** A plant in a corner, at a wall or at the end of another piece; a small one where no big one fits. */
export function addPlant(scene: Scene, scales?: readonly number[]): Draft | null {
  const group = nextGroup(scene, 'plant');
  const others = [
    ...scene.pieces.filter((other) => other.kind === 'plant'),
    ...scene.room.things.filter(({ certainty }) => certainty >= SURE),
  ].map(({ x, z }) => ({ x, z, seenAt: pictureX(scene, { x, z }) }));
  const alone = (spot: Draft) =>
    others.every(
      ({ x, z, seenAt }) =>
        Math.hypot(spot.x - x, spot.z - z) > PLANTS_APART && Math.abs(pictureX(scene, spot) - seenAt) > SEEN_APART,
    );
  for (const scale of scales ?? [scene.random.pick(BIG), ...SMALLER]) {
    const { width, depth, height } = KINDS.plant.size;
    const size = {
      width: width * Math.min(1, scale + 0.16),
      depth: depth * Math.min(1, scale + 0.16),
      height: height * scale,
    };
    const search = { kind: 'plant' as const, group, size, off: WINDOW_FREE + 0.04 };
    const spots = [...cornerSpots(scene, search), ...besideOthers(scene, search)].filter(alone);
    const plant = firstRoomy(scene, spots);
    if (!plant) continue;
    scene.pieces.push(plant);
    return plant;
  }
  return null;
}

/** The first place with the preferred distance to its neighbours, else the first with the least. */
function firstRoomy(scene: Scene, spots: readonly Draft[]): Draft | null {
  const nearOthers: Draft[] = [];
  const strictness = { gap: 0.12, inFrame: 0.95, seen: 0.7, leaves: LEAVES_SEEN };
  for (const spot of spots) {
    const objected = objection(scene, spot, { ...strictness, apart: ROOMY_GAP });
    if (objected === null && isUnobtrusive(scene, spot)) return spot;
    if (objected === 'other piece') nearOthers.push(spot);
  }
  const close = { ...strictness, apart: LEAST_GAP };
  return nearOthers.find((spot) => fits(scene, spot, close) && isUnobtrusive(scene, spot)) ?? null;
}

/** Whether a plant takes little of the picture and hides neither the main piece nor a door. */
const isUnobtrusive = (scene: Scene, plant: Draft): boolean =>
  shownOf(scene.room, plant) <= MOST_SHOWN && !isBeforeMain(scene, plant) && !hidesDoor(scene, plant);

/** Whether the picture shows a plant before the main piece. */
function isBeforeMain({ room, pieces: [main] }: Scene, plant: Draft): boolean {
  if (!main) return false;
  const [near, far] = [view(room, plant), viewOfStanding(room, main)];
  return near.bottom > far.bottom && near.left < far.right && near.right > far.left;
}

/** Places at the ends of what stands at a wall, in line with its back. */
function besideOthers(scene: Scene, { kind, group, size }: { kind: Kind; group: string; size: Size }): Draft[] {
  const big = scene.pieces.filter(
    (piece) => (piece.wall || piece.kind === 'console') && stands(piece) && piece.width > 0.8,
  );
  return big.flatMap((base) =>
    [0.15, 0.3, 0.5, 0.8, 1.1].flatMap((gap) =>
      scene.random.shuffled([1, -1]).map((end) => {
        const x = end * ((base.width + size.width) / 2 + gap);
        return { ...beside(scene, base, kind, { x, z: (size.depth - base.depth) / 2 + 0.02, size }), group };
      }),
    ),
  );
}
