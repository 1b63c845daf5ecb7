import {
  BACK_FACING,
  LEAST_ALBEDO,
  LEAST_FACING,
  LEAST_LENGTH,
  METAL_DIFFUSE,
  MOST_ALBEDO,
  ROUGH_GRAZING,
  SILHOUETTE_BEND,
} from '../../kernel/shading.js';
import type { Geometry } from './geometry.js';
import type { Material } from '../../mesh/mesh.js';
import { createTextureSample } from '../texture/sample.js';
import { sampleTexture } from '../texture/texture.js';

/** Shading inputs at one point of the furniture; the object is reused. */
export interface Surface {
  nx: number;
  ny: number;
  nz: number;
  /** albedo */
  r: number;
  g: number;
  b: number;
  fresnel: number;
  /** colour of the reflection */
  mirrorR: number;
  mirrorG: number;
  mirrorB: number;
  roughness: number;
  /** emitted linear radiance */
  emitR: number;
  emitG: number;
  emitB: number;
  material: Material;
}

/** A hit on furniture, with its ray; the object is reused. */
export interface RayHit {
  triangle: number;
  /** barycentric */
  u: number;
  v: number;
  x: number;
  y: number;
  z: number;
  /** the ray's direction */
  dx: number;
  dy: number;
  dz: number;
}

export type SurfaceReader = (hit: RayHit, out: Surface) => void;

export const createRayHit = (): RayHit => ({ triangle: -1, u: 0, v: 0, x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 });

const clampAlbedo = (value: number) => Math.min(MOST_ALBEDO, Math.max(LEAST_ALBEDO, value));

/** Flips the normal to the side of the ray's origin. */
function faceEye(surface: Surface, { dx, dy, dz }: RayHit): void {
  const along = surface.nx * dx + surface.ny * dy + surface.nz * dz;
  if (along <= 0) return;
  if (along > BACK_FACING || surface.material.twoSided) {
    surface.nx = -surface.nx;
    surface.ny = -surface.ny;
    surface.nz = -surface.nz;
    return;
  }
  // an interpolated normal at the silhouette that faces away: bend it until it faces the viewer
  surface.nx -= SILHOUETTE_BEND * along * dx;
  surface.ny -= SILHOUETTE_BEND * along * dy;
  surface.nz -= SILHOUETTE_BEND * along * dz;
  normalise(surface);
}

function normalise(surface: Surface): void {
  const { nx, ny, nz } = surface;
  const scale = 1 / Math.max(LEAST_LENGTH, Math.sqrt(nx * nx + ny * ny + nz * nz));
  surface.nx *= scale;
  surface.ny *= scale;
  surface.nz *= scale;
}

export function makeSurfaceReader(geometry: Geometry, materials: readonly Material[]): SurfaceReader {
  const { normal, uv, index, material } = geometry;
  const texture = createTextureSample();
  return (hit, out) => {
    const { triangle, u, v } = hit;
    const a = index[triangle * 3];
    const b = index[triangle * 3 + 1];
    const c = index[triangle * 3 + 2];
    const w = 1 - u - v;
    const its = materials[material[triangle]];
    sampleTexture(
      its,
      uv[a * 2] * w + uv[b * 2] * u + uv[c * 2] * v,
      uv[a * 2 + 1] * w + uv[b * 2 + 1] * u + uv[c * 2 + 1] * v,
      hit.x,
      hit.y,
      hit.z,
      texture,
    );
    out.material = its;
    out.nx = normal[a * 3] * w + normal[b * 3] * u + normal[c * 3] * v + texture.bumpX;
    out.ny = normal[a * 3 + 1] * w + normal[b * 3 + 1] * u + normal[c * 3 + 1] * v + texture.bumpY;
    out.nz = normal[a * 3 + 2] * w + normal[b * 3 + 2] * u + normal[c * 3 + 2] * v + texture.bumpZ;
    normalise(out);
    faceEye(out, hit);
    const facing = Math.max(LEAST_FACING, -(out.nx * hit.dx + out.ny * hit.dy + out.nz * hit.dz));
    const rough = texture.roughness;
    const away = 1 - facing;
    const cube = away * away * away;
    // Schlick 1994; the rise towards grazing angles is weaker on rough surfaces
    const grazing = away * away * cube * (1 - rough) * (1 - rough * ROUGH_GRAZING);
    out.fresnel = its.f0 + (1 - its.f0) * grazing;
    out.roughness = rough;
    const diffuse = (its.metal ? METAL_DIFFUSE : 1) * (1 + (its.sheen ?? 0) * cube);
    out.r = clampAlbedo(texture.r) * diffuse;
    out.g = clampAlbedo(texture.g) * diffuse;
    out.b = clampAlbedo(texture.b) * diffuse;
    // a texture scales the emission of each point; of a screen it is its colour
    const { emission } = its;
    out.emitR = emission ? emission[0] * (its.texture === 'screen' ? texture.r : texture.glow) : 0;
    out.emitG = emission ? emission[1] * (its.texture === 'screen' ? texture.g : texture.glow) : 0;
    out.emitB = emission ? emission[2] * (its.texture === 'screen' ? texture.b : texture.glow) : 0;
    out.mirrorR = its.metal ? texture.r : 1;
    out.mirrorG = its.metal ? texture.g : 1;
    out.mirrorB = its.metal ? texture.b : 1;
  };
}

export function createSurface(materials: readonly Material[]): Surface {
  return {
    nx: 0,
    ny: 1,
    nz: 0,
    r: 0,
    g: 0,
    b: 0,
    fresnel: 0,
    mirrorR: 1,
    mirrorG: 1,
    mirrorB: 1,
    roughness: 1,
    emitR: 0,
    emitG: 0,
    emitB: 0,
    material: materials[0] ?? { texture: 'plain', colour: [0, 0, 0], roughness: 1, f0: 0 },
  };
}
