/** Candidates for a sofa derived from the room's focal points: facing one, or at right angles to its axis. */
import { wrapAngle } from '../scene/footprint.js';
import { type Anchor, type AnchorSearch, bestOf, type MainSize } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import type { Focal, Scene } from '../scene/scene.js';
import { beforeWall, FACING, SIDES } from '../scene/walls.js';

/** Least strength of a focal point that gets candidates, and greatest number of such focal points. */
const LEAST_STRENGTH = 1;
const MOST_FOCAL_POINTS = 2;
/** Metres from the focal point's wall to the middle of a sofa that faces it, and of one at right angles. */
const FACING_DISTANCES = [2.4, 2.8, 3.2, 3.7, 4.3] as const;
const CROSSWISE_DISTANCES = [1.7, 2.1, 2.5, 3] as const;
/** Metres from the axis to the middle of a sofa at right angles: half a table, the walkway, half a sofa. */
const AXIS_OFFSETS = [1.2, 1.4] as const;
/** Metres by which a group may be shifted off the axis. */
const LATERAL_SHIFTS = [0, -0.4, 0.4] as const;

/** Candidates before the strongest focal points, for each size of a sofa. */
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

/** The spot with the wall behind its back. */
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

/** @param side end of the wall towards which the sofa stands */
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
