/** Places for a sofa that are made for what the room is about: across its axis, or facing it. */
import { wrapAngle } from '../scene/footprint.js';
import { type Anchor, type AnchorSearch, bestOf, type MainSize } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import type { Focal, Scene } from '../scene/scene.js';
import { beforeWall, FACING, SIDES } from '../scene/walls.js';

/** Weaker focal points do not ask for a group of their own, and so many of the stronger ones get one. */
const LEAST_STRENGTH = 1;
const MOST_FOCAL_POINTS = 2;
/** Metres from the focal point's wall to the middle of a sofa that faces it, and of one across its axis. */
const FACING_DISTANCES = [2.4, 2.8, 3.2, 3.7, 4.3] as const;
const CROSSWISE_DISTANCES = [1.7, 2.1, 2.5, 3] as const;
/** Metres from the axis to the middle of a sofa across it: half a table, the way to it, half a sofa. */
const AXIS_OFFSETS = [1.2, 1.4] as const;
/** Metres by which a group may be off the axis. */
const LATERAL_SHIFTS = [0, -0.4, 0.4] as const;

/** Places before the strongest focal points, in the sizes of a sofa. */
export function focalAnchors(scene: Scene, sizes: readonly MainSize[], search: AnchorSearch): Anchor[] {
  const focals = scene.focals.filter(({ strength }) => strength >= LEAST_STRENGTH).slice(0, MOST_FOCAL_POINTS);
  return focals.flatMap((focal) =>
    sizes.flatMap((size) =>
      [facing(focal, scene), crosswise(focal, scene, 1), crosswise(focal, scene, -1)].flatMap((spots) => {
        const pieces = spots.map((spot): Draft => ({
          ...spot,
          ...sizeOf(size),
          kind: search.kind,
          group: 'main',
          y: 0,
        }));
        return bestOf(scene, pieces, size, search) ?? [];
      }),
    ),
  );
}

const sizeOf = ({ width, depth, height }: MainSize) => ({ width, depth, height });

type Spot = Pick<Draft, 'x' | 'z' | 'angle' | 'wall'>;

/** The spot with the wall that it turns its back to. */
function withWallBehind(spot: Omit<Spot, 'wall'>): Spot {
  const wall = SIDES.find((side) => Math.abs(wrapAngle(FACING[side] - spot.angle)) < 0.01);
  return wall ? { ...spot, wall } : spot;
}

function facing({ wall, at }: Focal, { room }: Scene): Spot[] {
  const along = wall === 'back' ? at[0] : at[1];
  return FACING_DISTANCES.flatMap((out) =>
    LATERAL_SHIFTS.map((aside) => {
      const [x, z] = beforeWall(room.walls[wall], along + aside, out);
      return withWallBehind({ x, z, angle: wrapAngle(FACING[wall] + Math.PI) });
    }),
  );
}

/** @param side towards which end of the wall the sofa stands */
function crosswise({ wall, at }: Focal, { room }: Scene, side: 1 | -1): Spot[] {
  const along = wall === 'back' ? at[0] : at[1];
  return CROSSWISE_DISTANCES.flatMap((out) =>
    AXIS_OFFSETS.map((off) => {
      const [x, z] = beforeWall(room.walls[wall], along + side * off, out);
      const [toX, toZ] = beforeWall(room.walls[wall], along, out);
      return withWallBehind({ x, z, angle: Math.atan2(toX - x, toZ - z) });
    }),
  );
}
