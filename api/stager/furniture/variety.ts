/** What a room of a style may have in place of the style book's own: rooms of one style are not all alike. */
import type { Style } from '../contract.js';
import { paint } from './hexColour.js';
import type { Cloth, Fabric, Shapes } from './styleBook.js';

/** Textiles that go together: cushions and the throw on the sofa, which is the bed's blanket as well. */
export interface Palette {
  readonly cushions: readonly Fabric[];
  readonly throw: Fabric;
}

export interface Variety {
  readonly sofas: readonly Fabric[];
  readonly armchairs: readonly Fabric[];
  readonly palettes: readonly Palette[];
  readonly tableLamps: readonly Shapes['tableLamp'][];
}

/** Cloth in a colour, its figure in a second one. */
const of = (cloth: Cloth, colour: string, figure?: string): Fabric => ({
  cloth,
  colour: paint(colour),
  ...(figure && { colour2: paint(figure) }),
});
const palette = (cover: Fabric, ...cushions: readonly Fabric[]): Palette => ({ throw: cover, cushions });

export const VARIETY: Readonly<Record<Style, Variety>> = {
  modern: {
    sofas: [of('weave', '6F6B67'), of('weave', '9A9C90'), of('weave', 'B9A68C')],
    armchairs: [of('weave', '2F4A60'), of('boucle', 'E4DED3'), of('leather', '3B332E')],
    palettes: [
      palette(of('wool', 'A9603C'), of('linen', 'A9603C'), of('weave', '55514D')),
      palette(of('herringbone', 'DCD6CB', '34526B'), of('linen', '2A4F6B'), of('wool', 'EBE6DB')),
    ],
    tableLamps: ['ceramic', 'globe'],
  },
  contemporain: {
    sofas: [of('boucle', 'C6B193'), of('velvet', '7A6658'), of('weave', 'D9CDBB')],
    armchairs: [of('boucle', 'B0714F'), of('leather', '8A5A3C'), of('velvet', '7A3A2C')],
    palettes: [
      palette(of('wool', '9A5238'), of('velvet', 'B05F40'), of('boucle', 'F1EBDF')),
      palette(of('windowpane', 'EDE4D3', '7A2E22'), of('linen', '7A2E22'), of('linen', 'D6C3A3')),
    ],
    tableLamps: ['ceramic', 'column'],
  },
  scandinave: {
    sofas: [of('wool', '8FA0A6'), of('linen', 'E7E2D6'), of('wool', '9AA793')],
    armchairs: [of('wool', 'C89232'), of('leather', 'A56B43'), of('wool', '5B7C93')],
    palettes: [
      palette(of('wool', 'C9952F'), of('linen', 'C9952F'), of('linen', '4D738C')),
      palette(of('windowpane', 'EEECE6', '5E6B62'), of('linen', '7F9779'), of('wool', 'F1EFEA')),
    ],
    tableLamps: ['paper', 'column'],
  },
  minimalist: {
    sofas: [of('linen', 'CDBFAA'), of('boucle', 'EDE7DB')],
    armchairs: [of('leather', '8A5A38'), of('boucle', 'E9E3D8'), of('linen', '3B3A37')],
    palettes: [
      palette(of('linen', '3A3835'), of('linen', 'A9795A'), of('linen', '3A3835')),
      palette(of('linen', 'DFD5C4'), of('linen', 'A4432B'), of('linen', 'DFD5C4')),
    ],
    tableLamps: ['globe', 'ceramic'],
  },
  demeures: {
    sofas: [of('velvet', '1E355A'), of('leather', '6A3B25'), of('velvet', '6B2230')],
    armchairs: [of('leather', '4A2A1C'), of('damask', 'D8C595', '8A6A35'), of('velvet', '9A7B3E')],
    palettes: [
      palette(of('velvet', '741C2D'), of('velvet', 'B79A5E'), of('damask', 'D8C595', '741C2D')),
      palette(of('wool', 'C9AE7A'), of('velvet', '23406F'), of('velvet', 'B79A5E')),
    ],
    tableLamps: ['ceramic'],
  },
  industriel: {
    sofas: [of('leather', '3E302A'), of('weave', '6B6D6E'), of('leather', '9C6137')],
    armchairs: [of('leather', '855334'), of('weave', '4A4C4E'), of('weave', '7C4A34')],
    palettes: [
      palette(of('wool', '8E3B2B'), of('wool', 'C08A3A'), of('linen', '3A3836')),
      palette(of('herringbone', 'C9C3B6', '3A3836'), of('linen', '8A4B22'), of('linen', 'DAD5CB')),
    ],
    tableLamps: ['column'],
  },
  classique: {
    sofas: [of('velvet', '3A4A6B'), of('linen', 'E6DAC0'), of('velvet', '7C8468')],
    armchairs: [of('velvet', '22365E'), of('damask', 'E0CFA9', 'A98A4E'), of('velvet', '862A28')],
    palettes: [
      palette(of('wool', '3B4C70'), of('velvet', '862A28'), of('stripes', 'EFE4CB', 'B08F5C')),
      palette(of('wool', '8C3F38'), of('velvet', '6A7556'), of('damask', 'E3D4B5', 'B08F5C')),
    ],
    tableLamps: ['turned'],
  },
  boheme: {
    sofas: [of('velvet', 'A85A38'), of('velvet', '2B6A68'), of('linen', 'C3A57E')],
    armchairs: [of('linen', 'C8902C'), of('linen', '2F6461'), of('weave', 'B5623D')],
    palettes: [
      palette(of('wool', '2F6461'), of('velvet', 'C8902C'), of('weave', 'B5623D'), of('wool', 'EFE4CF')),
      palette(of('dashes', 'EADFC9', '7A3344'), of('velvet', '7A3344'), of('mudcloth', '2C2A28', 'E9DCC3')),
    ],
    tableLamps: ['ceramic'],
  },
  japon: {
    sofas: [of('linen', 'B7A98E'), of('linen', '6E7058')],
    armchairs: [of('linen', 'E2D7C3'), of('linen', '4B4A45'), of('linen', '9A7A55')],
    palettes: [
      palette(of('linen', '8C6E4A'), of('linen', '8C3A28'), of('linen', 'DDCFB7')),
      palette(of('linen', 'E4DAC8'), of('linen', '2F3B4A'), of('linen', 'EDE5D6')),
    ],
    tableLamps: ['ceramic'],
  },
  provence: {
    sofas: [of('linen', 'B8C0A4'), of('linen', 'BDB4CC'), of('linen', 'C9B892')],
    armchairs: [of('linen', '9A8DB8'), of('stripes', 'F3EBD6', '8FA177'), of('floral', 'F0E8D4', 'C9924A')],
    palettes: [
      palette(of('linen', '8FA177'), of('linen', '8FA177'), of('floral', 'F3EBD6', '7C6DA8')),
      palette(of('linen', 'E0BE7E'), of('stripes', 'F3EBD6', 'D0A04A'), of('linen', '7C6DA8')),
    ],
    tableLamps: ['ceramic'],
  },
  miami: {
    sofas: [of('boucle', 'F4EFE8'), of('velvet', '2F918C'), of('linen', 'F1E4D8')],
    armchairs: [of('velvet', 'F0806A'), of('velvet', 'F3C6C4'), of('boucle', 'FBFAF7')],
    palettes: [
      palette(of('velvet', '2A9D97'), of('velvet', 'F0674F'), of('velvet', 'FBFAF7')),
      palette(of('linen', 'FBFAF7'), of('velvet', 'F3B7B4'), of('linen', '1F7A78')),
    ],
    tableLamps: ['ceramic'],
  },
  hampton: {
    sofas: [of('linen', '7E97AC'), of('linen', 'D8CDB6'), of('linen', 'B3BFC6')],
    armchairs: [of('linen', '2F4A6B'), of('linen', 'C8B38C'), of('windowpane', 'F3F0E7', '6F8BA3')],
    palettes: [
      palette(of('wool', '2F4A6B'), of('linen', '6F9BC0'), of('stripes', 'F5F2EA', 'B79A6B')),
      palette(of('herringbone', 'EDEAE2', '7FA0BE'), of('linen', '2F4A6B'), of('linen', 'C8B38C')),
    ],
    tableLamps: ['turned', 'rattan'],
  },
};
