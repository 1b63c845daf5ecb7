import type { Material, Mesh } from '../../../../api/stager/mesh/mesh.js';
import type { Vec3 } from '../../../../api/shared/geometry/types.js';
import type { PackedMesh } from './messages.js';

/** Share of a pattern's first colour, where it has a second one. */
const GROUND = 0.65;

/** The mean linear albedo of a material, about. */
function meanColour({ colour, colour2 }: Material): Vec3 {
  if (!colour2) return colour;
  const mix = (axis: 0 | 1 | 2) => colour[axis] * GROUND + colour2[axis] * (1 - GROUND);
  return [mix(0), mix(1), mix(2)];
}

const byteOf = (share: number): number => Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, share))));

interface Looks {
  readonly bytes: readonly [number, number, number, number];
}

function lookOf(material: Material): Looks {
  const emits = material.emission?.some((share) => share > 0) ?? false;
  const [red, green, blue] = meanColour(material).map(byteOf);
  return { bytes: [red ?? 0, green ?? 0, blue ?? 0, emits ? 0 : 255] };
}

/** The mesh with a mean colour per vertex: a vertex between two materials becomes two. */
export function packMesh(mesh: Mesh, materials: readonly Material[]): PackedMesh {
  const looks = materials.map(lookOf);
  const made = new Map<number, number>();
  const vertices: number[] = [];
  const owners: number[] = [];
  const index = new Uint32Array(mesh.index.length);
  mesh.index.forEach((vertex, at) => {
    const material = mesh.material[Math.floor(at / 3)] ?? 0;
    const key = vertex * materials.length + material;
    let place = made.get(key);
    if (place === undefined) {
      place = vertices.push(vertex) - 1;
      owners.push(material);
      made.set(key, place);
    }
    index[at] = place;
  });
  const position = new Float32Array(vertices.length * 3);
  const normal = new Int8Array(vertices.length * 4);
  const colour = new Uint8Array(vertices.length * 4);
  vertices.forEach((vertex, at) => {
    for (let axis = 0; axis < 3; axis++) {
      position[at * 3 + axis] = mesh.position[vertex * 3 + axis] ?? 0;
      normal[at * 4 + axis] = Math.round(127 * (mesh.normal[vertex * 3 + axis] ?? 0));
    }
    colour.set(looks[owners[at] ?? 0]?.bytes ?? [0, 0, 0, 255], at * 4);
  });
  return { position, normal, colour, index };
}

export const trianglesOf = ({ index }: PackedMesh): number => index.length / 3;
