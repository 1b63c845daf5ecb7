import { useLocation } from 'react-router-dom';
import { useAddressDialog } from '../components/useAddressDialog.js';
import { useMay } from '../session/permissions.js';
import type { OrderedImage } from './orderedImage.js';

/** @typeParam Settings of an order, which the dialog knows */
interface Asked<Settings> {
  readonly photos?: readonly OrderedImage[];
  readonly settings?: Settings;
}

const NO_PHOTOS: readonly OrderedImage[] = [];

/**
 * Link to a project's staging tab with the order dialog open and the photos ticked.
 * @param settings of an earlier order, to order the same again
 */
export const orderOf = <Settings>(
  projectId: string,
  photos: readonly OrderedImage[] = NO_PHOTOS,
  settings?: Settings,
) => ({
  to: `/projects/${projectId}?tab=staging&order=1`,
  state: { photos, ...(settings && { settings }) } satisfies Asked<Settings>,
});

/** Link to the order dialog without a project. */
export const ORDER_OF_ANY_PROJECT = '/staging?order=1';

/**
 * The order dialog of a page, which a link from elsewhere may open, and its photos and settings at the start. It stays
 * closed for those who may not order.
 */
export function useOrdering<Settings>() {
  const [asks, setOpen] = useAddressDialog('order');
  const mayOrder = useMay('STAGING_WRITE');
  const asked = useLocation().state as Asked<Settings> | null;
  return { open: asks && mayOrder, photos: asked?.photos ?? NO_PHOTOS, settings: asked?.settings, setOpen };
}
