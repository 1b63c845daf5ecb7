import { useLocation } from 'react-router-dom';
import { useAddressDialog } from '../components/useAddressDialog.js';
import type { OrderSettings } from '../staging/order.js';
import type { OrderedImage } from './orderedImage.js';

interface Asked {
  readonly photos?: readonly OrderedImage[];
  readonly settings?: OrderSettings;
}

const NO_PHOTOS: readonly OrderedImage[] = [];

/**
 * Link to a project's staging tab with the order dialog open and the photos ticked.
 * @param settings of an earlier order, to order the same again
 */
export const orderOf = (projectId: string, photos: readonly OrderedImage[] = NO_PHOTOS, settings?: OrderSettings) => ({
  to: `/projects/${projectId}?tab=staging&order=1`,
  state: { photos, ...(settings && { settings }) } satisfies Asked,
});

/** Link to the order dialog without a project. */
export const ORDER_OF_ANY_PROJECT = '/staging?order=1';

/** The order dialog of a page, which a link from elsewhere may open, and its photos and settings at the start. */
export function useOrdering() {
  const [open, setOpen] = useAddressDialog('order');
  const asked = useLocation().state as Asked | null;
  return { open, photos: asked?.photos ?? NO_PHOTOS, settings: asked?.settings, setOpen };
}
