import { useState } from 'react';
import { css } from '#styled/css';
import { type Order, type PhotoOrder, withOwn, withSameFor } from './order.js';
import { OrderedPhoto } from './OrderedPhoto.js';
import type { SeenPhoto } from './useSeenPhotos.js';

interface OrderedPhotosProps {
  readonly order: Order;
  /** what is known of the photos, by their ids; those that are not loaded are missing */
  readonly seen: ReadonlyMap<string, SeenPhoto>;
  readonly onChange: (change: (before: Order) => Order) => void;
  readonly onRemove: (id: string) => void;
}

/** The chosen photos, each with its room type and what else the person says of it. */
export function OrderedPhotos({ order, seen, onChange, onRemove }: OrderedPhotosProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={list} aria-label="Selected images">
      {order.images.map(({ id, name }) => (
        <OrderedPhoto
          key={id}
          id={id}
          name={name}
          order={order}
          seen={seen.get(id)}
          open={open === id}
          onOpen={(opens) => setOpen(opens ? id : null)}
          onRemove={() => onRemove(id)}
          onChange={(change: PhotoOrder) => onChange((before) => withOwn(before, id, change))}
          onSame={() => onChange((before) => withSameFor(before, id))}
        />
      ))}
    </ul>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  mt: '8',
  maxH: '[min(60vh, 420px)]',
  overflowY: 'auto',
  // space for the focus ring, which would be cut off at the edge
  px: '4',
  mx: '[-4px]',
  borderBlock: '[1px solid {colors.line}]',
  '& > li + li': { borderTop: '[1px solid {colors.line}]' },
});
