/** What the books of several styles have in common. */
import { paint } from '../hexColour.js';
import type { Cloth, Fabric, Palette, Proportions } from '../styleBook.js';

export const WHITE = paint('F6F5F2');
export const BLACK_STEEL = { colour: paint('2A2928'), finish: 'black' } as const;
export const BRASS = { colour: paint('C9A254'), finish: 'brushed' } as const;
export const GILT = { colour: paint('D2A545'), finish: 'polished' } as const;

/** The usual sizes as they are. */
export const STRAIGHT: Proportions = { seats: 1, bed: 1, coffeeTable: 0.55, plants: 1 };

/** Cloth in a colour, its figure in a second one; both as RRGGBB. */
export const fabric = (cloth: Cloth, colour: string, figure?: string): Fabric => ({
  cloth,
  colour: paint(colour),
  ...(figure && { colour2: paint(figure) }),
});

export const palette = (cover: Fabric, ...cushions: readonly Fabric[]): Palette => ({ throw: cover, cushions });
