import { ESSENTIAL } from '../scene/creativity.js';
import { KINDS, type Size } from '../../kinds.js';
import type { Draft } from '../../furniture/draft.js';
import type { Spot } from '../placing/place.js';
import type { Scene } from '../scene/scene.js';
import { frontOf, TABLE_GAP } from './seating.js';

/** One seat of a layout: its kind and its candidates, in the sofa's axes. */
interface SeatOption {
  readonly kind: 'armchair' | 'sofa';
  readonly places: readonly Spot[];
  /** metres to the rest of the group; default: a leg's length */
  readonly gap?: number;
}

/** One way to complete a sofa to a conversation group. */
export interface SeatingLayout {
  readonly seats: readonly SeatOption[];
  /** what it adds to the room beyond its seats' own worth */
  readonly liking: number;
}

/** The table that the seats stand round, in the sofa's axes; metres. */
interface Middle {
  readonly x: number;
  /** front of the sofa, far edge of the table */
  readonly near: number;
  readonly far: number;
  readonly table: Pick<Size, 'width' | 'depth'>;
  readonly chair: Size;
}

/** Square metres of floor from which a second sofa does not crowd a living room. */
const ROOM_FOR_TWO_SOFAS = 13;
/** Square metres of floor from which a pair of chairs fits beyond a sofa's end. */
const ROOM_FOR_PAIR = 16;
/** Square metres of visible floor below which armchairs are slim, and the size of these, metres. */
const SMALL = 6.5;
const SLIM = { width: 0.68, depth: 0.72 };
/** Metres between two chairs that stand side by side. */
const PAIR_GAP = 0.16;
/** Metres: size assumed for the place of a table where there is none. */
const NO_TABLE = { width: 1, depth: 0.55 };

/**
 * The layouts round a sofa and its table: a pair of armchairs at the table's ends, facing the sofa, or in line at
 * one side, in a big room also beyond one end of the sofa; a second sofa opposite or at one end; one armchair.
 */
export function seatingLayouts(scene: Scene, sofa: Draft, table: Draft | null): SeatingLayout[] {
  const front = frontOf(sofa);
  const top = table ?? NO_TABLE;
  const chair = chairFor(scene);
  const middle: Middle = {
    x: (front.from + front.to) / 2,
    near: front.z,
    far: front.z + 0.42 + top.depth,
    table: top,
    chair,
  };
  const slant = scene.random.between(0.95, 1.35);
  const free = 0.006 * scene.creativity;
  const turn = scene.random.between(-free, free);
  const ends = [1, -1].map((side) => atEnd(middle, side, slant));
  const pairs = [
    ends,
    [1, -1].map((side) => opposite(middle, side, turn)),
    inLine(middle, 1, turn),
    inLine(middle, -1, turn),
  ];
  const roomy = scene.area >= ROOM_FOR_TWO_SOFAS && table !== null && scene.creativity >= ESSENTIAL;
  const sofas = roomy ? withSecondSofa(middle, sofa, slant) : [];
  const number = scene.area >= ROOM_FOR_PAIR ? 4 : 2;
  return [
    ...pairs.map((seats, index) => ({ seats, liking: index === 0 ? 0.1 : 0 })),
    ...[1, -1].map((side) => ({ seats: roundTable(middle, side, number), liking: 0.05 })),
    ...sofas.map((seats) => ({ seats, liking: 0.1 })),
    ...ends.map((seat) => ({ seats: [seat], liking: 0 })),
    ...[1, -1].map((side) => ({ seats: [atSofaEnd(sofa, middle, side)], liking: -0.05 })),
    ...(scene.area >= ROOM_FOR_PAIR ? [1, -1] : []).map((side) => ({
      seats: pairAtSofaEnd(sofa, middle, side),
      liking: 0,
    })),
  ];
}

/** An armchair for the room: a slim one where the floor is small. */
function chairFor(scene: Scene): Size {
  return scene.area < SMALL ? { ...KINDS.armchair.size, ...SLIM } : KINDS.armchair.size;
}

/** An armchair at one end of the table, turned half towards the sofa. */
function atEnd({ x, near, table, chair }: Middle, side: number, slant: number): SeatOption {
  const places = [0.5, 0.62, 0.75, 0.9, 1.1].flatMap((out) =>
    [0.85, 1.1, 0.65].map((ahead) => ({
      x: x + side * (table.width / 2 + out + chair.depth / 2 - 0.1),
      z: near + ahead,
      turn: -side * slant,
    })),
  );
  return { kind: 'armchair', places: places.map((place) => ({ ...place, size: chair })) };
}

/** Degrees round the table, from the direction of the sofa's back, at which chairs are tried; metres to the table. */
const ANGLES_ROUND_TABLE = [75, 90, 60, 105, 120, 135, 150, 165] as const;
const GAPS_TO_TABLE = [0.4, 0.55] as const;

/**
 * Chairs round the table that face its middle, on alternate sides: each takes the first
 * place that is free.
 * @param first the side of the first chair
 */
function roundTable(middle: Middle, first: number, number: number): SeatOption[] {
  return Array.from({ length: number }, (_, index) => {
    const side = index % 2 === 0 ? first : -first;
    const places = ANGLES_ROUND_TABLE.flatMap((degrees) =>
      GAPS_TO_TABLE.map((gap) => placeRound(middle, side * degrees, gap)),
    );
    return { kind: 'armchair', places, gap: 0.2 };
  });
}

/** A chair at an angle round the table, `gap` metres from its edge. */
function placeRound({ x, far, table, chair }: Middle, degrees: number, gap: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const [across, ahead] = [Math.sin(angle), -Math.cos(angle)];
  // the edge of the table's box in that direction
  const edge = Math.min(
    table.width / 2 / Math.max(1e-6, Math.abs(across)),
    table.depth / 2 / Math.max(1e-6, Math.abs(ahead)),
  );
  const out = edge + gap + chair.depth / 2;
  const middleZ = far - table.depth / 2;
  return { x: x + out * across, z: middleZ + out * ahead, turn: Math.atan2(-across, -ahead), size: chair };
}

/** An armchair beyond one end of the sofa, facing along it, for a room too narrow for one at the table. */
function atSofaEnd(sofa: Draft, { near, chair }: Middle, side: number): SeatOption {
  const places = [0.2, 0.32, 0.46].flatMap((out) =>
    [0.3, 0.1, 0.5].map((ahead) => ({
      x: side * (sofa.width / 2 + out + chair.depth / 2),
      z: near + ahead,
      turn: (-side * Math.PI) / 2,
      size: chair,
    })),
  );
  return { kind: 'armchair', places, gap: 0.16 };
}

/** Two armchairs side by side beyond one end of the sofa, facing along it, the second level with the table. */
function pairAtSofaEnd(sofa: Draft, { near, chair }: Middle, side: number): SeatOption[] {
  return [0, 1].map((index) => ({
    kind: 'armchair',
    places: [0.24, 0.4].map((out) => ({
      x: side * (sofa.width / 2 + out + chair.depth / 2),
      z: near + 0.1 + index * (chair.width + 1.6 * PAIR_GAP),
      turn: -side * (Math.PI / 2 + index * 0.12),
      size: chair,
    })),
    gap: 0.14,
  }));
}

/** An armchair beyond the table that faces the sofa. */
function opposite({ x, far, chair }: Middle, side: number, turn: number): SeatOption {
  const places = [0.45, 0.6, 0.38].map((gap) => ({
    x: x + side * (chair.width / 2 + PAIR_GAP),
    z: far + gap + chair.depth / 2,
    turn: Math.PI + side * 0.14 + turn,
    size: chair,
  }));
  return { kind: 'armchair', places };
}

/** Two armchairs in line at one side of the table. */
function inLine({ x, near, table, chair }: Middle, side: number, turn: number): SeatOption[] {
  return [0, 1].map((index) => ({
    kind: 'armchair',
    places: [0.42, 0.55, 0.7].map((out) => ({
      x: x + side * (table.width / 2 + out + chair.depth / 2),
      z: near + 0.12 + chair.width / 2 + index * (chair.width + PAIR_GAP),
      turn: (-side * Math.PI) / 2 + turn,
      size: chair,
    })),
  }));
}

function withSecondSofa(middle: Middle, sofa: Draft, slant: number): SeatOption[][] {
  const { x, near, far, table } = middle;
  const size = {
    width: Math.min(2.1, sofa.width * 0.85),
    depth: Math.min(sofa.depth, 0.94),
    height: KINDS.sofa.size.height,
  };
  const gap = (TABLE_GAP[0] + TABLE_GAP[1]) / 2;
  const facing: SeatOption = { kind: 'sofa', places: [{ x, z: far + gap + size.depth / 2, turn: Math.PI, size }] };
  const atSide = (side: number): SeatOption => ({
    kind: 'sofa',
    places: [0.1, 0.3].map((ahead) => ({
      x: x + side * (table.width / 2 + gap + size.depth / 2),
      z: near + ahead + size.width / 2,
      turn: (-side * Math.PI) / 2,
      size,
    })),
  });
  return [[facing], ...[1, -1].map((side) => [atSide(side), atEnd(middle, -side, slant)])];
}
