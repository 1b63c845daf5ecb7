import type { KeyboardEvent } from 'react';
import { css } from '#styled/css';
import type { Pixel } from '../../../../api/shared/geometry/types.js';

interface PieceHandleProps {
  readonly id: string;
  readonly name: string;
  /** fractions of the picture */
  readonly at: Pixel;
  readonly selected: boolean;
  /** the Tab key comes to it: to one piece of the room */
  readonly inTabOrder: boolean;
  readonly describedBy: string;
  readonly onSelect: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Where the keyboard takes hold of a piece; the pointer takes hold of the piece itself. */
export function PieceHandle({ id, name, at, selected, inTabOrder, describedBy, onSelect, onKey }: PieceHandleProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={selected}
      aria-describedby={describedBy}
      data-piece={id}
      tabIndex={inTabOrder ? 0 : -1}
      className={handle}
      style={{ left: `${at[0] * 100}%`, top: `${at[1] * 100}%` }}
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={onKey}
    />
  );
}

const handle = css({
  position: 'absolute',
  w: '12',
  h: '12',
  translate: '[-50% -50%]',
  borderRadius: 'full',
  bg: 'seam',
  boxShadow: '[0 0 0 1.5px {colors.seam.ring}]',
  pointerEvents: 'none',
  '&[aria-pressed=true]': { bg: 'accent', boxShadow: '[0 0 0 2px {colors.seam}, 0 0 0 3.5px {colors.seam.ring}]' },
  _focusVisible: { outline: '[3px solid {colors.focus}]', outlineOffset: '4' },
});
