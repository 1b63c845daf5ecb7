import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { type BoxCushionShape, cushionSkin, type Deform } from './cushionSkin.js';
import { createMesh, place } from './mesh.js';
import { edgeLoop, roundedBox, type RoundedBoxShape } from './roundedBox.js';
import { tube } from './tube.js';

/**
 * Offset of a cord's axis from the skin, in radii. It is deep under the cover: a low ridge without an undercut, whose
 * shadow would alias.
 */
const PROUD = -0.45;

/**
 * Cord along the seams, where the rounded edges face outwards and upwards equally; it follows the skin's own points.
 */
function addPiping(mesh: Mesh, body: RoundedBoxShape, piping: number, deform: Deform): void {
  // the lower seam is visible if the underside is; otherwise its cord would only break the contact shadow
  const seams = body.bottomless ? ([1] as const) : ([-1, 1] as const);
  for (const side of seams) {
    const path = edgeLoop(body, side).map(({ point, unit, normal }): Vec3 => {
      const [x, y, z] = deform(point, unit, normal);
      return [x + normal[0] * piping * PROUD, y + normal[1] * piping * PROUD, z + normal[2] * piping * PROUD];
    });
    // merge the coincident points at the loop's corners
    const apart = path.filter((at, k) => {
      const [x, y, z] = path[(k + 1) % path.length];
      return Math.hypot(x - at[0], y - at[1], z - at[2]) > 1e-4;
    });
    place(mesh, tube({ path: apart, radius: piping, sides: 4, closed: true }));
  }
}

/**
 * A boxed cushion: crowned top, bulging sides, piped seams, folds at its corners; centred, top at +y. Its underside is
 * left out by default.
 */
export function boxCushion(shape: BoxCushionShape): Mesh {
  const { size, piping = 0.0055, quad = 0.029, closed = false, fields = [1, 1] } = shape;
  const radius = Math.min(shape.radius ?? 0.03, size[1] * 0.45);
  const inner = [size[0] / 2 - radius, size[2] / 2 - radius] as const;
  // a seam needs a row of points along it
  const quads = inner.map(
    (half, k) => (2 * half) / (fields[k] * Math.max(1, Math.round((2 * half) / (fields[k] * quad)))),
  );
  const deform = cushionSkin(shape, inner);
  const body: RoundedBoxShape = {
    size,
    radius,
    quad: [quads[0], 0.08, quads[1]],
    arc: radius > 0.04 ? 3 : 2,
    cover: true,
    bottomless: !closed,
    deform,
  };
  const mesh = place(createMesh(), roundedBox(body), { keepUv: true });
  if (piping > 0) addPiping(mesh, body, piping, deform);
  return mesh;
}
