/** The shared context of all makers: the style's book, and the list of materials that the meshes index. */
import type { Steps } from '../../steps.js';
import type { Piece, Plan, Style } from '../../contract.js';
import type { Material, Mesh } from '../../mesh/mesh.js';
import type { StyleBook } from '../styleBook.js';
import { roomBook } from './roomBook.js';
import { asMeasured } from './parts/reflectance.js';

export interface Workshop {
  readonly style: Style;
  /** the style's book with this room's choices */
  readonly book: StyleBook;
  /** 0 neutral .. 30 bold */
  readonly creativity: number;
  /** the plan's seed, for choices that all pieces of a room share */
  readonly seed: number;
  /** adds a material, unless it is known, and returns its index */
  readonly use: (material: Material) => number;
  readonly materials: readonly Material[];
}

/** Makes a piece centred on its footprint, standing on y = 0, its front at +z. */
export type Maker = (piece: Piece, shop: Workshop) => Mesh;

/** A maker that runs in steps (cooperative scheduling), as it simulates cloth. */
export type SlowMaker = (piece: Piece, shop: Workshop) => Steps<Mesh>;

export function openWorkshop(plan: Pick<Plan, 'style' | 'creativity' | 'seed' | 'look'>): Workshop {
  const { style, creativity, seed } = plan;
  const materials: Material[] = [];
  const known = new Map<string, number>();
  const use = (named: Material): number => {
    const material = asMeasured(named);
    const key = JSON.stringify(material);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    known.set(key, materials.length);
    return materials.push(material) - 1;
  };
  return { style, book: roomBook(plan), creativity, seed, use, materials };
}
