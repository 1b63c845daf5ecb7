import type { Kind } from '../../../../api/stager/kinds.js';

export interface Group {
  readonly title: string;
  readonly kinds: readonly Kind[];
}

/** The catalogue as a furniture shop would sort it: every kind that stands on the floor or lies on it, once. */
export const GROUPS: readonly Group[] = [
  {
    title: 'Seating',
    kinds: [
      'sofa',
      'loveseat',
      'sectional',
      'chaise',
      'armchair',
      'dining chair',
      'bench',
      'bar stool',
      'stool',
      'ottoman',
      'pouf',
      'beanbag',
      'floor cushion',
      'outdoor sofa',
      'outdoor chair',
      'lounger',
    ],
  },
  {
    title: 'Tables',
    kinds: [
      'coffee table',
      'side table',
      'nest tables',
      'dining table',
      'kitchen island',
      'bar cart',
      'outdoor table',
      'outdoor coffee table',
    ],
  },
  {
    title: 'Storage',
    kinds: [
      'media unit',
      'sideboard',
      'console',
      'bookcase',
      'display cabinet',
      'dresser',
      'wardrobe',
      'nightstand',
      'shoe bench',
      'coat stand',
    ],
  },
  { title: 'Beds', kinds: ['bed', 'daybed'] },
  { title: 'Lamps', kinds: ['floor lamp', 'lantern'] },
  {
    title: 'Plants and decoration',
    kinds: ['plant', 'planter', 'basket', 'throw basket', 'room divider', 'piano', 'parasol'],
  },
  { title: 'Rugs', kinds: ['rug'] },
  { title: 'Work', kinds: ['desk', 'task chair', 'gaming desk', 'gaming chair'] },
];
