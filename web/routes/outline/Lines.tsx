import { useId } from 'react';
import { css } from '#styled/css';
import type { Line } from './geometry/projectLine.js';
import type { Units } from '../../format/lengths.js';
import { gridOf, squareOf, wallsOf } from './geometry/lines.js';
import type { Outline } from './geometry/outline.js';
import type { OutlinedRoom } from './geometry/room.js';

interface LinesProps {
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
  readonly units: Units;
  readonly aspect: number;
}

const path = (lines: readonly Line[]): string =>
  lines.map(([[ax, ay], [bx, by]]) => `M${ax.toFixed(4)} ${ay.toFixed(4)}L${bx.toFixed(4)} ${by.toFixed(4)}`).join('');

/** The outline with its grid, the horizon, and the edges of walls and ceiling. */
export function Lines({ outline, room, units, aspect }: LinesProps) {
  const clip = useId();
  const [left, right] = outline.horizon;
  const corners = outline.corners.map(([x, y]) => `${x * aspect},${y}`).join(' ');
  const grid = room ? path(gridOf(room, outline, { aspect, side: squareOf(units).side })) : '';
  const walls = room ? path(wallsOf(room, outline)) : '';
  const horizon = `M0 ${left}L${aspect} ${right}`;
  return (
    <svg aria-hidden viewBox={`0 0 ${aspect} 1`} preserveAspectRatio="none" className={svg}>
      <clipPath id={clip}>
        <polygon points={corners} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={grid} className={under} />
        <path d={grid} className={gridLine} />
      </g>
      <path d={walls} className={under} />
      <path d={walls} className={wallLine} />
      <path d={horizon} className={under} />
      <path d={horizon} className={horizonLine} />
      <polygon points={corners} className={outlineUnder} />
      <polygon points={corners} className={outlineLine} />
    </svg>
  );
}

const svg = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  pointerEvents: 'none',
  fill: '[none]',
  '& *': { vectorEffect: 'non-scaling-stroke' },
});
const under = css({ stroke: 'seam.ring', strokeWidth: '[2.5px]' });
const gridLine = css({ stroke: 'seam', strokeWidth: '[1px]' });
const wallLine = css({ stroke: 'seam', strokeWidth: '[1.25px]', strokeDasharray: '[3 4]' });
const horizonLine = css({ stroke: 'seam', strokeWidth: '[1.5px]', strokeDasharray: '[10 6]' });
const outlineUnder = css({ stroke: 'onPhoto.fill', strokeWidth: '[4.5px]', strokeLinejoin: '[round]' });
const outlineLine = css({ stroke: 'seam', strokeWidth: '[2.5px]', strokeLinejoin: '[round]' });
