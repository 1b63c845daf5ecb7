import { MOST_IMAGES } from '../../api/shared/limits.js';
import type { OrderedImage } from '../order/useOrdering.js';
import type { RoomType, Style } from './stagingOptions.js';

/** A staging job as its form holds it. */
export interface Order {
  /** empty until one is chosen */
  readonly projectId: string;
  /** in the order they were ticked */
  readonly images: readonly OrderedImage[];
  readonly roomType: RoomType;
  readonly style: Style;
  /** 0 conservative, 30 maximum */
  readonly creativity: number;
  readonly preserveWindows: boolean;
  readonly preserveWalls: boolean;
  readonly preserveCeiling: boolean;
  readonly preserveFloor: boolean;
  readonly notes: string;
}

export const MOST_CREATIVITY = 30;

export const EMPTY_ORDER: Order = {
  projectId: '',
  images: [],
  roomType: 'LIVING_ROOM',
  style: 'MODERN',
  creativity: 15,
  preserveWindows: false,
  preserveWalls: false,
  preserveCeiling: false,
  preserveFloor: false,
  notes: '',
};

/** What the order still lacks; null when nothing. */
export function missingFrom({ projectId, images }: Order): string | null {
  if (!projectId) return 'Choose a project to see its images.';
  if (images.length === 0) return 'Choose at least one image.';
  if (images.length > MOST_IMAGES) return `Choose at most ${MOST_IMAGES} images.`;
  return null;
}

/** The order as it is sent: notes are trimmed, and left out when they are empty. */
export function inputOf({ images, notes, ...order }: Order) {
  const words = notes.trim();
  return { ...order, inputMediaIds: images.map(({ id }) => id), ...(words && { notes: words }) };
}
