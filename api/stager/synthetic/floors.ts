/** Floors of made-up rooms: boards, tiles, carpet. Metres. */
import type { Vec3 } from '../contract.js';
import { createRandom, type Random } from '../design/random.js';
import type { Material, Mesh } from '../render/mesh.js';
import { createMesh, place } from '../render/meshkit/mesh.js';
import type { FloorSpec, RoomSpec } from './roomSpec.js';
import { BEHIND, patch } from './shell.js';

/** Surfaces that share a plane would flicker: each layer lies a little higher. */
const LEVEL = { ground: 0.0005, cover: 0.0015 };
const BOARD = { width: 0.15, longest: 2.2, shortest: 1.1, gap: 0.0025 };
const TILE = { side: 0.6, gap: 0.005 };
/** Boards of one floor differ: so many tones of the one colour. */
const TONES = [0.8, 0.9, 0.97, 1.05, 1.16];

const tone = (colour: Vec3, by: number): Vec3 => [colour[0] * by, colour[1] * by, colour[2] * by];

/** The first is the ground that shows in the gaps. */
export function floorMaterials({ kind, colour }: FloorSpec): Material[] {
  if (kind === 'carpet') return [{ texture: 'boucle', colour, roughness: 1, f0: 0, bump: 0.5, contrast: 0.7 }];
  const ground: Material = {
    texture: 'plain',
    colour: tone(colour, kind === 'tile' ? 0.55 : 0.3),
    roughness: 0.9,
    f0: 0,
  };
  const cover = kind === 'tile' ? TILE_COVER : BOARD_COVER;
  return [ground, ...TONES.map((by) => ({ ...cover, colour: tone(colour, cover === TILE_COVER ? by ** 0.3 : by) }))];
}

const BOARD_COVER = { texture: 'wood', roughness: 0.42, f0: 0.04 } as const;
const TILE_COVER = { texture: 'stone', roughness: 0.3, f0: 0.045, contrast: 0.4 } as const;

interface Area {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** A level patch, its v along the longer side: grain follows the board. */
function flat({ left, right, back, front }: Area, height: number): Mesh {
  const across: Vec3 = [right - left, 0, 0];
  const away: Vec3 = [0, 0, back - front];
  if (right - left <= front - back) return patch([left, height, front], across, away);
  return patch([right, height, front], away, [left - right, 0, 0]);
}

/** @param first number of the first of `floorMaterials` */
export function floorMesh(spec: RoomSpec, first: number): Mesh {
  const mesh = createMesh();
  const whole: Area = { left: spec.left, right: spec.right, back: spec.back, front: BEHIND };
  place(mesh, flat(whole, LEVEL.ground), { material: first });
  const random = createRandom(spec.seed);
  const tones = TONES.map((_, k) => first + 1 + k);
  for (const area of coverAreas(spec.floor, whole, random)) {
    place(mesh, flat(area, LEVEL.cover), { material: random.pick(tones) });
  }
  return mesh;
}

function coverAreas(floor: FloorSpec, whole: Area, random: Random): Area[] {
  if (floor.kind === 'carpet') return [];
  if (floor.kind === 'tile') return tiles(whole);
  if (floor.along !== 'width') return boards(whole, random);
  // boards across are boards along of the room turned by a quarter
  const turned: Area = { left: whole.back, right: whole.front, back: whole.left, front: whole.right };
  return boards(turned, random).map((a) => ({ left: a.back, right: a.front, back: a.left, front: a.right }));
}

function tiles({ left, right, back, front }: Area): Area[] {
  const areas: Area[] = [];
  for (let x = left; x < right; x += TILE.side) {
    for (let z = back; z < front; z += TILE.side) {
      areas.push({
        left: x,
        right: Math.min(right, x + TILE.side - TILE.gap),
        back: z,
        front: Math.min(front, z + TILE.side - TILE.gap),
      });
    }
  }
  return areas;
}

/** Rows of boards away from the camera, their ends where they fall. */
function boards({ left, right, back, front }: Area, random: Random): Area[] {
  const areas: Area[] = [];
  for (let x = left; x < right; x += BOARD.width) {
    let z = back - random.between(0, BOARD.longest);
    while (z < front) {
      const end = z + random.between(BOARD.shortest, BOARD.longest);
      const board = {
        left: x,
        right: Math.min(right, x + BOARD.width - BOARD.gap),
        back: Math.max(back, z),
        front: Math.min(front, end - BOARD.gap),
      };
      if (board.front > board.back) areas.push(board);
      z = end;
    }
  }
  return areas;
}
