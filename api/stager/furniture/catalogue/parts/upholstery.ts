/** Parts that several upholstered pieces share. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { roundedRectangle } from '../../../mesh/kit/extrude.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { cellNoise, fbm3, smoothstep } from '../../../mesh/kit/noise.js';
import { roundedBox, type RoundedBoxShape } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { sweep, type Station } from '../../../mesh/kit/sweep.js';

/** Displaces the surface of an upholstered block by a few millimetres, as padding is uneven. */
export const soft =
  (seed: number, amount = 0.008): NonNullable<RoundedBoxShape['deform']> =>
  (point, _unit, normal) => {
    const out = (fbm3(point[0] * 4 + seed * 1.7, point[1] * 4, point[2] * 4 + seed, 3) - 0.45) * amount * 1.6;
    return [point[0] + normal[0] * out, point[1] + normal[1] * out, point[2] + normal[2] * out];
  };

/** Metres from a seam within which the cloth gathers, and gathers per metre. */
const GATHER = { reach: 0.055, count: 13 } as const;

/**
 * A cover that is drawn over padding: its faces swell a little between the seams along their edges, where it gathers
 * unevenly.
 */
export const taut = (size: Vec3, seed: number, amount = 0.008): NonNullable<RoundedBoxShape['deform']> => {
  const dents = soft(seed, amount);
  return (point, unit, normal) => {
    const [x, y, z] = dents(point, unit, normal);
    // the second nearest face: the nearest is the one that the point lies on
    const [nearest, edge, across] = unit.map((at, axis) => ((1 - Math.abs(at)) * size[axis]) / 2).sort((a, b) => a - b);
    const from = nearest + edge;
    const swell = Math.min(1, from / 0.12) * Math.min(1, across / 0.12) * amount * 0.6;
    const field = fbm3(point[0] * GATHER.count + seed, point[1] * GATHER.count, point[2] * GATHER.count, 2) - 0.375;
    const out = swell + field * 1.5 * amount * Math.exp(-from / GATHER.reach);
    return [x + normal[0] * out, y + normal[1] * out, z + normal[2] * out];
  };
};

/** A padded block; its edges round by `radius`. */
export const padded = (size: Vec3, { radius, seed, amount }: { radius: number; seed: number; amount?: number }): Mesh =>
  roundedBox({ size, radius, quad: 0.095, arc: 2, cover: true, deform: taut(size, seed, amount) });

interface PanelShape {
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
}

/** A buttoned back: diamonds of padding between pulled-in buttons. Faces +z, its back in z = 0, centred. */
export function buttonedPanel({ width, height, thickness }: PanelShape): Mesh {
  const columns = Math.max(2, Math.round(width / 0.19));
  const rows = Math.max(2, Math.round(height / 0.15));
  const depthAt = (s: number, t: number): number => {
    const a = s * columns + t * rows * 0.5;
    const b = s * columns - t * rows * 0.5;
    const near = (value: number) => Math.abs(value - Math.round(value));
    const crease = Math.min(near(a), near(b));
    const button = Math.hypot(near(a), near(b));
    const rim = Math.min(s, 1 - s) * width;
    const rimY = Math.min(t, 1 - t) * height;
    const edge = smoothstep(0, 0.05, rim) ** 0.5 * smoothstep(0, 0.05, rimY) ** 0.5;
    // full between the creases, which are deep only at the buttons
    const full = 1 - (1 - Math.min(1, crease * 2)) ** 2.6;
    const held = Math.exp(-((button / 0.13) ** 2));
    const own = 0.06 * (cellNoise(Math.floor(a), Math.floor(b), 19) - 0.5);
    return thickness * edge * (0.56 + (0.44 + own) * full - 0.3 * held);
  };
  const model = place(
    createMesh(),
    surface({
      columns: columns * 7,
      rows: rows * 6,
      point: (s, t) => [(s - 0.5) * width, (t - 0.5) * height, depthAt(s, t)],
      uv: (s, t) => [s * width, t * height],
    }),
    { keepUv: true },
  );
  for (let i = -rows; i <= columns + rows; i++) {
    for (let j = -rows; j <= columns + rows; j++) {
      const s = (i + j) / (2 * columns);
      const t = (i - j) / rows;
      if (s < 0.03 || s > 0.97 || t < 0.05 || t > 0.95) continue;
      const button = lathe(
        [
          [0.013, 0],
          [0.011, 0.006],
          [0, 0.01],
        ],
        9,
      );
      place(model, button, {
        at: [(s - 0.5) * width, (t - 0.5) * height, depthAt(s, t)],
        turn: { x: Math.PI / 2 },
      });
    }
  }
  return model;
}

/** Upright rolls side by side. Faces +z, its back in z = 0, centred. */
export function channelPanel({ width, height, thickness }: PanelShape, roll = 0.12): Mesh {
  const count = Math.max(3, Math.round(width / roll));
  const model = createMesh();
  const each = width / count;
  for (let k = 0; k < count; k++) {
    const part = roundedBox({
      size: [each - 0.002, height, thickness],
      radius: Math.min(each, thickness) * 0.46,
      quad: 0.25,
      cover: true,
      arc: 2,
      deform: soft(k, 0.004),
    });
    place(model, part, { at: [-width / 2 + each * (k + 0.5), 0, thickness / 2] });
  }
  return model;
}

/** Where a rounded end has its stations, as shares of the rounding's radius: equal steps of its quarter turn. */
const ENDS = Array.from({ length: 7 }, (_, k) => 1 - Math.cos(((k + 0.5) / 6.5) * (Math.PI / 2)));

/** Rounding of a shell's lower edge, metres: it sits on its base, and only its top is a roll. */
const SOLE = 0.016;

export interface ShellShape {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** underside of the shell */
  readonly bottom: number;
  readonly armTop: number;
  readonly backTop: number;
  /** rounding of the plan's rear corners, metres */
  readonly corner: number;
  /** upright channels: depth of the grooves, metres; 0: smooth */
  readonly channels?: number;
  /** how far the shell leans outwards at its top, metres */
  readonly flare?: number;
}

/** One padded wall around back and sides: barrel chairs, curved sofas. */
export const shell = (shape: ShellShape): Mesh => sweep(shellStations(shape));

/** A closed line around a shell's edges: up its front, along its top, down again, and back along its foot. */
export function shellRim(shape: ShellShape): Vec3[] {
  const middle =
    (end: 1 | -1) =>
    (station: Station): Vec3 => {
      const { at, right, outline } = station;
      const y = end * Math.max(...outline.map((corner) => end * corner[1]));
      const ends = outline.filter((corner) => Math.abs(corner[1] - y) < 1e-3);
      const x = ends.reduce((sum, corner) => sum + corner[0], 0) / ends.length;
      return [at[0] + right[0] * x, at[1] + y, at[2] + right[2] * x];
    };
  const stations = shellStations(shape);
  // the narrow ends of the wall lie within the rim's own thickness
  const full = stations.slice(ENDS.length - 1, stations.length - ENDS.length + 1);
  return [...full.map(middle(1)), ...full.toReversed().map(middle(-1))];
}

function shellStations(shape: ShellShape): Station[] {
  const { width, depth, thickness, bottom, armTop, backTop, corner, channels = 0, flare = 0 } = shape;
  const halfX = width / 2 - thickness / 2;
  const halfZ = depth / 2 - thickness / 2;
  const round = Math.min(corner, halfX - 0.01, halfZ * 2 - 0.05);
  // the round ends of the arms are the foremost of the piece
  const front = depth / 2;
  const straight = front + halfZ - round;
  const quarter = (Math.PI / 2) * round;
  const across = 2 * (halfX - round);
  const total = 2 * straight + 2 * quarter + across;
  const pathAt = (distance: number): { at: readonly [number, number]; toward: readonly [number, number] } => {
    const mirrored = distance > total / 2;
    const d = mirrored ? total - distance : distance;
    let x = -halfX;
    let z = front - d;
    let angle = 0;
    if (d > straight && d <= straight + quarter) {
      angle = (d - straight) / round;
      x = -halfX + round - round * Math.cos(angle);
      z = -halfZ + round - round * Math.sin(angle);
    } else if (d > straight + quarter) {
      angle = Math.PI / 2;
      x = -halfX + round + (d - straight - quarter);
      z = -halfZ;
    }
    const toward: readonly [number, number] = [Math.sin(angle), -Math.cos(angle)];
    return mirrored ? { at: [-x, z], toward: [toward[0], -toward[1]] } : { at: [x, z], toward };
  };
  const rolls = Math.max(4, Math.round(total / 0.13));
  const count = channels > 0 ? rolls * 6 : Math.max(24, Math.round(total / 0.075));
  // both ends are rounded: their stations stand closer
  const rounding = ENDS.map((end) => (end * thickness * 0.5) / total);
  const inner = Array.from({ length: count + 1 }, (_, k) => k / count).filter(
    (share) => Math.min(share, 1 - share) > rounding[rounding.length - 1] * 1.2,
  );
  const shares = [...rounding, ...inner, ...rounding.toReversed().map((share) => 1 - share)];
  const stations: Station[] = [];
  for (const share of shares) {
    const { at, toward } = pathAt(share * total);
    const fromFront = Math.min(share, 1 - share) * total;
    const rise = smoothstep(straight * 0.55, straight + quarter * 0.9, fromFront);
    const open = Math.min(1, fromFront / (thickness * 0.5));
    const end = Math.sqrt(Math.max(0.01, 1 - (1 - open) ** 2));
    const top = armTop + (backTop - armTop) * rise;
    const groove = channels * (1 - Math.abs(Math.sin(share * rolls * Math.PI))) ** 2;
    const thick = (thickness - groove) * end;
    const tall = (top - bottom) * (0.94 + 0.06 * end) - groove * 0.5;
    const outline = roundedRectangle(thick, tall, Math.min(thick, tall) * 0.48, 5, SOLE).map(
      ([x, y]) => [x + flare * (y / tall + 0.5), y] as const,
    );
    // right x up runs along the path, and right points out of the piece
    stations.push({ at: [at[0], bottom + tall / 2, at[1]], right: [toward[1], 0, -toward[0]], up: [0, 1, 0], outline });
  }
  return stations;
}
