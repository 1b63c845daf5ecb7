import type { Vec3 } from '../../contract.js';
import type { Geometry } from './geometry.js';
import type { Material } from '../../mesh/mesh.js';

/** Glowing triangles nearer to a lamp's first than this belong to it, metres. */
const SPAN = 0.45;
/** What a lamp sends out beside what its skin shows: the light that leaves a shade's open top and bottom. */
const GAIN = 2.8;
/** Share of its skin that faces up or down: less in a shade that is open there, half in a globe. */
const OPEN = { shade: 0.2, globe: 0.45 } as const;
/** Lamps that bring less at 1 m light nothing that one would see. */
const FAINTEST = 5e-4;

/** Furniture that gives light, as a sphere. */
export interface Lamp {
  readonly middle: Vec3;
  /** metres */
  readonly radius: number;
  /** linear light / pi that it brings at 1 m to what faces it */
  readonly power: Vec3;
  /** 1: a shade that is open above and below .. 0: a globe */
  readonly shaded: number;
  /** numbers of the materials that give the light */
  readonly materials: readonly number[];
}

interface Gathering {
  readonly first: Vec3;
  area: number;
  /** weighted by area */
  readonly middle: [number, number, number];
  readonly glow: [number, number, number];
  squares: number;
  /** area as seen from above and below */
  level: number;
  readonly materials: Set<number>;
}

interface Glowing {
  readonly middle: Vec3;
  readonly area: number;
  /** area as seen from above */
  readonly level: number;
}

function measure({ position, index }: Geometry, triangle: number): Glowing {
  const [a, b, c] = [0, 1, 2].map((k) => index[triangle * 3 + k] * 3);
  const edge = (to: number, axis: number) => position[to + axis] - position[a + axis];
  const x = edge(b, 1) * edge(c, 2) - edge(b, 2) * edge(c, 1);
  const y = edge(b, 2) * edge(c, 0) - edge(b, 0) * edge(c, 2);
  const z = edge(b, 0) * edge(c, 1) - edge(b, 1) * edge(c, 0);
  const middle = (axis: number) => (position[a + axis] + position[b + axis] + position[c + axis]) / 3;
  return { middle: [middle(0), middle(1), middle(2)], area: 0.5 * Math.hypot(x, y, z), level: 0.5 * Math.abs(y) };
}

const apart = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function lampOf({ area, middle, glow, squares, level, materials }: Gathering): Lamp {
  const at: Vec3 = [middle[0] / area, middle[1] / area, middle[2] / area];
  const spread = squares / area - at[0] ** 2 - at[1] ** 2 - at[2] ** 2;
  // a sphere of this skin sends a quarter of it in each direction
  const power = (c: 0 | 1 | 2) => (GAIN * glow[c]) / (4 * Math.PI);
  return {
    middle: at,
    radius: Math.max(0.02, Math.sqrt(Math.max(0, spread))),
    power: [power(0), power(1), power(2)],
    shaded: Math.min(1, Math.max(0, (OPEN.globe - level / area) / (OPEN.globe - OPEN.shade))),
    materials: [...materials],
  };
}

/** The lamps among the furniture: each from the glowing triangles of one place. What a screen shows lights nothing. */
export function findLamps(geometry: Geometry, materials: readonly Material[]): Lamp[] {
  const gatherings: Gathering[] = [];
  const glows = materials.map(({ emission, texture }) => (texture === 'screen' ? undefined : emission));
  geometry.material.forEach((material, triangle) => {
    const glow = glows[material];
    if (!glow) return;
    const { middle, area, level } = measure(geometry, triangle);
    let its = gatherings.find(({ first }) => apart(first, middle) < SPAN);
    if (!its) {
      its = { first: middle, area: 0, middle: [0, 0, 0], glow: [0, 0, 0], squares: 0, level: 0, materials: new Set() };
      gatherings.push(its);
    }
    its.area += area;
    its.level += level;
    its.squares += area * (middle[0] ** 2 + middle[1] ** 2 + middle[2] ** 2);
    its.materials.add(material);
    for (let c = 0; c < 3; c++) {
      its.middle[c] += area * middle[c];
      its.glow[c] += area * glow[c];
    }
  });
  return gatherings
    .filter(({ area }) => area > 0)
    .map(lampOf)
    .filter(({ power }) => Math.max(...power) > FAINTEST);
}
