import type { Vec3 } from '../../contract.js';
import type { Geometry } from './geometry.js';
import type { Material } from '../../mesh/mesh.js';

/** Glowing triangles within this distance of a lamp's first one belong to it, metres. */
const SPAN = 0.45;
/** Ratio of a lamp's light to what its surface emits: light leaves a shade's open top and bottom too. */
const GAIN = 2.8;
/** Share of the surface that faces up or down: small in a shade that is open there, half in a globe. */
const OPEN = { shade: 0.2, globe: 0.45 } as const;
/** Lamps with less light at 1 m are ignored. */
const FAINTEST = 5e-4;

/** Furniture that emits light, as a sphere. */
export interface Lamp {
  readonly middle: Vec3;
  /** metres */
  readonly radius: number;
  /** linear irradiance / pi at 1 m on a surface that faces it */
  readonly power: Vec3;
  /** 1: a shade that is open above and below .. 0: a globe */
  readonly shaded: number;
  /** numbers of the materials that emit the light */
  readonly materials: readonly number[];
}

interface Gathering {
  readonly first: Vec3;
  area: number;
  /** weighted by area */
  readonly middle: [number, number, number];
  readonly glow: [number, number, number];
  squares: number;
  /** area projected onto the floor */
  level: number;
  readonly materials: Set<number>;
}

interface Glowing {
  readonly middle: Vec3;
  readonly area: number;
  /** area projected onto the floor */
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
  // a convex body of this surface has a mean projected area of a quarter of it
  const power = (c: 0 | 1 | 2) => (GAIN * glow[c]) / (4 * Math.PI);
  return {
    middle: at,
    radius: Math.max(0.02, Math.sqrt(Math.max(0, spread))),
    power: [power(0), power(1), power(2)],
    shaded: Math.min(1, Math.max(0, (OPEN.globe - level / area) / (OPEN.globe - OPEN.shade))),
    materials: [...materials],
  };
}

/** The lamps among the furniture, each from the glowing triangles in one place. Screens count as no lamps. */
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
