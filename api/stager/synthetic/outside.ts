/** What the windows of a made-up room show: a bright sky, and trees before it. Metres. */
import { createRandom } from '../design/random.js';
import type { Mesh } from '../render/mesh.js';
import { ellipse, extrude } from '../render/meshkit/extrude.js';
import { place } from '../render/meshkit/mesh.js';
import { wallPoint } from '../room/camera.js';
import type { Hole, RoomSpec } from './roomSpec.js';
import { REVEAL, outward, wallPatch, wallSpan } from './shell.js';

/** The sky's plane lies just inside the renderer's box, the leaves in layers before it. */
const SKY_AT = REVEAL - 0.003;
const LAYER = 0.00002;
const LEAVES_PER_SQUARE = 260;
const CROWN = { smallest: 0.05, largest: 0.17, above: 0.35 };

export interface OutsideView {
  readonly spec: RoomSpec;
  readonly hole: Hole;
  /** numbers of materials that glow */
  readonly sky: number;
  readonly foliage: readonly number[];
}

export function addOutside(target: Mesh, { spec, hole, sky, foliage }: OutsideView): void {
  const { at } = wallSpan(spec, hole.wall);
  const out = outward(hole.wall);
  place(target, wallPatch(hole.wall, at + out * SKY_AT, hole), { material: sky });
  if (spec.outside === 'sky') return;
  const random = createRandom(spec.seed + Math.round(hole.from * 1000));
  const treeline = Math.min(hole.top, spec.camera.eye + CROWN.above);
  const count = Math.round((hole.to - hole.from) * (treeline - hole.bottom) * LEAVES_PER_SQUARE);
  for (let k = 0; k < count; k++) {
    const size = random.between(CROWN.smallest, CROWN.largest);
    const along = random.between(hole.from + size / 2, hole.to - size / 2);
    // fewer leaves towards the top: the sky shows between them
    const height = hole.bottom + size / 2 + (treeline - hole.bottom - size) * random.next() ** 1.6;
    const crown = extrude({ outline: ellipse(size, size * random.between(0.7, 1.1), 9), depth: 0.00001, bevel: 0 });
    place(target, crown, {
      material: random.pick(foliage),
      at: wallPoint(hole.wall, at + out * (SKY_AT - 0.0005 - k * LAYER), along, height),
      turn: { y: hole.wall === 'back' ? 0 : Math.PI / 2, z: hole.wall === 'back' ? random.between(0, 3) : 0 },
    });
  }
}
