import type { RefObject } from 'react';
import { css } from '#styled/css';
import type { Pixel } from '../../../api/shared/geometry/types.js';
import { Handle } from './Handle.js';
import { percent } from './percent.js';

interface CornerHandleProps {
  readonly index: number;
  readonly count: number;
  readonly at: Pixel;
  readonly picture: RefObject<HTMLElement | null>;
  readonly describedBy: string;
  /** "Delete corner" removes this one */
  readonly selected: boolean;
  readonly onMove: (to: Pixel, gesture: string) => void;
  readonly onRemove: () => void;
  /** called with true when a move starts, with false when it ends */
  readonly onActive: (active: boolean) => void;
  readonly onSelect: () => void;
}

/** A corner of the floor: it can be moved anywhere on the photo, and removed with Delete. */
export function CornerHandle({ index, count, at, onRemove, ...rest }: CornerHandleProps) {
  const [x, y] = at;
  return (
    <Handle
      {...rest}
      place={index}
      label={`Corner ${index + 1} of ${count}`}
      valueText={`${percent(x)} from the left, ${percent(y)} from the top`}
      value={Math.round(x * 100)}
      min={0}
      max={100}
      at={at}
      className={corner}
      onKey={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        onRemove();
      }}
    />
  );
}

const corner = css({
  zIndex: 'base',
  cursor: 'grab',
  _before: { w: '16', h: '16', bg: 'seam', boxShadow: '[0 0 0 2px {colors.onPhoto.fill}]' },
  _hover: { _before: { w: '20', h: '20' } },
  '&[data-selected=true], &:active': {
    _before: { bg: 'onPhoto.fill', boxShadow: '[0 0 0 2px {colors.seam}, 0 0 0 3px {colors.onPhoto.fill}]' },
  },
  _active: { cursor: 'grabbing' },
});
