import { MOST_IMAGES } from '../../api/shared/limits.js';
import type { OrderedImage } from '../order/orderedImage.js';
import type { RoomWall } from './roomWalls.js';
import type { RoomType, Style } from './stagingOptions.js';

/** What the person said of one photo; what is left out is as for the whole job. */
export interface PhotoOrder {
  readonly roomType?: RoomType;
  readonly style?: Style;
  readonly notes?: string;
  /** the id of another photo that shows the same room, and which of its walls is the back wall of this one */
  readonly sameRoomAs?: string;
  readonly backWall?: RoomWall;
}

/** A staging job as its form holds it. */
export interface Order {
  /** empty until one is chosen */
  readonly projectId: string;
  /** in the order they were ticked */
  readonly images: readonly OrderedImage[];
  /** for all photos without one of their own: see roomTypeOf */
  readonly roomType: RoomType;
  /** whether the person chose it; until then suggestions come before it */
  readonly roomTypeChosen: boolean;
  /** what the person said of single photos, by their ids */
  readonly own: Readonly<Record<string, PhotoOrder>>;
  /** the room types that single photos seem to show, by their ids */
  readonly suggested: Readonly<Record<string, RoomType>>;
  readonly style: Style;
  /** 0 conservative, 30 maximum */
  readonly creativity: number;
  readonly preserveWindows: boolean;
  readonly preserveWalls: boolean;
  readonly preserveCeiling: boolean;
  readonly preserveFloor: boolean;
  readonly notes: string;
}

/** An order without its project and photos. */
export type OrderSettings = Omit<Order, 'projectId' | 'images'>;

export const MOST_CREATIVITY = 30;

export const EMPTY_ORDER: Order = {
  projectId: '',
  images: [],
  roomType: 'LIVING_ROOM',
  roomTypeChosen: false,
  own: {},
  suggested: {},
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

/**
 * What a photo is staged as: what the person said of it, else what the person chose for all, else what it seems to
 * show, else the usual type.
 */
export function roomTypeOf(order: Order, id: string): RoomType {
  const suggested = order.roomTypeChosen ? undefined : order.suggested[id];
  return order.own[id]?.roomType ?? suggested ?? order.roomType;
}

/** What two photos of one room have in common. */
const lookOf = (order: Order, id: string) => `${roomTypeOf(order, id)} ${order.own[id]?.style ?? order.style}`;

/** The photos of which one may be said to show the room of this one: none where another shows the room of this one. */
export function sameRoomChoices(order: Order, id: string): readonly OrderedImage[] {
  if (order.images.some((image) => sameRoomOf(order, image.id) === id)) return [];
  return order.images.filter((image) => mayShare(order, id, image.id));
}

/** The photo that was said to show the same room, as long as both are furnished alike. */
export function sameRoomOf(order: Order, id: string): string | undefined {
  const said = order.own[id]?.sameRoomAs;
  const chosen = said !== undefined && order.images.some((image) => image.id === said);
  return chosen && mayShare(order, id, said) ? said : undefined;
}

const mayShare = (order: Order, id: string, other: string): boolean =>
  other !== id && order.own[other]?.sameRoomAs === undefined && lookOf(order, other) === lookOf(order, id);

/** The order with something said of one photo. */
export function withOwn(order: Order, id: string, change: PhotoOrder): Order {
  return { ...order, own: { ...order.own, [id]: { ...order.own[id], ...change } } };
}

/** The order with the style and words of one photo for all chosen photos; each keeps its room type. */
export function withSameFor(order: Order, id: string): Order {
  const { style, notes } = order.own[id] ?? {};
  const same = order.images.map((image) => [image.id, { ...order.own[image.id], style, notes }] as const);
  return { ...order, own: { ...order.own, ...Object.fromEntries(same) } };
}

/** What is different about one photo, as it is sent; null when nothing. */
function photoInputOf(order: Order, mediaId: string) {
  const { style, notes = '', backWall } = order.own[mediaId] ?? {};
  const roomType = roomTypeOf(order, mediaId);
  const words = notes.trim();
  const sameRoomAs = sameRoomOf(order, mediaId);
  const different = {
    ...(roomType !== order.roomType && { roomType }),
    ...(style && style !== order.style && { style }),
    ...(words && { notes: words }),
    ...(sameRoomAs && { sameRoomAs, ...(backWall && { backWall }) }),
  };
  return Object.keys(different).length > 0 ? { mediaId, ...different } : null;
}

/** The order as it is sent: only what differs is said of single photos; notes are trimmed, and left out when empty. */
export function inputOf(order: Order) {
  const { images, notes, own: _own, suggested: _suggested, roomTypeChosen: _chosen, ...job } = order;
  const words = notes.trim();
  const photos = images.flatMap(({ id }) => photoInputOf(order, id) ?? []);
  return {
    ...job,
    inputMediaIds: images.map(({ id }) => id),
    ...(words && { notes: words }),
    ...(photos.length > 0 && { photos }),
  };
}
