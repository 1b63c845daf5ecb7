import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import { bulbGlass, lampLining, milkGlass, paperShade, shadeCloth, shadeTape } from '../parts/lampMaterials.js';
import { ceramic, metalWork, rattan, stoneWork, timber } from '../parts/materials.js';
import type { Workshop } from '../workshop.js';

interface Shade {
  readonly low: number;
  readonly high: number;
  readonly height: number;
  /** of the lower rim */
  readonly y: number;
  readonly material: number;
}

/** Materials of a shade's rims and of the spokes that carry it. */
interface Fitter {
  readonly tape: number;
  readonly metal: number;
}

/**
 * A cloth shade: a thin cone with bound rims that hangs by three spokes below its upper rim. Its v runs up the outside
 * from the lower rim, then down the inside.
 */
export function addShade(model: Mesh, { tape, metal }: Fitter, { low, high, height, y, material }: Shade): void {
  const wall: Profile = [
    [low, 0],
    [high, height],
    [high - 0.002, height],
    [low - 0.002, 0],
  ];
  place(model, lathe(wall, 44), { material, at: [0, y, 0], keepUv: true });
  for (const [radius, at] of [
    [low, 0],
    [high, height],
  ] as const) {
    const rim = Array.from({ length: 36 }, (_, k): Vec3 => [
      Math.cos((k / 36) * 2 * Math.PI) * radius,
      y + at,
      Math.sin((k / 36) * 2 * Math.PI) * radius,
    ]);
    place(model, tube({ path: rim, radius: 0.0026, sides: 5, closed: true }), { material: tape });
  }
  const hub = y + height * 0.86;
  const reach = low + (high - low) * 0.86;
  for (let spoke = 0; spoke < 3; spoke++) {
    const angle = (spoke / 3) * 2 * Math.PI + 0.5;
    const path: Vec3[] = [
      [0, hub - 0.012, 0],
      [Math.cos(angle) * reach, hub, Math.sin(angle) * reach],
    ];
    place(model, tube({ path, radius: 0.0018, sides: 4 }), { material: metal });
  }
}

/** A metal hood over a bulb: a bowl with a lit lining. Profile as [share of the radius, share of the height]. */
export function addHood(model: Mesh, shop: Workshop, { profile, radius, height, at, turn, material }: Hood): void {
  const outside = smoothProfile(
    profile.map(([r, y]) => [r * radius, y * height] as const),
    2,
  );
  place(model, lathe(outside, 36), { material, at, turn });
  const inside = outside
    .filter(([r]) => r > radius * 0.2)
    .map(([r, y]) => [Math.max(0, r - 0.0035), y + (y === 0 ? 0.0015 : -0.002)] as const);
  place(model, lathe([...inside, [0, inside[inside.length - 1][1]] as const].toReversed(), 36), {
    material: shop.use(lampLining),
    at,
    turn,
  });
}

interface Hood {
  readonly profile: Profile;
  readonly radius: number;
  readonly height: number;
  readonly at: Vec3;
  readonly turn?: { readonly x?: number; readonly z?: number };
  readonly material: number;
}

const BULB: Profile = [
  [0.013, 0],
  [0.014, 0.02],
  [0.03, 0.055],
  [0.031, 0.075],
  [0.018, 0.098],
  [0, 0.104],
];

export function addBulb(
  model: Mesh,
  { at, hanging, material }: { at: Vec3; hanging: boolean; material: number },
): void {
  place(model, lathe(smoothProfile(BULB, 2), 18), { material, at, turn: { x: hanging ? Math.PI : 0 }, keepUv: true });
}

export function globe(radius: number, squash = 1): Mesh {
  const rings = radius > 0.05 ? 18 : 6;
  const profile = Array.from({ length: rings + 1 }, (_, k) => {
    const angle = (k / rings) * Math.PI;
    return [Math.max(0, Math.sin(angle) * radius), -Math.cos(angle) * radius * squash] as const;
  });
  return lathe(profile, radius > 0.05 ? 30 : 8);
}

/** Paper lantern of bulging hoops. */
export function lantern(width: number, height: number, hoops: number): Mesh {
  const steps = hoops * 4;
  const profile = Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const body = Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.55;
    const puff = 1 - 0.02 * (1 - Math.abs(Math.sin((k / 4) * Math.PI)));
    return [(width / 2) * body * puff, t * height] as const;
  });
  return lathe([[profile[0][0] * 0.5, 0.004], ...profile, [profile[steps][0] * 0.5, height - 0.004]], 36);
}

/** Soft folds where the style is dressed, threads elsewhere. */
const shadePattern = (shop: Workshop): 'cloth' | 'pleats' =>
  shop.book.shapes.leg === 'cabriole' || shop.book.shapes.frame === 'gilt' ? 'pleats' : 'cloth';

export function lampMaterials(shop: Workshop) {
  const { metal, wood, stone, shade, ceramic: glaze } = shop.book;
  return {
    metal: shop.use(metalWork(metal)),
    wood: shop.use(timber(wood)),
    stone: shop.use(stoneWork(stone)),
    glass: shop.use(milkGlass),
    bulb: shop.use(bulbGlass),
    ceramic: shop.use(ceramic(glaze)),
    rattan: shop.use({ ...rattan, twoSided: true, transmission: 0.3, emission: [0.34, 0.23, 0.12] }),
    tape: shop.use(shadeTape(shade)),
    /** lit cloth and paper; `tall`: metres from rim to rim */
    shade: (tall: number) => shop.use(shadeCloth(shade, tall, shadePattern(shop))),
    dark: (tall: number) => shop.use(shadeCloth([0.09, 0.085, 0.08], tall)),
    paper: (tall: number) => shop.use(paperShade(shade, tall)),
  };
}

/** The shared inputs of all lamps: mesh, materials and size in metres. */
export interface LampPlan {
  readonly model: Mesh;
  readonly shop: Workshop;
  readonly skin: ReturnType<typeof lampMaterials>;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** half of the shorter side */
  readonly radius: number;
}

export function planLamp({ width, depth, height }: Piece, shop: Workshop): LampPlan {
  const radius = Math.min(width, depth) / 2;
  return { model: createMesh(), shop, skin: lampMaterials(shop), width, depth, height, radius };
}

export const disc = (radius: number, height: number): Profile => [
  [0, 0],
  [radius * 0.97, 0],
  [radius, height * 0.3],
  [radius, height * 0.7],
  [radius * 0.95, height],
  [0.012, height * 1.3],
];
