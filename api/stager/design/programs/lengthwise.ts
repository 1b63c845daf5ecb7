/** Beds for rooms too narrow for a bed with its head at the middle of a wall. */
import { type Anchor, anchors, bestOf, type MainSize } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import { WINDOW_FREE } from '../scene/openings.js';
import { WALL_GAP } from '../placing/roomRules.js';
import type { Scene } from '../scene/scene.js';
import { FACING } from '../scene/walls.js';
import { BESIDE_BED, FOOT_OF_BED } from './bedside.js';

/** Metres beyond the foot of a bed used from its side only, where there is no walkway at the foot. */
const SHORT_FOOT = 0.25;
const LENGTHWISE = { needs: 1, before: FOOT_OF_BED, beside: { metres: BESIDE_BED, sides: 1 } } as const;
/** Single beds in a corner: head and one long side each at a wall. */
const CORNER_BEDS: readonly MainSize[] = [
  { width: 0.98, depth: 2.08, height: 1.05, worth: -1.7, ...LENGTHWISE },
  { width: 0.92, depth: 1.98, height: 0.78, worth: -1.9, ...LENGTHWISE },
];
/** Daybeds need no corner: their cushions lean against the wall. */
const DAYBEDS: readonly MainSize[] = [
  { width: 2, depth: 0.9, height: 0.72, needs: 2.6, before: 0.75, worth: -1.9 },
  { width: 1.8, depth: 0.85, height: 0.72, needs: 2.3, before: 0.6, worth: -2.2 },
];
const SHORT_DAYBED: MainSize = { width: 1.6, depth: 0.82, height: 0.72, needs: 2, before: 0.6, worth: -2.4 };
/** Metres to both walls: the floor of the reading may begin about 0.1 m before the box's edge. */
const OFF_CORNER = [0, 0.1, 0.2] as const;
/** Least and greatest width in the picture, as shares of its width. */
const PICTURE_WIDTH = [0.18, 0.52] as const;

/** Candidates with a long side at a wall, the best first. */
export function lengthwiseBeds(scene: Scene): Anchor[] {
  const daybeds = anchors(scene, { kind: 'daybed', sizes: DAYBEDS, share: PICTURE_WIDTH });
  return [...inCorners(scene, CORNER_BEDS), ...daybeds].toSorted((a, b) => b.score - a.score);
}

/** Beds in a corner without a walkway at the foot, for rooms where no other fits. */
export const bedsShortOfFoot = (scene: Scene): Anchor[] =>
  inCorners(
    scene,
    CORNER_BEDS.map((size) => ({ ...size, before: SHORT_FOOT })),
  );

const inCorners = (scene: Scene, sizes: readonly MainSize[]): Anchor[] =>
  sizes.flatMap((size) => {
    const search = { kind: 'bed', sizes: [size], share: PICTURE_WIDTH, off: WALL_GAP } as const;
    return bestOf(scene, cornersFor(scene, size), size, search) ?? [];
  });

/** Daybeds of which the frame may cut nearly half, for pictures that show little of the walls. */
export const cutDaybeds = (scene: Scene): Anchor[] =>
  anchors(scene, { kind: 'daybed', sizes: [...DAYBEDS, SHORT_DAYBED], share: PICTURE_WIDTH, inFrame: 0.45 });

/** Beds with the head towards a glass wall and a clearance to it, for rooms where all walls are glass. */
export const bedsBeforeGlass = (scene: Scene, sizes: readonly MainSize[]): Anchor[] =>
  anchors(scene, { kind: 'bed', sizes, share: [0.2, 0.52], offsets: [WINDOW_FREE + WALL_GAP] });

/** Beds in the rear corners that the picture shows, with the head at either wall of the corner. */
function cornersFor({ room }: Scene, { width, depth, height }: MainSize): Draft[] {
  const bed = { kind: 'bed' as const, group: 'main', width, depth, height, y: 0 };
  const corners = (['left', 'right'] as const).filter((side) => room.walls[side].seen);
  return corners.flatMap((side) =>
    OFF_CORNER.flatMap((more): Draft[] => {
      const gap = WALL_GAP + more;
      const out = (metres: number): number => (side === 'left' ? room.left + metres : room.right - metres);
      const atBack = { x: out(width / 2 + gap), z: room.back + depth / 2 + gap, angle: FACING.back, wall: 'back' };
      const atSide = { x: out(depth / 2 + gap), z: room.back + width / 2 + gap, angle: FACING[side], wall: side };
      return [
        { ...bed, ...atBack, wall: 'back' },
        { ...bed, ...atSide, wall: side },
      ];
    }),
  );
}
