import { useLocation } from 'react-router-dom';
import { useAddressDialog } from '../components/useAddressDialog.js';

/** A photo to be staged. */
export interface OrderedImage {
  readonly id: string;
  readonly name: string;
}

interface Asked {
  readonly photos?: readonly OrderedImage[];
}

const NO_PHOTOS: readonly OrderedImage[] = [];

/** Link to a project's staging tab with the order dialog open and the photos ticked. */
export const orderOf = (projectId: string, photos: readonly OrderedImage[] = NO_PHOTOS) => ({
  to: `/projects/${projectId}?tab=staging&order=1`,
  state: { photos } satisfies Asked,
});

/** Link to the order dialog without a project. */
export const ORDER_OF_ANY_PROJECT = '/staging?order=1';

/** The order dialog of a page, which a link from elsewhere may open, and the photos that are ticked at the start. */
export function useOrdering() {
  const [open, setOpen] = useAddressDialog('order');
  const asked = useLocation().state as Asked | null;
  return { open, photos: asked?.photos ?? NO_PHOTOS, setOpen };
}
