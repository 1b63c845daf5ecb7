/** Checks of single pieces of furniture: a mesh that is valid, fills its box and is not too fine. */
import { CREATIVITY, type Piece, type Plan, type Style } from '../../../contract.js';
import type { Mesh, Scene } from '../../../mesh/mesh.js';
import { boundsOf } from '../../../mesh/kit/mesh.js';
import { KINDS, type Kind } from '../../../kinds.js';
import { inStyle } from '../../proportions.js';
import { buildScene } from '../build.js';

export const KIND_NAMES = Object.keys(KINDS) as Kind[];
export const SIZES = { small: 0.65, usual: 1, large: 1.4 } as const;
export type Size = keyof typeof SIZES;

/** Most triangles of one piece at its usual size: a furnished living room stays below 125 000. */
const BUDGET: Partial<Record<Kind, number>> = {
  sofa: 36_000,
  sectional: 48_000,
  armchair: 12_500,
  loveseat: 25_000,
  chaise: 17_000,
  daybed: 18_000,
  'outdoor sofa': 23_500,
  bed: 47_000,
  bookcase: 14_000,
  'display cabinet': 15_500,
  dresser: 14_000,
  plant: 16_000,
};
const USUAL_BUDGET = 12_000;

export function pieceOf(kind: Kind, style: Style, { factor = 1, seed = 7 } = {}): Piece {
  const { width, depth, height } = inStyle(style, kind);
  const size = { width: width * factor, depth: depth * factor, height: height * factor };
  return { id: kind, kind, ...size, x: 0, y: 0, z: 0, angle: 0, seed };
}

export function planOf(style: Style, pieces: readonly Piece[], creativity: number = CREATIVITY.usual): Plan {
  return { roomType: 'living_room', style, creativity, seed: 1, pieces, notes: [] };
}

function faults({ mesh, materials }: Scene): string[] {
  const vertices = mesh.position.length / 3;
  const found: string[] = [];
  // plain loops, as callbacks over a million numbers would dominate the run time
  const allFinite = (values: readonly number[]): boolean => {
    for (const value of values) if (!Number.isFinite(value)) return false;
    return true;
  };
  const allBelow = (values: readonly number[], end: number): boolean => {
    for (const value of values) if (!(Number.isInteger(value) && value >= 0 && value < end)) return false;
    return true;
  };
  if (!allFinite(mesh.position) || !allFinite(mesh.normal) || !allFinite(mesh.uv)) found.push('not a number');
  if (!allBelow(mesh.index, vertices)) found.push('index');
  if (mesh.normal.length !== vertices * 3 || mesh.uv.length !== vertices * 2) found.push('lengths');
  if (mesh.material.length !== mesh.index.length / 3) found.push('a material for each triangle');
  if (!allBelow(mesh.material, materials.length)) found.push('unknown material');
  for (let k = 0; k < mesh.normal.length; k += 3) {
    const square = mesh.normal[k] ** 2 + mesh.normal[k + 1] ** 2 + mesh.normal[k + 2] ** 2;
    if (Math.abs(square - 1) < 2e-3) continue;
    found.push(`normal ${k / 3} is not of length 1`);
    break;
  }
  return found;
}

/** Greatest distance between the mesh's bounds and the piece's box, metres. */
function misfit(mesh: Mesh, { width, depth, height }: Piece): number {
  const { low, high } = boundsOf(mesh);
  const wanted = [-width / 2, 0, -depth / 2, width / 2, height, depth / 2];
  return Math.max(...[...low, ...high].map((value, k) => Math.abs(value - wanted[k])));
}

/** What is wrong with a kind of furniture in a style, at a size. */
export function faultsOf(kind: Kind, style: Style, size: Size): string[] {
  const piece = pieceOf(kind, style, { factor: SIZES[size] });
  const scene = buildScene(planOf(style, [piece]));
  const found = faults(scene).map((fault) => `${size} ${kind}: ${fault}`);
  const off = misfit(scene.mesh, piece);
  if (!(off < 0.02)) found.push(`${size} ${kind}: ${off} m off its box`);
  const triangles = scene.mesh.material.length;
  if (size === 'usual' && triangles > (BUDGET[kind] ?? USUAL_BUDGET)) found.push(`${kind}: ${triangles} triangles`);
  return found;
}
