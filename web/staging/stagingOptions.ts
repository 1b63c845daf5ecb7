import {
  ROOM_TYPE_OPTIONS,
  type RoomTypeOption,
  STYLE_OPTIONS,
  type StyleOption,
} from '../../api/shared/stagingOptions.js';

type RoomTypeName = keyof typeof ROOM_TYPE_OPTIONS;
type StyleName = keyof typeof STYLE_OPTIONS;
export type RoomType = Uppercase<RoomTypeName>;
export type Style = Uppercase<StyleName>;

/** Options with their names in the schema, in the order in which they are offered. */
const named = <Name extends string, Option>(options: Readonly<Record<Name, Option>>) =>
  (Object.keys(options) as Name[]).map((name) => ({ value: name.toUpperCase() as Uppercase<Name>, ...options[name] }));

export const ROOM_TYPES = named<RoomTypeName, RoomTypeOption>(ROOM_TYPE_OPTIONS);
export const STYLES = named<StyleName, StyleOption>(STYLE_OPTIONS);

export const isRoomType = (name: string): name is RoomType => ROOM_TYPES.some(({ value }) => value === name);
export const isStyle = (name: string): name is Style => STYLES.some(({ value }) => value === name);

/** "GAMING_ROOM" becomes "Gaming Room", whether this version offers it or not. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const styleLabel = (style: string) => STYLES.find(({ value }) => value === style)?.label ?? wordsOf(style);
export const roomLabel = (room: string) => ROOM_TYPES.find(({ value }) => value === room)?.label ?? wordsOf(room);

/** The surfaces that may be kept bare. Nothing is ever repainted, so the hint says what stays away from each. */
export const BARE_SURFACES = [
  { field: 'preserveWindows', label: 'Preserve windows', hint: 'No curtain, nothing before the glass' },
  { field: 'preserveWalls', label: 'Preserve walls', hint: 'Nothing hung or leaning' },
  { field: 'preserveCeiling', label: 'Preserve ceiling', hint: 'No pendant' },
  { field: 'preserveFloor', label: 'Preserve floor', hint: 'No rug' },
] as const;
