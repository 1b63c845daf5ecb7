/** Layouts of boards, tiles and blocks over a rectangle. Metres. */
import type { Random } from '../random.js';
import type { Area } from './plan.js';
import type { FloorSpec } from './roomSpec.js';

const BOARD = { width: 0.15, longest: 2.2, shortest: 1.1, gap: 0.0025 };
const TILE = { side: 0.6, gap: 0.005 };
/** A block of herringbone: six times as long as wide. */
const BLOCK = { width: 0.1, length: 0.6, gap: 0.0025 };

/** The pieces that cover the rectangle; those at its edges may extend beyond. */
export function layFloor({ kind, along }: FloorSpec, whole: Area, random: Random): Area[] {
  if (kind === 'carpet') return [];
  if (kind === 'tile') return tiles(whole);
  if (kind === 'herringbone') return herringbone(whole);
  if (along !== 'width') return boards(whole, random);
  // boards across are boards along a rotated room
  const turned: Area = { left: whole.back, right: whole.front, back: whole.left, front: whole.right };
  return boards(turned, random).map((a) => ({ left: a.back, right: a.front, back: a.left, front: a.right }));
}

const piece = (left: number, back: number, width: number, depth: number, gap: number): Area => ({
  left,
  right: left + width - gap,
  back,
  front: back + depth - gap,
});

function tiles({ left, right, back, front }: Area): Area[] {
  const areas: Area[] = [];
  for (let x = left; x < right; x += TILE.side) {
    for (let z = back; z < front; z += TILE.side) areas.push(piece(x, z, TILE.side, TILE.side, TILE.gap));
  }
  return areas;
}

/** Rows of boards along the depth, with random joints. */
function boards({ left, right, back, front }: Area, random: Random): Area[] {
  const areas: Area[] = [];
  for (let x = left; x < right; x += BOARD.width) {
    let z = back - random.between(0, BOARD.longest);
    while (z < front) {
      const length = random.between(BOARD.shortest, BOARD.longest);
      if (z + length > back) areas.push(piece(x, z, BOARD.width, length, BOARD.gap));
      z += length;
    }
  }
  return areas;
}

/** Pairs of a block across and a block along, in steps down the diagonal. */
function herringbone({ left, right, back, front }: Area): Area[] {
  const { width, length, gap } = BLOCK;
  const areas: Area[] = [];
  const reach = right - left + front - back;
  const strips = Math.ceil(reach / (2 * length)) + 1;
  const steps = Math.ceil(reach / (2 * width)) + Math.ceil(length / width);
  const [middleX, middleZ] = [(left + right) / 2, (back + front) / 2];
  for (let strip = -strips; strip <= strips; strip++) {
    for (let step = -steps; step <= steps; step++) {
      const x = middleX + step * width + strip * length;
      const z = middleZ + step * width - strip * length;
      if (x > right || x + length < left || z > front || z + width + length < back) continue;
      areas.push(piece(x, z, length, width, gap), piece(x, z + width, width, length, gap));
    }
  }
  return areas;
}
