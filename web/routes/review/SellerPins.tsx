import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SellerPins_item$key } from '../../__generated__/SellerPins_item.graphql.js';
import { pinsOf } from './pinsOf.js';
import type { Zoom } from './useZoom.js';

interface SellerPinsProps {
  readonly item: SellerPins_item$key;
  /** the result on show */
  readonly resultId: string;
  readonly view: Zoom['view'];
}

/** The numbers of the seller's comments on the picture; the list beside it says what they are. */
export function SellerPins({ item, resultId, view }: SellerPinsProps) {
  const { comments } = useFragment(
    graphql`
      fragment SellerPins_item on StagingItem {
        comments {
          ...pinsOf_comment
        }
      }
    `,
    item,
  );
  const pins = [...pinsOf(comments, resultId)];
  if (pins.length === 0) return null;
  return (
    <div className={layer} aria-hidden>
      {pins.map(([id, { number, x, y }]) => (
        <span key={id} className={pin} style={placeOf(x, y, view)}>
          {number}
        </span>
      ))}
    </div>
  );
}

const placeOf = (x: number, y: number, view: Zoom['view']): CSSProperties => ({
  left: `calc(${x * view.scale * 100}% + ${view.x}px)`,
  top: `calc(${y * view.scale * 100}% + ${view.y}px)`,
});

const layer = css({ position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none' });
const pin = css({
  position: 'absolute',
  translate: '[-50% -50%]',
  display: 'grid',
  placeItems: 'center',
  minW: '24',
  h: '24',
  px: '6',
  borderRadius: 'full',
  bg: 'turn',
  color: 'turn.on',
  font: '600 13px/1 {fonts.body}',
  boxShadow: '[0 0 0 1px {colors.turn.on}]',
});
