import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { cellNoise, fbm3 } from './noise.js';
import { edgeLoop, roundedBox, type RoundedBoxShape } from './roundedBox.js';
import { tube } from './tube.js';

export interface BoxCushionShape {
  readonly size: Vec3;
  readonly seed: number;
  /** how far the middle of the top stands above its edge, metres */
  readonly crown?: number;
  /** same below: back cushions are round on both faces */
  readonly belly?: number;
  readonly radius?: number;
  /** cord along both seams, metres; 0: none */
  readonly piping?: number;
  /** depth of the wrinkles, metres */
  readonly wrinkle?: number;
  /** size of a quad, metres */
  readonly quad?: number;
  /** 0: square in plan .. 1: its rear half is an ellipse, as seats of round chairs are */
  readonly roundRear?: number;
  /** how deep people have sat in the top, metres */
  readonly sag?: number;
  /** how far the middle of the rear edge sinks, metres: back cushions stand on their front edge */
  readonly slump?: number;
  /** where the underside may be seen it is made too */
  readonly closed?: boolean;
}

type Deform = (point: Vec3, unit: Vec3, normal: Vec3) => Vec3;

/** Folds that fan out from the corners, where the cloth is drawn together. */
function cornerFolds(ux: number, uz: number, { size, seed }: BoxCushionShape): number {
  const a = (1 - Math.abs(ux)) * size[0] * 0.5;
  const b = (1 - Math.abs(uz)) * size[2] * 0.5;
  const away = Math.hypot(a, b);
  const corner = cellNoise(ux > 0 ? 1 : 2, uz > 0 ? 3 : 4, Math.floor(seed * 13));
  const fan = Math.sin(Math.atan2(b, a) * (6 + 4 * corner) + corner * 9 + away * 6);
  return fan * Math.min(1, away / 0.04) * Math.exp(-away / (0.08 + 0.07 * corner));
}

/** Cloth gathers a little along its seams. */
function puckers(ux: number, uz: number, { size, seed }: BoxCushionShape): number {
  const a = (1 - Math.abs(ux)) * size[0] * 0.5;
  const b = (1 - Math.abs(uz)) * size[2] * 0.5;
  const along = a < b ? uz * size[2] * 0.5 : ux * size[0] * 0.5;
  const uneven = cellNoise(along * 3, a < b ? ux : uz, Math.floor(seed * 7));
  return Math.sin(along * 52 + seed * 5 + uneven) * (0.4 + uneven) * Math.exp(-Math.min(a, b) / 0.05);
}

function cushionDeform(shape: BoxCushionShape): Deform {
  const { seed, crown = 0.02, belly = 0, wrinkle = 0.007, roundRear = 0, sag = 0, slump = 0 } = shape;
  return (point, unit, normal) => {
    const [ux, uy, uz] = unit;
    const openX = Math.max(0, 1 - ux * ux);
    const openZ = Math.max(0, 1 - uz * uz);
    const dome = (openX * openZ) ** 0.45;
    const seat = sag * Math.exp(-((ux / 0.55) ** 2) - ((uz - 0.1) / 0.6) ** 2) * dome;
    const lift = uy > 0 ? crown * dome - seat : -belly * dome;
    const upright = Math.max(0, 1 - uy * uy);
    const bulge = 0.014 * upright * Math.min(openX + openZ, 1);
    const wave = (fbm3(point[0] * 5 + seed * 7.3, point[1] * 8 + seed, point[2] * 5, 2) - 0.36) * 2;
    const folds = cornerFolds(ux, uz, shape) * 0.8 + puckers(ux, uz, shape) * 0.22;
    const out = (wave + folds) * wrinkle;
    const reach = Math.hypot(ux, uz);
    const square = Math.max(Math.abs(ux), Math.abs(uz));
    const pull = uz < 0 && reach > 0 ? 1 + roundRear * (square / reach - 1) : 1;
    const sink = uz < 0 ? slump * openX * uz * uz : 0;
    return [
      point[0] * pull + normal[0] * (out + bulge),
      point[1] * (1 - 0.08 * (1 - dome)) + lift + normal[1] * out,
      point[2] * pull + sink + normal[2] * (out + bulge),
    ];
  };
}

/**
 * Where a cord's middle is, share of its radius out of the skin. It lies deep under the cover: a low ridge without the
 * undercut whose shadow would come and go from pixel to pixel.
 */
const PROUD = -0.45;

/** Cord along the seams, where the rounded edges face outwards and upwards alike; it runs through the skin's own points. */
function addPiping(mesh: Mesh, body: RoundedBoxShape, piping: number, deform: Deform): void {
  // the lower seam is seen where the underside is; elsewhere its cord would only break the soft shadow of the crevice
  const seams = body.bottomless ? ([1] as const) : ([-1, 1] as const);
  for (const side of seams) {
    const path = edgeLoop(body, side).map(({ point, unit, normal }): Vec3 => {
      const [x, y, z] = deform(point, unit, normal);
      return [x + normal[0] * piping * PROUD, y + normal[1] * piping * PROUD, z + normal[2] * piping * PROUD];
    });
    // corners of the loop meet in one point each
    const apart = path.filter((at, k) => {
      const [x, y, z] = path[(k + 1) % path.length];
      return Math.hypot(x - at[0], y - at[1], z - at[2]) > 1e-4;
    });
    place(mesh, tube({ path: apart, radius: piping, sides: 5, closed: true }));
  }
}

/**
 * A boxed cushion: crowned top, bulging sides, piped seams, folds at its corners; centred, top at +y. Its underside is
 * left out unless asked for.
 */
export function boxCushion(shape: BoxCushionShape): Mesh {
  const { size, piping = 0.0085, quad = 0.06, closed = false } = shape;
  const radius = Math.min(shape.radius ?? 0.03, size[1] * 0.45);
  const deform = cushionDeform(shape);
  const body: RoundedBoxShape = { size, radius, quad, arc: 2, cover: true, bottomless: !closed, deform };
  const mesh = place(createMesh(), roundedBox(body), { keepUv: true });
  if (piping > 0) addPiping(mesh, body, piping, deform);
  return mesh;
}
