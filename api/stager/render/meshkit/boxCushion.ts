import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { foldHeight, foldsOf } from './folds.js';
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
  /** depth of the folds, metres */
  readonly wrinkle?: number;
  /** 0: taut over foam .. 1: a bag of down */
  readonly loose?: number;
  /** size of a quad, metres */
  readonly quad?: number;
  /** 0: square in plan .. 1: its rear half is an ellipse, as seats of round chairs are */
  readonly roundRear?: number;
  /** how deep people have sat in the top, metres */
  readonly sag?: number;
  /** how far the middle of the rear edge sinks, metres: back cushions stand on their front edge */
  readonly slump?: number;
  /** stitched through into so many fields across x and z */
  readonly fields?: readonly [across: number, along: number];
  /** where the underside may be seen it is made too */
  readonly closed?: boolean;
}

type Deform = (point: Vec3, unit: Vec3, normal: Vec3) => Vec3;

/** Front and rear of foam stand out between their seams by so much, metres; its flanks have neighbours. */
const BULGE = 0.014;
const FLANK_BULGE = 0.004;
/** How much a plan's corners are rounder than its edges, metres. */
const ROUNDED = 0.016;

/** No seam is straight: edges wander slowly by a few millimetres. */
const wander = (at: number, layer: number, seed: number): number => fbm3(at * 3.7, layer, seed * 3.1, 2) - 0.375;

/** How deep a seam through the stuffing lies, how wide it opens, and how much deeper a crossing is pulled; metres. */
const STITCH = { depth: 0.013, width: 0.017, crossing: 0.008 } as const;

/** How far stitching draws the face down at (x, z), both counted in fields from an edge. */
function stitched(x: number, z: number, [across, along]: readonly [number, number], fieldX: number, fieldZ: number) {
  const line = (at: number, count: number, field: number): number => {
    const nearest = Math.round(at);
    return nearest > 0 && nearest < count ? Math.exp((-Math.abs(at - nearest) * field) / STITCH.width) : 0;
  };
  const lineX = line(x, across, fieldX);
  const lineZ = line(z, along, fieldZ);
  return STITCH.depth * Math.max(lineX, lineZ) + STITCH.crossing * lineX * lineZ;
}

function cushionDeform(shape: BoxCushionShape, inner: readonly [number, number]): Deform {
  const { fields } = shape;
  const { size, seed, crown = 0.02, belly = 0, wrinkle = 0.007, roundRear = 0, sag = 0, slump = 0, loose = 0 } = shape;
  const folds = wrinkle > 0 ? foldsOf({ size, seed, depth: wrinkle, loose }) : [];
  const under = belly > 0 ? foldsOf({ size, seed: seed + 0.5, depth: wrinkle, loose }) : [];
  const hollow = (cellNoise(Math.floor(seed * 29), 5, 7) - 0.5) * 0.4;
  const slack = (cellNoise(Math.floor(seed * 31), 6, 7) - 0.5) * 0.5;
  return (point, unit, normal) => {
    const [ux, uy, uz] = unit;
    const openX = Math.max(0, 1 - ux * ux);
    const openZ = Math.max(0, 1 - uz * uz);
    // plump to near its seams, fullest towards +z, where stuffing settles
    const dome = (openX * openZ) ** 0.45 * (1 + 0.22 * loose * uz);
    const seat =
      sag * Math.exp(-(((ux - hollow) / 0.5) ** 2) - ((uz - 0.1) / 0.6) ** 2) * Math.min(1, openX * openZ * 4);
    const lift = uy > 0 ? crown * dome - seat : -belly * dome;
    const upright = Math.max(0, 1 - uy * uy);
    const bulge =
      Math.min(1, size[1] / 0.16) *
      (BULGE * normal[2] ** 2 + FLANK_BULGE * normal[0] ** 2) *
      upright *
      Math.min(openX + openZ, 1);
    const dents = (fbm3(point[0] * 4.2 + seed * 7.3, point[1] * 6 + seed, point[2] * 4.2, 2) - 0.375) * 2 * wrinkle;
    const creased = uy > 0 ? foldHeight(folds, point[0], point[2]) * normal[1] : foldHeight(under, point[0], point[2]);
    const reach = Math.hypot(ux, uz);
    const square = Math.max(Math.abs(ux), Math.abs(uz));
    const drawn =
      fields && uy > 0
        ? normal[1] *
          stitched(
            ((point[0] / inner[0] + 1) * fields[0]) / 2,
            ((point[2] / inner[1] + 1) * fields[1]) / 2,
            fields,
            (2 * inner[0]) / fields[0],
            (2 * inner[1]) / fields[1],
          )
        : 0;
    const round = uz < 0 && reach > 0 ? 1 + roundRear * (square / reach - 1) : 1;
    const sink = uz < 0 ? slump * Math.max(0, 1 - (ux - slack) ** 2) * openX * uz * uz : 0;
    const corner = ROUNDED * (ux * uz) ** 6;
    const stray = wrinkle * (0.8 + loose);
    return [
      point[0] * round + normal[0] * (dents + bulge) - ux * corner + ux * stray * wander(point[2], 2 + ux, seed),
      point[1] * (1 - 0.08 * (1 - dome)) +
        lift -
        drawn +
        normal[1] * dents +
        (uy > 0 ? creased : -creased) +
        stray * 0.8 * wander(point[0] + point[2], 8, seed),
      point[2] * round + sink + normal[2] * (dents + bulge) - uz * corner + uz * stray * wander(point[0], 5 + uz, seed),
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
    place(mesh, tube({ path: apart, radius: piping, sides: 4, closed: true }));
  }
}

/**
 * A boxed cushion: crowned top, bulging sides, piped seams, folds at its corners; centred, top at +y. Its underside is
 * left out unless asked for.
 */
export function boxCushion(shape: BoxCushionShape): Mesh {
  const { size, piping = 0.0055, quad = 0.029, closed = false, fields = [1, 1] } = shape;
  const radius = Math.min(shape.radius ?? 0.03, size[1] * 0.45);
  const inner = [size[0] / 2 - radius, size[2] / 2 - radius] as const;
  // a seam needs a row of points along its bottom
  const quads = inner.map(
    (half, k) => (2 * half) / (fields[k] * Math.max(1, Math.round((2 * half) / (fields[k] * quad)))),
  );
  const deform = cushionDeform(shape, inner);
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
