/** What may be ordered, as the schema names it, with the words and colours it is shown by. */
export const ROOM_TYPES = [
  { value: 'LIVING_ROOM', label: 'Living Room' },
  { value: 'BEDROOM', label: 'Bedroom' },
  { value: 'DINING_ROOM', label: 'Dining Room' },
  { value: 'HOME_OFFICE', label: 'Home Office' },
  { value: 'GAMING_ROOM', label: 'Gaming Room' },
] as const;

export const STYLES = [
  {
    value: 'MODERN',
    name: 'Modern',
    description: 'Low and straight: walnut, black steel',
    swatches: ['#B9AF9F', '#4A4744', '#5B3A24', '#C4622D'],
  },
  {
    value: 'CONTEMPORAIN',
    name: 'Contemporain',
    description: 'Soft curves: boucle, pale oak, brass',
    swatches: ['#F1EBDF', '#D6C3A3', '#B58463', '#C9A254'],
  },
  {
    value: 'SCANDINAVE',
    name: 'Scandinave',
    description: 'Light and airy: birch, wool, soft blue',
    swatches: ['#F4F3EF', '#C9CCC9', '#9DAF98', '#8FA3B5'],
  },
  {
    value: 'MINIMALIST',
    name: 'Minimalist',
    description: 'Few plain pieces: white, stone, black',
    swatches: ['#F6F3EC', '#D3C8B6', '#94877A', '#1E1D1B'],
  },
  {
    value: 'DEMEURES',
    name: 'Demeures',
    description: 'Stately: velvet, dark walnut, gilt',
    swatches: ['#1F3B2D', '#5C1A26', '#1D2A44', '#EDE3CC'],
  },
  {
    value: 'INDUSTRIEL',
    name: 'Industriel',
    description: 'Raw: cognac leather, steel, old wood',
    swatches: ['#8A4B22', '#2B2826', '#8E3B2B', '#6F7173'],
  },
  {
    value: 'CLASSIQUE',
    name: 'Classique',
    description: 'Rolled arms: mahogany, navy',
    swatches: ['#EFE4CB', '#C8AE86', '#22304D', '#6B3322'],
  },
  {
    value: 'BOHEME',
    name: 'Boheme',
    description: 'Low and layered: rattan, kilims, plants',
    swatches: ['#B9532F', '#D29B32', '#2F6F70', '#C9A77B'],
  },
  {
    value: 'JAPON',
    name: 'Japon',
    description: 'Very low: ash, slats, paper lamps',
    swatches: ['#DDCFB7', '#3B3A38', '#6C7550', '#A88C66'],
  },
  {
    value: 'PROVENCE',
    name: 'Provence',
    description: 'Country: whitewashed wood, lavender',
    swatches: ['#F3EBD6', '#A99BC4', '#9BAA84', '#CE9A4A'],
  },
  {
    value: 'MIAMI',
    name: 'Miami',
    description: 'Playful curves: coral, turquoise, brass',
    swatches: ['#FBFAF7', '#42B5B0', '#F0806A', '#F3C6C4'],
  },
  {
    value: 'HAMPTON',
    name: 'Hampton',
    description: 'By the sea: white slipcovers, navy',
    swatches: ['#FAF9F5', '#DCCBAA', '#1F3556', '#B79A6B'],
  },
] as const;

export type RoomType = (typeof ROOM_TYPES)[number]['value'];
export type Style = (typeof STYLES)[number]['value'];

export const isRoomType = (name: string): name is RoomType => ROOM_TYPES.some(({ value }) => value === name);
export const isStyle = (name: string): name is Style => STYLES.some(({ value }) => value === name);

/** "GAMING_ROOM" becomes "Gaming Room", whether this version offers it or not. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const styleLabel = (style: string) => STYLES.find(({ value }) => value === style)?.name ?? wordsOf(style);
export const roomLabel = (room: string) => ROOM_TYPES.find(({ value }) => value === room)?.label ?? wordsOf(room);

/** The surfaces that may be kept bare. Nothing is ever repainted, so the hint says what stays away from each. */
export const BARE_SURFACES = [
  { field: 'preserveWindows', label: 'Preserve windows', hint: 'No curtain, nothing before the glass' },
  { field: 'preserveWalls', label: 'Preserve walls', hint: 'Nothing hung or leaning' },
  { field: 'preserveCeiling', label: 'Preserve ceiling', hint: 'No pendant' },
  { field: 'preserveFloor', label: 'Preserve floor', hint: 'No rug' },
] as const;
