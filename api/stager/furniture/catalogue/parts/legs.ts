/** Legs, feet and plinths. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { LegKind } from '../../styleBook.js';
import type { Workshop } from '../workshop.js';
import { FOOT } from './materials.js';

interface LegSet {
  readonly kind: LegKind;
  /** the rectangle whose corners the feet stand at, metres */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wood: number;
  readonly metal: number;
  /** factor on the usual thickness: 1 a side table, 1.6 a dining table */
  readonly stoutness?: number;
  /** a corner that something else carries */
  readonly without?: (x: -1 | 1, z: -1 | 1) => boolean;
}

const CORNERS: readonly (readonly [x: -1 | 1, z: -1 | 1])[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

type Leg = (set: LegSet & { readonly stoutness: number }, corner: readonly [number, number]) => Mesh;

const tapered: Leg = ({ height, stoutness }, [x, z]) => {
  const splay = Math.min(0.18 * height, 0.07);
  return tube({
    path: [
      [0, 0, 0],
      [-x * splay * 0.5, height / 2, -z * splay * 0.5],
      [-x * splay, height, -z * splay],
    ],
    radius: (share) => (0.012 + 0.009 * share) * stoutness,
    sides: 12,
    caps: true,
  });
};

const steel: Leg = ({ height, stoutness }) =>
  tube({
    path: [
      [0, 0, 0],
      [0, height, 0],
    ],
    radius: 0.01 * stoutness,
    sides: 10,
    caps: true,
  });

const hairpin: Leg = ({ height }, [x, z]) => {
  const rod = 0.0055;
  const spread = Math.min(0.09, height * 0.22);
  const path: Vec3[] = [
    [-x * spread, height, 0],
    [-x * spread * 0.1, rod + 0.01, -z * spread * 0.1],
    [0, rod, 0],
    [-x * spread * 0.1, rod + 0.01, -z * spread * 0.15],
    [0, height, -z * spread],
  ];
  return tube({ path, radius: rod, sides: 7 });
};

type Turning = readonly (readonly [radius: number, share: number])[];

/**
 * Vase and one ring of a leg turned on a lathe: finer turning would be lost in a photo. Heights as shares of the leg.
 */
const TURNED: Turning = [
  [0.016, 0],
  [0.022, 0.03],
  [0.025, 0.08],
  [0.018, 0.14],
  [0.02, 0.22],
  [0.026, 0.45],
  [0.033, 0.66],
  [0.024, 0.75],
  [0.034, 0.8],
  [0.032, 0.86],
  [0.032, 1],
];

/** A turned peg that widens to a collar, for low legs. */
const PEG: Turning = [
  [0.017, 0],
  [0.018, 0.06],
  [0.028, 0.78],
  [0.03, 0.84],
  [0.03, 1],
];

/** Metres: height below which legs are pegs. */
const SHORT = 0.2;

const turned: Leg = ({ height, stoutness }) =>
  lathe(
    smoothProfile(
      (height < SHORT ? PEG : TURNED).map(([radius, share]) => [radius * stoutness, share * height] as const),
      2,
    ),
    16,
  );

const cabriole: Leg = ({ height, stoutness }, [x, z]) => {
  const reach = Math.min(0.05, height * 0.3);
  const out = (share: number): number => {
    // knee out, ankle in, toe out again
    const knee = Math.exp(-(((share - 0.8) / 0.22) ** 2));
    const toe = Math.exp(-((share / 0.12) ** 2));
    return reach * (knee * 0.9 + toe * 0.75 - 1);
  };
  const path = Array.from({ length: 13 }, (_, k) => {
    const share = k / 12;
    return [x * out(share), height * share, z * out(share)] as Vec3;
  });
  const radius = (share: number): number =>
    (0.011 + 0.016 * Math.exp(-(((share - 0.85) / 0.25) ** 2)) + 0.009 * Math.exp(-((share / 0.1) ** 2))) * stoutness;
  return tube({ path, radius, sides: 10, caps: true });
};

const block: Leg = ({ height, stoutness }) => {
  const side = 0.045 * stoutness;
  return place({ position: [], normal: [], uv: [], index: [], material: [] }, board(side, height, side), {
    at: [0, height / 2, 0],
    keepUv: true,
  });
};

const SINGLE: Readonly<Partial<Record<LegKind, Leg>>> = { tapered, steel, hairpin, turned, cabriole, block };

/** Distance of a leg's middle from the corner of its set, so that its foot stays within the footprint. */
const footInset = (kind: LegKind, stoutness: number): number =>
  ({
    tapered: 0.014,
    steel: 0.011,
    hairpin: 0.008,
    turned: 0.034,
    cabriole: 0.026,
    block: 0.024,
    sled: 0.012,
    cross: 0.025,
    none: 0,
  })[kind] * stoutness;

function sled(model: Mesh, set: LegSet): void {
  const bar = 0.011;
  for (const x of [-1, 1]) {
    const [half, top] = [set.depth / 2 - bar, set.height];
    const path: Vec3[] = [
      [0, top, -half],
      [0, bar, -half],
      [0, bar, half],
      [0, top, half],
    ];
    const round = path.slice(0, -1).flatMap((from, k) => {
      const to = path[k + 1];
      return [0.02, 0.5, 0.98].map(
        (share) => [0, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share] as Vec3,
      );
    });
    place(model, tube({ path: [path[0], ...round, path[3]], radius: bar, sides: 8 }), {
      material: set.metal,
      at: [x * (set.width / 2 - bar), 0, 0],
    });
  }
}

function cross(model: Mesh, set: LegSet): void {
  const angle = Math.atan2(set.depth, set.height);
  const thickness = 0.045 * (set.stoutness ?? 1) ** 0.5;
  const length = Math.hypot(set.height, set.depth) - thickness * 0.6;
  for (const x of [-1, 1]) {
    for (const lean of [-1, 1]) {
      place(model, board(thickness, length, thickness), {
        material: set.wood,
        at: [x * (set.width / 2 - thickness / 2) + lean * 0.002, set.height / 2, 0],
        turn: { x: lean * angle },
      });
    }
  }
  place(model, board(set.width - thickness, thickness * 0.8, thickness * 0.8), {
    material: set.wood,
    at: [0, set.height / 2, 0],
  });
}

/** Radius of the glide under a foot, metres at a stoutness of 1: just wider than the foot. */
const GLIDES: Readonly<Record<LegKind, number>> = {
  tapered: 0.0128,
  steel: 0.012,
  hairpin: 0.009,
  turned: 0.018,
  cabriole: 0.021,
  block: 0.02,
  sled: 0,
  cross: 0,
  none: 0,
};

/** Thickness of a glide, metres; it shows as a dark line between foot and floor. */
const GLIDE_HEIGHT = 0.007;

function addGlide(model: Mesh, shop: Workshop, { radius, at }: { readonly radius: number; readonly at: Vec3 }): void {
  const glide = lathe(
    [
      [radius, 0],
      [radius, GLIDE_HEIGHT],
      [0, GLIDE_HEIGHT],
    ],
    10,
  );
  place(model, glide, { material: shop.use(FOOT), at });
}

/** Sets legs under a piece: from the floor up to `height`. */
export function addLegs(model: Mesh, shop: Workshop, set: LegSet): void {
  const stoutness = set.stoutness ?? 1;
  if (set.height < 0.012) return;
  if (set.kind === 'sled') return sled(model, set);
  if (set.kind === 'cross') return cross(model, set);
  const leg = SINGLE[set.kind];
  if (!leg) {
    // no legs: a recessed plinth, which leaves a shadow gap
    const plinth = roundedBox({ size: [set.width * 0.94, set.height, set.depth * 0.92], radius: 0.003, arc: 1 });
    place(model, plinth, { material: set.wood, at: [0, set.height / 2, 0] });
    return;
  }
  const metal = set.kind === 'steel' || set.kind === 'hairpin';
  const inset = footInset(set.kind, stoutness);
  for (const corner of CORNERS) {
    if (set.without?.(...corner)) continue;
    place(model, leg({ ...set, stoutness }, corner), {
      material: metal ? set.metal : set.wood,
      at: [corner[0] * (set.width / 2 - inset), 0, corner[1] * (set.depth / 2 - inset)],
    });
    addGlide(model, shop, {
      radius: GLIDES[set.kind] * stoutness,
      at: [corner[0] * (set.width / 2 - inset), 0, corner[1] * (set.depth / 2 - inset)],
    });
  }
}
