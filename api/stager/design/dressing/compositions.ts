/** Small groups of decorative items for tops, tall, middle and low, as data. */
import { RICH } from '../scene/creativity.js';
import type { Kind } from '../../kinds.js';

/** The place on a top that a group is made for. */
export type Role =
  /** the height of a top: 28 cm and more */
  | 'tall'
  /** below eye level of who sits there: books, trays, bowls */
  | 'low'
  /** one small item */
  | 'small'
  /** all that a small table without a lamp carries */
  | 'side'
  /** beside a bed's lamp */
  | 'bedside'
  /** beside a screen: narrow */
  | 'flank'
  | 'desk'
  /** on a seat, as a bench or a pouf */
  | 'soft'
  /** the middle of a dining table: low enough to look over */
  | 'centre'
  | 'worktop';

export interface DecorItem {
  readonly kind: Kind;
  /** metres from the group's middle to the right and to the front */
  readonly x?: number;
  readonly z?: number;
  /** radians */
  readonly turn?: number;
  /** width, depth, height in metres */
  readonly size: readonly [width: number, depth: number, height: number];
  /** it lies on the item before it in the list */
  readonly stacked?: boolean;
}

export interface Composition {
  readonly name: string;
  readonly roles: readonly Role[];
  /** without the first there is no group */
  readonly items: readonly DecorItem[];
  /** least creativity, 0..30; default 4 */
  readonly from?: number;
  /** how many items of its kinds a room may have before other groups are preferred; default 0 */
  readonly wanted?: number;
  /** suits outdoor tables too */
  readonly outdoors?: boolean;
}

const books = (width: number, height: number): DecorItem => ({
  kind: 'books',
  size: [width, width * 0.74, height],
  turn: 0.12,
});

export const COMPOSITIONS: readonly Composition[] = [
  // the essential: one quiet item
  { name: 'books', roles: ['low', 'side'], from: 0, items: [books(0.3, 0.1)] },
  { name: 'bowl', roles: ['low', 'centre'], from: 0, items: [{ kind: 'bowl', size: [0.32, 0.32, 0.1] }] },
  { name: 'centrepiece', roles: ['centre'], from: 0, items: [{ kind: 'centrepiece', size: [0.34, 0.34, 0.3] }] },

  // tall
  {
    name: 'flowers',
    wanted: 1,
    roles: ['tall'],
    outdoors: true,
    items: [{ kind: 'bouquet', size: [0.3, 0.3, 0.38] }],
  },
  {
    name: 'flowers, box',
    wanted: 1,
    roles: ['tall'],
    from: RICH,
    items: [
      { kind: 'bouquet', x: -0.06, z: -0.03, size: [0.25, 0.25, 0.34] },
      { kind: 'decorative box', x: 0.17, z: 0.05, size: [0.16, 0.11, 0.06], turn: 0.2 },
    ],
  },
  {
    name: 'vase, bowl',
    roles: ['tall'],
    items: [
      { kind: 'vase', x: -0.05, z: -0.03, size: [0.2, 0.2, 0.38] },
      { kind: 'bowl', x: 0.14, z: 0.06, size: [0.14, 0.14, 0.055] },
    ],
  },
  {
    name: 'jars',
    roles: ['tall'],
    from: RICH,
    items: [
      { kind: 'lidded jar', x: -0.06, z: -0.03, size: [0.18, 0.18, 0.33] },
      { kind: 'lidded jar', x: 0.12, z: 0.03, size: [0.13, 0.13, 0.21] },
      { kind: 'cup', x: 0.25, z: 0.07, size: [0.1, 0.1, 0.055] },
    ],
  },
  { name: 'candlesticks', roles: ['tall'], items: [{ kind: 'candlesticks', size: [0.3, 0.13, 0.38], turn: 0.1 }] },
  {
    name: 'candlesticks, box',
    roles: ['tall'],
    from: RICH,
    items: [
      { kind: 'candlesticks', x: -0.06, z: -0.03, size: [0.16, 0.13, 0.36] },
      { kind: 'decorative box', x: 0.14, z: 0.03, size: [0.2, 0.14, 0.09] },
    ],
  },
  {
    name: 'sculpture on books',
    roles: ['tall'],
    from: RICH,
    items: [books(0.28, 0.08), { kind: 'sculpture', stacked: true, size: [0.17, 0.11, 0.26] }],
  },
  {
    name: 'plant on books',
    roles: ['tall', 'side'],
    from: RICH,
    items: [books(0.29, 0.07), { kind: 'small plant', stacked: true, size: [0.17, 0.17, 0.22] }],
  },
  {
    name: 'frames',
    roles: ['tall'],
    from: RICH,
    items: [
      { kind: 'photo frame', x: -0.08, z: -0.02, size: [0.2, 0.1, 0.28], turn: 0.15 },
      { kind: 'photo frame', x: 0.1, z: 0.04, size: [0.13, 0.08, 0.18], turn: -0.12 },
      { kind: 'bowl', x: 0.24, z: 0.06, size: [0.11, 0.11, 0.05] },
    ],
  },

  // low
  {
    name: 'books, bowl',
    roles: ['low'],
    items: [books(0.31, 0.09), { kind: 'bowl', stacked: true, size: [0.15, 0.15, 0.06] }],
  },
  {
    name: 'books, box',
    roles: ['low'],
    from: RICH,
    items: [books(0.3, 0.06), { kind: 'decorative box', stacked: true, size: [0.18, 0.12, 0.075], turn: -0.1 }],
  },
  {
    name: 'open book, cup',
    roles: ['low'],
    from: RICH,
    items: [
      { kind: 'open book', x: -0.06, size: [0.34, 0.24, 0.032], turn: 0.14 },
      { kind: 'cup', x: 0.2, z: 0.02, size: [0.12, 0.12, 0.058] },
    ],
  },
  {
    name: 'drinks',
    roles: ['low', 'worktop'],
    outdoors: true,
    items: [{ kind: 'drinks tray', size: [0.37, 0.26, 0.25] }],
  },
  {
    name: 'tray',
    roles: ['low', 'worktop', 'soft'],
    outdoors: true,
    items: [{ kind: 'tray', size: [0.4, 0.28, 0.18] }],
  },
  {
    name: 'candles',
    roles: ['low'],
    outdoors: true,
    items: [{ kind: 'candles', size: [0.29, 0.16, 0.2], turn: 0.3 }],
  },
  {
    name: 'books, sculpture',
    roles: ['low'],
    from: RICH,
    items: [books(0.3, 0.07), { kind: 'sculpture', stacked: true, size: [0.15, 0.1, 0.15], turn: 0.4 }],
  },

  // one small item
  { name: 'cup', roles: ['small', 'desk'], items: [{ kind: 'cup', size: [0.11, 0.11, 0.057] }] },
  { name: 'box', roles: ['small'], items: [{ kind: 'decorative box', size: [0.15, 0.105, 0.065], turn: 0.15 }] },
  {
    name: 'frame',
    roles: ['small', 'bedside'],
    items: [{ kind: 'photo frame', size: [0.13, 0.08, 0.17], turn: 0.2 }],
  },
  {
    name: 'little plant',
    roles: ['small', 'bedside', 'desk'],
    outdoors: true,
    items: [{ kind: 'small plant', size: [0.14, 0.14, 0.17] }],
  },
  { name: 'little bowl', roles: ['small'], items: [{ kind: 'bowl', size: [0.14, 0.14, 0.055] }] },
  { name: 'little jar', roles: ['small', 'bedside'], items: [{ kind: 'lidded jar', size: [0.11, 0.11, 0.16] }] },

  {
    name: 'little books',
    roles: ['small'],
    items: [{ kind: 'books', size: [0.17, 0.125, 0.045], turn: 0.2 }],
  },
  { name: 'little sculpture', roles: ['small'], from: RICH, items: [{ kind: 'sculpture', size: [0.12, 0.08, 0.15] }] },
  {
    name: 'little candles',
    roles: ['small'],
    outdoors: true,
    items: [{ kind: 'candles', size: [0.17, 0.1, 0.13], turn: 0.3 }],
  },

  // a small table without a lamp
  {
    name: 'books, cup',
    roles: ['side'],
    items: [books(0.22, 0.06), { kind: 'cup', stacked: true, size: [0.12, 0.12, 0.058] }],
  },
  {
    name: 'flowers, cup',
    wanted: 1,
    roles: ['side'],
    items: [
      { kind: 'bouquet', x: -0.05, z: -0.05, size: [0.2, 0.2, 0.28] },
      { kind: 'cup', x: 0.09, z: 0.1, size: [0.11, 0.11, 0.057] },
    ],
  },
  {
    name: 'vase, books',
    roles: ['side'],
    items: [
      { kind: 'vase', x: -0.08, z: -0.06, size: [0.15, 0.15, 0.32] },
      { kind: 'books', x: 0.06, z: 0.09, size: [0.17, 0.125, 0.045], turn: -0.2 },
    ],
  },
  {
    name: 'sculpture on small books',
    roles: ['side'],
    from: RICH,
    items: [books(0.23, 0.06), { kind: 'sculpture', stacked: true, size: [0.15, 0.1, 0.2] }],
  },

  // beside the lamp of a bed
  {
    name: 'bedside book',
    roles: ['bedside', 'desk'],
    items: [{ kind: 'books', size: [0.15, 0.11, 0.045], turn: 0.1 }],
  },
  { name: 'water', roles: ['bedside'], items: [{ kind: 'carafe', size: [0.14, 0.085, 0.17] }] },
  { name: 'bedside flowers', roles: ['bedside'], from: RICH, items: [{ kind: 'bouquet', size: [0.14, 0.14, 0.2] }] },
  { name: 'bedside cup', roles: ['bedside'], items: [{ kind: 'cup', size: [0.11, 0.11, 0.057] }] },

  // beside a screen
  {
    name: 'narrow books, bowl',
    roles: ['flank'],
    items: [books(0.21, 0.07), { kind: 'bowl', stacked: true, size: [0.12, 0.12, 0.05] }],
  },
  { name: 'narrow vase', roles: ['flank'], items: [{ kind: 'vase', size: [0.17, 0.17, 0.36] }] },
  { name: 'narrow jar', roles: ['flank'], items: [{ kind: 'lidded jar', size: [0.16, 0.16, 0.28] }] },
  { name: 'narrow plant', roles: ['flank'], items: [{ kind: 'small plant', size: [0.19, 0.19, 0.25] }] },
  {
    name: 'narrow candlesticks',
    roles: ['flank'],
    from: RICH,
    items: [{ kind: 'candlesticks', size: [0.15, 0.12, 0.32] }],
  },
  { name: 'narrow box', roles: ['flank'], items: [{ kind: 'decorative box', size: [0.19, 0.13, 0.08] }] },

  // desks
  { name: 'desk books', roles: ['desk'], items: [books(0.24, 0.09)] },
  {
    name: 'desk frame',
    roles: ['desk'],
    from: RICH,
    items: [{ kind: 'photo frame', size: [0.15, 0.09, 0.2], turn: -0.3 }],
  },

  // seats
  { name: 'throw', roles: ['soft'], items: [{ kind: 'folded throw', size: [0.38, 0.33, 0.085] }] },
  {
    name: 'books on a seat',
    roles: ['soft'],
    from: RICH,
    items: [books(0.28, 0.07)],
  },

  // dining tables
  {
    name: 'low flowers',
    wanted: 1,
    roles: ['centre'],
    from: RICH,
    items: [{ kind: 'bouquet', size: [0.27, 0.27, 0.28] }],
  },

  // worktops
  { name: 'fruit', wanted: 3, roles: ['worktop'], from: 0, items: [{ kind: 'fruit bowl', size: [0.32, 0.32, 0.18] }] },
  { name: 'worktop flowers', wanted: 1, roles: ['worktop'], items: [{ kind: 'bouquet', size: [0.3, 0.3, 0.4] }] },
  { name: 'worktop vase', roles: ['worktop'], items: [{ kind: 'vase', size: [0.2, 0.2, 0.4] }] },
];
