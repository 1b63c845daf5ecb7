import type { Material, Mesh, Texture } from '../../../../api/stager/mesh/mesh.js';
import { createTextureSample } from '../../../../api/stager/render/texture/sample.js';
import { sampleTexture } from '../../../../api/stager/render/texture/texture.js';
import type { Vec3 } from '../../../../api/shared/geometry/types.js';
import type { PackedMesh } from './messages.js';

/** Share of a pattern's first colour, where it has a second one. */
const GROUND = 0.65;
/** Metres between the points at which a large pattern is taken; other textures are fine: their mean is enough. */
const PATTERNS: Readonly<Partial<Record<Texture, number>>> = { rug: 0.03, art: 0.015 };
/** Points along the side of a triangle, at most. */
const MOST_STEPS = 96;

type Bytes = readonly [number, number, number, number];

const byteOf = (share: number): number => Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, share))));

/** The mean linear albedo of a material, about. */
function meanColour({ colour, colour2 }: Material): Vec3 {
  if (!colour2) return colour;
  const mix = (axis: 0 | 1 | 2) => colour[axis] * GROUND + colour2[axis] * (1 - GROUND);
  return [mix(0), mix(1), mix(2)];
}

function lookOf(material: Material): Bytes {
  const emits = material.emission?.some((share) => share > 0) ?? false;
  const [red, green, blue] = meanColour(material);
  return [byteOf(red), byteOf(green), byteOf(blue), emits ? 0 : 255];
}

/** Vertices and triangles in the making. */
class Packing {
  readonly #position: number[] = [];
  readonly #normal: number[] = [];
  readonly #colour: number[] = [];
  readonly #index: number[] = [];

  /** @returns the vertex's number */
  add(position: Vec3, normal: Vec3, colour: Bytes): number {
    this.#position.push(...position);
    this.#normal.push(...normal.map((share) => Math.round(127 * share)), 0);
    this.#colour.push(...colour);
    return this.#position.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#index.push(a, b, c);
  }

  finished(): PackedMesh {
    return {
      position: Float32Array.from(this.#position),
      normal: Int8Array.from(this.#normal),
      colour: Uint8Array.from(this.#colour),
      index: Uint32Array.from(this.#index),
    };
  }
}

interface Corner {
  readonly position: Vec3;
  readonly normal: Vec3;
  readonly uv: readonly [number, number];
}

function cornerOf({ position, normal, uv }: Mesh, vertex: number): Corner {
  const triple = (values: readonly number[]): Vec3 => [
    values[vertex * 3] ?? 0,
    values[vertex * 3 + 1] ?? 0,
    values[vertex * 3 + 2] ?? 0,
  ];
  return {
    position: triple(position),
    normal: triple(normal),
    uv: [uv[vertex * 2] ?? 0, uv[vertex * 2 + 1] ?? 0],
  };
}

/**
 * The mesh with a colour per vertex: the mean of its material, or where the pattern is large, as on rugs and pictures,
 * the pattern itself. A vertex between two materials becomes two.
 */
export function packMesh(mesh: Mesh, materials: readonly Material[]): PackedMesh {
  const packing = new Packing();
  const looks = materials.map(lookOf);
  const made = new Map<number, number>();
  const numberOf = (vertex: number, material: number): number => {
    const key = vertex * materials.length + material;
    const known = made.get(key);
    if (known !== undefined) return known;
    const { position, normal } = cornerOf(mesh, vertex);
    const number = packing.add(position, normal, looks[material] ?? [0, 0, 0, 255]);
    made.set(key, number);
    return number;
  };
  mesh.material.forEach((at, triangle) => {
    const vertices = [0, 1, 2].map((corner) => mesh.index[triangle * 3 + corner] ?? 0);
    const material = materials[at];
    const step = material && PATTERNS[material.texture];
    const [a, b, c] = vertices.map((vertex) => cornerOf(mesh, vertex));
    if (material && step && a && b && c) return painted(packing, material, [a, b, c], step);
    const [first, second, third] = vertices.map((vertex) => numberOf(vertex, at));
    return packing.triangle(first ?? 0, second ?? 0, third ?? 0);
  });
  return packing.finished();
}

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A triangle in small ones, each corner in the colour that the texture has there. */
function painted(packing: Packing, material: Material, [a, b, c]: readonly [Corner, Corner, Corner], step: number) {
  const longest = Math.max(
    distance(a.position, b.position),
    distance(b.position, c.position),
    distance(c.position, a.position),
  );
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(longest / step)));
  const sample = createTextureSample();
  sample.footprint = step;
  const rows: number[][] = [];
  for (let row = 0; row <= steps; row++) {
    const numbers: number[] = [];
    for (let column = 0; column <= steps - row; column++) {
      const [second, third] = [column / steps, row / steps];
      const first = 1 - second - third;
      const mix = (p: number, q: number, r: number) => p * first + q * second + r * third;
      const mixed = (p: Vec3, q: Vec3, r: Vec3): Vec3 => [
        mix(p[0], q[0], r[0]),
        mix(p[1], q[1], r[1]),
        mix(p[2], q[2], r[2]),
      ];
      const position = mixed(a.position, b.position, c.position);
      const [u, v] = [mix(a.uv[0], b.uv[0], c.uv[0]), mix(a.uv[1], b.uv[1], c.uv[1])];
      sampleTexture(material, u, v, ...position, sample);
      const colour: Bytes = [byteOf(sample.r), byteOf(sample.g), byteOf(sample.b), 255];
      numbers.push(packing.add(position, mixed(a.normal, b.normal, c.normal), colour));
    }
    rows.push(numbers);
  }
  rows.forEach((row, at) => {
    const next = rows[at + 1] ?? [];
    row.slice(0, -1).forEach((number, column) => {
      const [right, below, beside] = [row[column + 1] ?? 0, next[column] ?? 0, next[column + 1]];
      packing.triangle(number, right, below);
      if (beside !== undefined) packing.triangle(right, beside, below);
    });
  });
}

export const trianglesOf = ({ index }: PackedMesh): number => index.length / 3;
