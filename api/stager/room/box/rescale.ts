import type { Ground, Opening, Wall } from '../../contract.js';
import type { MetricBox } from './metricBox.js';

/** Everything that was read in metres. */
export interface Metres {
  readonly box: MetricBox;
  readonly openings: readonly Opening[];
  readonly standing: readonly Ground[];
}

/** The reading with every length multiplied: its image is the same. */
export function rescale({ box, openings, standing }: Metres, factor: number): Metres {
  const { back, left, right } = box.walls;
  return {
    box: {
      ...box,
      camera: { ...box.camera, height: box.camera.height * factor },
      left: box.left * factor,
      right: box.right * factor,
      back: box.back * factor,
      ceilingHeight: box.ceilingHeight * factor,
      walls: {
        back: rescaledWall(back, factor),
        left: rescaledWall(left, factor),
        right: rescaledWall(right, factor),
      },
    },
    openings: openings.map((opening) => ({ ...opening, ...rescaledSpan(opening, factor) })),
    standing: standing.map(([x, z]) => [x * factor, z * factor]),
  };
}

const rescaledSpan = ({ from, to, bottom, top }: Pick<Opening, 'from' | 'to' | 'bottom' | 'top'>, factor: number) => ({
  from: from * factor,
  to: to * factor,
  bottom: bottom * factor,
  top: top * factor,
});

const rescaledWall = (wall: Wall, factor: number): Wall => ({
  ...wall,
  at: wall.at * factor,
  from: wall.from * factor,
  to: wall.to * factor,
  uprights: wall.uprights.map(({ along, bottom, top }) => ({
    along: along * factor,
    bottom: bottom * factor,
    top: top * factor,
  })),
});
