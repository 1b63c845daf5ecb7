import { MoveVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { css, cx } from '#styled/css';
import { Icon } from '../../components/Icon.js';
import type { Pixel } from '../../../api/shared/geometry/types.js';
import { Handle } from './Handle.js';

interface LineHandleProps {
  readonly label: string;
  readonly valueText: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** its position, fractions of the picture */
  readonly at: Pixel;
  readonly picture: RefObject<HTMLElement | null>;
  readonly describedBy: string;
  /** called with the row that it is moved to, a fraction */
  readonly onMove: (row: number, gesture: string) => void;
  /** a label beside the handle, on the photo */
  readonly tag?: React.ReactNode;
  /** the label is on its left */
  readonly tagBefore?: boolean;
}

/** A handle that moves a line of the picture up and down. */
export function LineHandle({ onMove, tag, tagBefore, ...rest }: LineHandleProps) {
  return (
    <Handle {...rest} orientation="vertical" className={line} onMove={([, row], gesture) => onMove(row, gesture)}>
      <Icon of={MoveVertical} size={15} weight={2} />
      {tag && <span className={cx(beside, tagBefore ? before : after)}>{tag}</span>}
    </Handle>
  );
}

const line = css({
  color: 'onPhoto.text',
  cursor: 'ns-resize',
  _before: { w: '28', h: '28', bg: 'onPhoto.fill', boxShadow: '[0 0 0 1.5px {colors.seam}]' },
});
const before = css({ right: '[calc(100% + 4px)]' });
const after = css({ left: '[calc(100% + 4px)]' });
const beside = css({
  position: 'absolute',
  top: '[50%]',
  translate: '[0 -50%]',
  pointerEvents: 'none',
});
