import { graphql, readInlineData } from 'relay-runtime';
import type { outlineOf_outline$key } from '../../__generated__/outlineOf_outline.graphql.js';
import type { RoomOutlineInput } from '../../__generated__/useStageWithOutlineMutation.graphql.js';
import { type Outline, USUAL } from './geometry/outline.js';

/** Values that an outline from the API leaves open start at those of usual listing photos. */
export function outlineOf(answered: outlineOf_outline$key): Outline {
  const data = readInlineData(
    graphql`
      fragment outlineOf_outline on RoomOutline @inline {
        corners {
          x
          y
        }
        horizonLeft
        horizonRight
        ceilingHeight
        cameraHeight
        fieldOfView
        tilted
      }
    `,
    answered,
  );
  return {
    corners: data.corners.map(({ x, y }) => [x, y] as const),
    horizon: [data.horizonLeft, data.horizonRight],
    ceilingHeight: data.ceilingHeight,
    cameraHeight: data.cameraHeight ?? USUAL.cameraHeight,
    fieldOfView: data.fieldOfView ?? USUAL.fieldOfView,
    tilted: data.tilted ?? USUAL.tilted,
  };
}

export const inputOf = ({ corners, horizon: [horizonLeft, horizonRight], ...rest }: Outline): RoomOutlineInput => ({
  ...rest,
  corners: corners.map(([x, y]) => ({ x, y })),
  horizonLeft,
  horizonRight,
});
