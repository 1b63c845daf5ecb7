import { MoveVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { css, cx } from '#styled/css';
import { Icon } from '../../components/Icon.js';
import type { Point } from './geometry/outline.js';
import { useHandle } from './useHandle.js';

interface LineHandleProps {
  readonly id: string;
  readonly label: string;
  /** what is read out */
  readonly valueText: string;
  /** the number behind it, and its range */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** where it lies, fractions of the picture */
  readonly at: Point;
  readonly picture: RefObject<HTMLElement | null>;
  readonly describedBy: string;
  /** the row that it is moved to, a fraction */
  readonly onMove: (row: number, gesture: string) => void;
  /** beside the handle, on the photo */
  readonly tag?: React.ReactNode;
  /** on its left */
  readonly tagBefore?: boolean;
}

/** What moves a line of the picture up and down. */
export function LineHandle(props: LineHandleProps) {
  const { id, label, valueText, value, min, max, at, picture, describedBy, onMove, tag, tagBefore } = props;
  const { onArrow, ...pointer } = useHandle({
    id,
    picture,
    at,
    onMove: ([, row], gesture) => onMove(row, gesture),
  });
  return (
    <div className={place} style={{ left: `${at[0] * 100}%`, top: `${at[1] * 100}%` }}>
      <div
        {...pointer}
        // An input would have a track of its own: this one's is the photo.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        className={handle}
        onKeyDown={onArrow}
      >
        <Icon of={MoveVertical} size={15} weight={2} />
      </div>
      {tag && <span className={cx(beside, tagBefore ? before : after)}>{tag}</span>}
    </div>
  );
}

const place = css({ position: 'absolute', translate: '[-50% -50%]' });
const handle = css({
  display: 'grid',
  placeItems: 'center',
  w: '28',
  h: '28',
  '@media (pointer: coarse)': { w: '44', h: '44' },
  borderRadius: 'full',
  color: 'onPhoto.text',
  cursor: 'ns-resize',
  touchAction: 'none',
  isolation: 'isolate',
  position: 'relative',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '[-1]',
    inset: '0',
    m: 'auto',
    w: '28',
    h: '28',
    borderRadius: 'full',
    bg: 'onPhoto.fill',
    boxShadow: '[0 0 0 1.5px {colors.seam}]',
  },
});
const before = css({ right: '[calc(100% + 6px)]' });
const after = css({ left: '[calc(100% + 6px)]' });
const beside = css({
  position: 'absolute',
  top: '[50%]',
  translate: '[0 -50%]',
  pointerEvents: 'none',
});
