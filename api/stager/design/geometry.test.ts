import { describe, expect, it } from 'vitest';
import type { Placed } from '../furniture/draft.js';
import { distanceBetween, distanceTo, overlap, place, within } from './scene/footprint.js';
import { createRandom } from '../random.js';
import { syntheticRoom } from './testing/syntheticRoom.js';
import { hides } from './scene/view.js';

const random = createRandom(5);

const anyPiece = (): Placed => ({
  width: random.between(0.3, 2.4),
  depth: random.between(0.3, 1.2),
  height: random.between(0.4, 2),
  x: random.between(-2, 2),
  z: random.between(-5, -1.5),
  y: random.pick([0, 0, 0.5]),
  angle: random.between(-Math.PI, Math.PI),
});

/** Points inside a footprint, its edges included. */
const fill = (piece: Placed) =>
  Array.from({ length: 31 * 31 }, (_, index) =>
    place(piece, ((index % 31) / 30 - 0.5) * piece.width, (Math.floor(index / 31) / 30 - 0.5) * piece.depth),
  );

describe('footprints', () => {
  it('map points to the floor plan and back', () => {
    const piece = anyPiece();
    const [x, z] = within(piece, place(piece, 0.3, -0.2));
    expect(x).toBeCloseTo(0.3);
    expect(z).toBeCloseTo(-0.2);
  });

  it('overlap exactly where one contains a point of the other, compared with brute force', () => {
    let judged = 0;
    for (let round = 0; round < 300; round++) {
      const [a, b] = [anyPiece(), anyPiece()];
      const shared = fill(a).some((point) => distanceTo(b, point) === 0) || fill(b).some((p) => distanceTo(a, p) === 0);
      // the points are up to 8 cm apart and miss thin overlaps, so only clear cases count
      const clear = !overlap(a, b, 0.2) || overlap({ ...a, width: a.width - 0.2, depth: a.depth - 0.2 }, b);
      if (!clear) continue;
      judged++;
      expect(overlap(a, b)).toBe(shared);
    }
    expect(judged).toBeGreaterThan(150);
  });

  it('are as far apart as their nearest points, compared with brute force', () => {
    for (let round = 0; round < 100; round++) {
      const [a, b] = [anyPiece(), anyPiece()];
      const nearest = Math.min(...fill(a).map((point) => distanceTo(b, point)));
      expect(Math.abs(distanceBetween(a, b) - nearest)).toBeLessThan(0.05);
    }
  });
});

describe('hides', () => {
  it('agrees with sampling along the line of sight', () => {
    const { room } = syntheticRoom(3);
    let hidden = 0;
    for (let round = 0; round < 400; round++) {
      const piece = anyPiece();
      const point = [random.between(-3, 3), random.between(0, 2), random.between(-8, -3)] as const;
      const depths = Array.from({ length: 2000 }, (_, step) => {
        const t = (step / 2000) * 0.995;
        const y = room.camera.height + t * (point[1] - room.camera.height);
        const [x, z] = within(piece, [t * point[0], t * point[2]]);
        const high = Math.abs(y - piece.y - piece.height / 2) - piece.height / 2;
        return Math.max(Math.abs(x) - piece.width / 2, Math.abs(z) - piece.depth / 2, high);
      });
      const deepest = Math.min(...depths);
      if (Math.abs(deepest) < 0.02) continue;
      if (deepest < 0) hidden++;
      expect(hides(room, piece, point)).toBe(deepest < 0);
    }
    expect(hidden).toBeGreaterThan(20);
  });
});
