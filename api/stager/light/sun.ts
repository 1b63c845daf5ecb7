/** Sunlight in a room: parallel light through windows. */
import type { Vec3 } from '../contract.js';
import { exitBox, type Box, type Exit } from '../room/camera/roomBox.js';
import type { AreaLight } from './lights.js';

export interface Sun {
  /** unit vector towards it */
  readonly toward: Vec3;
  /** irradiance / pi on a surface that faces it, linear RGB */
  readonly strength: Vec3;
  /** the windows that it shines through */
  readonly panes: readonly AreaLight[];
}

/** Depth of the reveal, metres: slanting light must pass the opening there too. */
const REVEAL = 0.1;
const LEAST_ACROSS = 0.05;

/** Whether a coordinate is within a pane's extent along an axis: as `withinLight`, without allocation. */
const within = ({ origin, u, v }: AreaLight, axis: number, value: number): boolean =>
  value > origin[axis] && value < origin[axis] + u[axis] + v[axis];

/**
 * @returns a function of a point in the room and a unit direction: distance in metres to the window's wall; Infinity
 * where the ray hits a wall
 */
export function wayOut(box: Box, panes: readonly AreaLight[]) {
  const exit: Exit = { face: 0 };
  return (x: number, y: number, z: number, [dx, dy, dz]: Vec3): number => {
    const far = exitBox(box, x, y, z, dx, dy, dz, exit);
    for (const pane of panes) {
      if (pane.face !== exit.face) continue;
      const [nx] = pane.normal;
      const across = Math.max(LEAST_ACROSS, Math.abs(nx === 0 ? dz : dx));
      const deep = far + REVEAL / across;
      const [axis, from, way] = nx === 0 ? [0, x, dx] : [2, z, dz];
      const passes = (distance: number) =>
        within(pane, axis, from + way * distance) && within(pane, 1, y + dy * distance);
      if (passes(far) && passes(deep)) return far;
    }
    return Infinity;
  };
}
