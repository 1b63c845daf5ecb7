import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import type { Random } from '../../../random.js';
import { addFramed } from '../decor/art.js';
import { motifFor } from '../decor/motifs.js';
import { vaseOf } from '../decor/vases.js';
import { basketWork, ceramic } from '../parts/materials.js';
import { accent } from '../parts/palette.js';
import { shelfPlant } from '../plants/plant.js';
import type { Workshop } from '../workshop.js';
import { bookRow, bookStack } from './books.js';

interface Compartment {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** middle of its floor */
  readonly at: Vec3;
}

interface Filling {
  readonly shop: Workshop;
  readonly random: Random;
  readonly clear: number;
  readonly depth: number;
}

/** A small framed print that leans against the back of the shelf. */
function leaningPrint(shop: Workshop, width: number, random: Random): Mesh {
  const model = createMesh();
  const height = width * 1.3;
  const lean = random.between(0.1, 0.16);
  const size = { width, height, depth: 0.018, seed: random.integer() % 9999 };
  addFramed(model, shop, { ...size, motif: motifFor(shop.style, size), at: [0, height / 2, 0] });
  return place(createMesh(), model, {
    turn: { x: -lean, y: random.between(-0.12, 0.12) },
    at: [0, 0.006, 0],
    keepUv: true,
  });
}

/** One thing or group for a shelf, standing on y = 0, and the width that it takes. */
function nextGroup({ shop, random, clear, depth }: Filling, room: number): { part: Mesh; width: number } | undefined {
  const choice = random.next();
  const bowl = shop.use(ceramic(random.chance(0.35) ? accent(shop) : shop.book.ceramic));
  if (choice < 0.43 && room > 0.12) {
    const width = Math.min(room, random.between(0.14, 0.42));
    return { part: bookRow(shop, { width, height: clear, depth: depth * 0.9, random }), width };
  }
  if (choice < 0.57 && room > 0.2) {
    const part = createMesh();
    const height = Math.min(0.11, clear * 0.4);
    place(
      part,
      bookStack(shop, { width: 0.22, depth: Math.min(0.17, depth * 0.8), height, seed: random.integer() % 9999 }),
    );
    if (clear - height > 0.12 && random.chance(0.6)) {
      const shape = {
        width: 0.1,
        height: Math.min(0.13, clear - height - 0.02),
        kind: random.integer() % 5,
        material: bowl,
      };
      place(part, vaseOf(shape), { at: [0.01, height, 0] });
    }
    return { part, width: 0.25 };
  }
  if (choice < 0.67 && room > 0.16 && clear > 0.2) {
    const width = Math.min(room - 0.02, clear * 0.62, random.between(0.14, 0.22));
    return { part: leaningPrint(shop, width, random), width };
  }
  if (choice < 0.78 && room > 0.2 && clear > 0.18) {
    return {
      part: shelfPlant(shop, { width: 0.22, height: clear * 0.85, seed: random.integer() % 9999 }),
      width: 0.22,
    };
  }
  if (choice < 0.88 && room > 0.3 && shop.book.fullness > 0.5) {
    const height = Math.min(clear * 0.7, 0.2);
    const width = Math.min(room, 0.34);
    const basket = board(width * 0.94, height, depth * 0.86, 0.015);
    return { part: place(createMesh(), basket, { material: shop.use(basketWork), at: [0, height / 2, 0] }), width };
  }
  if (room < 0.1) return undefined;
  const width = Math.min(room, random.between(0.1, 0.15));
  const height = Math.min(clear * random.between(0.5, 0.85), 0.3);
  return { part: vaseOf({ width: width * 0.9, height, kind: random.integer() % 5, material: bowl }), width };
}

/** Fills a compartment from left to right with groups and gaps; a bare style leaves most of it free. */
export function fillCompartment(
  model: Mesh,
  shop: Workshop,
  { space, random }: { space: Compartment; random: Random },
): void {
  const { width, height, depth, at } = space;
  const filling: Filling = { shop, random, clear: height - 0.012, depth };
  // a third stays free even where much is shown
  const bare = Math.max(0.4, 1 - shop.book.fullness);
  let x = -width / 2 + 0.012 + width * random.between(0, 0.25) * bare;
  while (x < width / 2 - 0.08) {
    const group = nextGroup(filling, width / 2 - x - 0.012);
    if (!group) break;
    place(model, group.part, { at: [at[0] + x + group.width / 2, at[1], at[2]], keepUv: true });
    x += group.width + random.between(0.015, 0.06) + width * random.between(0.15, 0.6) * bare ** 1.4;
  }
}
