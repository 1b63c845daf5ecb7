import type { RefObject } from 'react';
import { css } from '#styled/css';
import type { Point } from './geometry/outline.js';
import { useHandle } from './useHandle.js';

interface CornerHandleProps {
  readonly index: number;
  readonly count: number;
  readonly at: Point;
  readonly picture: RefObject<HTMLElement | null>;
  readonly describedBy: string;
  readonly onMove: (to: Point, gesture: string) => void;
  readonly onRemove: () => void;
  /** it is looked at closely, or no longer */
  readonly onActive: (active: boolean) => void;
  readonly onSelect: () => void;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

export const placeOf = ([x, y]: Point): string => `${percent(x)} from the left, ${percent(y)} from the top`;

/** A corner of the floor, moved by mouse, finger or arrow keys, removed by Delete. */
export function CornerHandle(props: CornerHandleProps) {
  const { index, count, at, picture, describedBy, onMove, onRemove, onActive, onSelect } = props;
  const { onArrow, ...pointer } = useHandle({ id: `corner ${index}`, picture, at, onMove, onDrag: onActive });
  return (
    <button
      {...pointer}
      type="button"
      data-corner={index}
      aria-label={`Corner ${index + 1} of ${count}, ${placeOf(at)}`}
      aria-describedby={describedBy}
      className={handle}
      style={{ left: `${at[0] * 100}%`, top: `${at[1] * 100}%` }}
      onFocus={(event) => {
        onSelect();
        if (event.currentTarget.matches(':focus-visible')) onActive(true);
      }}
      onBlur={() => onActive(false)}
      onKeyDown={(event) => {
        if (onArrow(event)) onActive(true);
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        onRemove();
      }}
    />
  );
}

const handle = css({
  position: 'absolute',
  zIndex: 'base',
  w: '32',
  h: '32',
  '@media (pointer: coarse)': { w: '44', h: '44' },
  translate: '[-50% -50%]',
  borderRadius: 'full',
  cursor: 'grab',
  touchAction: 'none',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    m: 'auto',
    w: '16',
    h: '16',
    borderRadius: 'full',
    bg: 'seam',
    boxShadow: '[0 0 0 2px {colors.onPhoto.fill}]',
  },
  _hover: { _before: { w: '20', h: '20' } },
  _active: { cursor: 'grabbing', _before: { bg: 'onPhoto.fill', boxShadow: '[0 0 0 2px {colors.seam}]' } },
});
