/** What an order chooses from: the words by which the schema and the pages name it. The engine's names are the keys. */

export interface RoomTypeOption {
  readonly label: string;
  /** in the schema */
  readonly description: string;
}

export interface StyleOption extends RoomTypeOption {
  /** materials and silhouette, in a few words */
  readonly looks: string;
  /** four of its colours */
  readonly swatches: readonly [string, string, string, string];
}

export const ROOM_TYPE_OPTIONS = {
  living_room: { label: 'Living Room', description: 'Living room.' },
  bedroom: { label: 'Bedroom', description: 'Bedroom.' },
  dining_room: { label: 'Dining Room', description: 'Dining room.' },
  home_office: { label: 'Home Office', description: 'Home office.' },
  gaming_room: { label: 'Gaming Room', description: 'Gaming room.' },
} as const satisfies Readonly<Record<string, RoomTypeOption>>;

export const STYLE_OPTIONS = {
  modern: {
    label: 'Modern',
    description: 'Modern.',
    looks: 'Low and straight: walnut, black steel',
    swatches: ['#B9AF9F', '#4A4744', '#5B3A24', '#C4622D'],
  },
  contemporain: {
    label: 'Contemporain',
    description: 'Contemporary.',
    looks: 'Soft curves: boucle, pale oak, brass',
    swatches: ['#F1EBDF', '#D6C3A3', '#B58463', '#C9A254'],
  },
  scandinave: {
    label: 'Scandinave',
    description: 'Scandinavian.',
    looks: 'Light and airy: birch, wool, soft blue',
    swatches: ['#F4F3EF', '#C9CCC9', '#9DAF98', '#8FA3B5'],
  },
  minimalist: {
    label: 'Minimalist',
    description: 'Minimalist.',
    looks: 'Few plain pieces: white, stone, black',
    swatches: ['#F6F3EC', '#D3C8B6', '#94877A', '#1E1D1B'],
  },
  demeures: {
    label: 'Demeures',
    description: 'Stately home.',
    looks: 'Stately: velvet, dark walnut, gilt',
    swatches: ['#1F3B2D', '#5C1A26', '#1D2A44', '#EDE3CC'],
  },
  industriel: {
    label: 'Industriel',
    description: 'Industrial.',
    looks: 'Raw: cognac leather, steel, old wood',
    swatches: ['#8A4B22', '#2B2826', '#8E3B2B', '#6F7173'],
  },
  classique: {
    label: 'Classique',
    description: 'Classic.',
    looks: 'Rolled arms: mahogany, navy',
    swatches: ['#EFE4CB', '#C8AE86', '#22304D', '#6B3322'],
  },
  boheme: {
    label: 'Boheme',
    description: 'Bohemian.',
    looks: 'Low and layered: rattan, kilims, plants',
    swatches: ['#B9532F', '#D29B32', '#2F6F70', '#C9A77B'],
  },
  japon: {
    label: 'Japon',
    description: 'Japanese.',
    looks: 'Very low: ash, slats, paper lamps',
    swatches: ['#DDCFB7', '#3B3A38', '#6C7550', '#A88C66'],
  },
  provence: {
    label: 'Provence',
    description: 'Provence.',
    looks: 'Country: whitewashed wood, lavender',
    swatches: ['#F3EBD6', '#A99BC4', '#9BAA84', '#CE9A4A'],
  },
  miami: {
    label: 'Miami',
    description: 'Miami.',
    looks: 'Playful curves: coral, turquoise, brass',
    swatches: ['#FBFAF7', '#42B5B0', '#F0806A', '#F3C6C4'],
  },
  hampton: {
    label: 'Hampton',
    description: 'Hamptons.',
    looks: 'By the sea: white slipcovers, navy',
    swatches: ['#FAF9F5', '#DCCBAA', '#1F3556', '#B79A6B'],
  },
} as const satisfies Readonly<Record<string, StyleOption>>;
