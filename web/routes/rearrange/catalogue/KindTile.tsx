import type { KeyboardEventHandler } from 'react';
import type { Style } from '../../../../api/stager/contract.js';
import { inStyle } from '../../../../api/stager/furniture/proportions.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { css } from '#styled/css';
import { Length } from '../../../format/Length.js';
import { sizeOf, type Units } from '../../../format/lengths.js';
import { kindName } from './kindName.js';
import { KindPicture } from './KindPicture.js';
import type { useSprite } from './useSprite.js';

interface KindTileProps {
  readonly kind: Kind;
  readonly style: Style;
  readonly units: Units;
  readonly sprite: ReturnType<typeof useSprite>;
  /** it is the kind that is to be swapped */
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** A kind with its picture, its name, and its usual width and depth in the style. */
export function KindTile({ kind, style, units, sprite, current, onChoose, onKeyDown }: KindTileProps) {
  const { width, depth } = inStyle(style, kind);
  return (
    <button
      type="button"
      className={tile}
      aria-current={current || undefined}
      data-kind={kind}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <KindPicture kind={kind} sprite={sprite} />
      <span className={name}>{kindName(kind)}</span>{' '}
      <span className={size}>
        <Length {...sizeOf([width, depth], units)} />
      </span>
    </button>
  );
}

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  h: 'full',
  p: '6',
  pb: '8',
  borderRadius: 'control',
  textAlign: 'left',
  cursor: 'pointer',
  // below the search field, which stays in place
  scrollMarginTop: '80',
  _hover: { bg: 'hover' },
  '&[aria-current]': { boxShadow: '[inset 0 0 0 2px {colors.accent}]' },
});
const name = css({
  display: 'block',
  mt: '6',
  fontSize: '13',
  lineHeight: '[16px]',
  fontWeight: 'medium',
  '[aria-current] > &': { fontWeight: 'bold' },
});
const size = css({
  display: 'block',
  mt: '2',
  fontSize: '12',
  lineHeight: '[16px]',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
