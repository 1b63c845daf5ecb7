import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { Icon } from '../../components/Icon.js';
import type { Pixel } from '../../../api/shared/geometry/types.js';

interface EdgeButtonProps {
  readonly index: number;
  readonly count: number;
  readonly at: Pixel;
  readonly onAdd: () => void;
}

/** The middle of an edge: a press adds a corner there. */
export function EdgeButton({ index, count, at, onAdd }: EdgeButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Add a corner between ${index + 1} and ${((index + 1) % count) + 1}`}
      className={button}
      style={{ left: `${at[0] * 100}%`, top: `${at[1] * 100}%` }}
      onClick={onAdd}
    >
      <Icon of={Plus} size={14} weight={2.25} />
    </button>
  );
}

const button = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  w: '24',
  h: '24',
  '@media (any-pointer: coarse)': { w: '44', h: '44' },
  translate: '[-50% -50%]',
  borderRadius: 'full',
  color: 'onPhoto.text',
  cursor: 'copy',
  isolation: 'isolate',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '[-1]',
    inset: '0',
    m: 'auto',
    w: '20',
    h: '20',
    borderRadius: 'full',
    bg: 'onPhoto.fill',
  },
});
