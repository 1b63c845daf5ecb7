import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createCloth } from '../../../mesh/kit/cloth.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { noise2, noise3 } from '../../../mesh/kit/noise.js';
import { settle, type Collider } from '../../../mesh/kit/settle.js';
import { sheetMesh, sheetOf, threadsOf } from '../../../mesh/kit/sheet.js';
import { stations } from '../../../mesh/kit/stations.js';
import { tasselsOf } from '../../../mesh/kit/tassels.js';
import { profileCollider, trackThrough, type Track } from '../../../mesh/kit/track.js';
import { add, cross, normalise, scale } from '../../../mesh/kit/vector.js';

interface ThrowShape {
  /** what the cloth lies on, from one end to the other; path x across points away from what carries it */
  readonly path: readonly Vec3[];
  readonly across: Vec3;
  /** from one side of the cloth to the other as it lies, gathered in folds */
  readonly width: number;
  readonly seed: number;
  /** what else it does not pass through */
  readonly obstacles?: readonly Collider[];
}

/** Metres: thickness of the cloth, and height of its gathers before it falls. */
const THICKNESS = 0.012;
const GATHERS = 0.048;
const WOOL = { stretch: 0, shear: 3e-5, bend: 1e-5, span: 3 } as const;
const QUAD = 0.021;
const STEPS = 90;

/** Height of the long gathers at a place of the cloth, 0..1. */
function gathersAt(x: number, along: number, seed: number): number {
  const bent = noise2(along * 2.2, seed % 50, 3) * 0.08;
  const ridge = 1 - Math.abs(2 * noise3((x + bent) * 15, along * 0.6, seed % 71) - 1);
  return ridge * ridge;
}

/** Initial position of a point of the cloth: askew, narrow over the edge, wider towards its ends. */
function thrown({ at, tangent, length }: Track, { across, seed }: ThrowShape) {
  const side = normalise(across);
  const askew = (seed % 2 < 1 ? 1 : -1) * (0.1 + 0.08 * noise2(seed % 37, 1.5, 4));
  return (x: number, along: number): Vec3 => {
    const middle = along - length / 2;
    const end = Math.min(1, Math.abs((2 * middle) / length));
    const spread = 0.88 + 0.14 * end * end;
    const turned = along + askew * x;
    // beyond the ends of the path it continues straight
    const inside = Math.max(0, Math.min(length, turned));
    const way = tangent(inside);
    const on = add(at(inside), scale(way, turned - inside));
    const outward = normalise(cross(way, side));
    const height = THICKNESS * 1.2 + GATHERS * gathersAt(x, along, seed);
    return add(add(on, scale(side, x * spread - askew * 0.6 * middle)), scale(outward, height));
  };
}

/** A blanket thrown over an edge, fallen into folds, its ends fringed. */
export function throwOver(shape: ThrowShape): Mesh {
  const { path, across, width, seed, obstacles = [] } = shape;
  const track = trackThrough(path);
  const long = stations(track.length, QUAD).map((along) => along + track.length / 2);
  const wide = stations(width, QUAD);
  const [columns, rows] = [long.length - 1, wide.length - 1];
  const lay = thrown(track, shape);
  const start = new Float64Array(long.length * wide.length * 3);
  wide.forEach((x, row) => long.forEach((along, column) => start.set(lay(x, along), (row * long.length + column) * 3)));
  const threads = threadsOf(columns, rows, (column, row) => {
    const k = (row * long.length + column) * 3;
    return [start[k], start[k + 1], start[k + 2]];
  });
  const cloth = createCloth(start.slice(), [threads], WOOL);
  const carrier = profileCollider(track, { across, clearance: THICKNESS, particles: start.length / 3 });
  const colliders = [carrier, ...obstacles];
  settle(cloth, { steps: STEPS, passes: 1, friction: 1.2, damping: 0.05, colliders: () => colliders });
  const sheet = sheetOf(threads, cloth.position);
  const uv = (column: number, row: number) => [wide[row] + width / 2, long[column]] as const;
  const model = createMesh();
  const hem = { thickness: THICKNESS, drop: () => THICKNESS * 1.1, under: 0.012 };
  place(model, sheetMesh(sheet, uv, hem), { keepUv: true });
  place(model, tasselsOf(sheet, { thickness: THICKNESS, width, seed }));
  return model;
}
