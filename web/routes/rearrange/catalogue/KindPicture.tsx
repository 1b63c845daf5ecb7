import { cellOf, SPRITE } from '../../../../api/stager/furniture/floorKinds.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { css } from '#styled/css';
import { Skeleton } from '../../../components/Skeleton.js';
import type { useSprite } from './useSprite.js';

interface KindPictureProps {
  readonly kind: Kind;
  readonly sprite: ReturnType<typeof useSprite>;
}

/** Percent at which CSS places a background that is `count` tiles long so that its tile `at` is seen. */
const placed = (at: number, count: number) => (count > 1 ? (at / (count - 1)) * 100 : 0);

/** A kind's tile of the sprite. Decorative: the name stands beside it. Its space is kept while the sprite loads. */
export function KindPicture({ kind, sprite: { src, failed } }: KindPictureProps) {
  const cell = cellOf(kind);
  if (!src || !cell) return <span className={slot}>{!failed && <Skeleton shape="fill" />}</span>;
  const { columns, rows } = SPRITE;
  return (
    <span
      className={slot}
      style={{
        backgroundImage: `url(${src})`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${placed(cell.column, columns)}% ${placed(cell.row, rows)}%`,
      }}
    />
  );
}

const slot = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '[1]',
  borderRadius: 'photo',
  overflow: 'hidden',
  bg: 'well',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: '[inherit]',
    boxShadow: '[inset 0 0 0 1px {colors.photo.edge}]',
  },
});
