import type { Vec3 } from '../../contract.js';
import { fbm2, noise2, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter, TextureSample } from './sample.js';
import { blend } from './blend.js';

/** A row of trees as a window shows it: metres on the window's plane, its colours as shares of the sky's light. */
interface TreeLine {
  /** how far the crowns rise above the horizon, from the lowest to the highest */
  readonly rise: readonly [number, number];
  /** crowns and sprays of leaves per metre */
  readonly crowns: number;
  readonly sprays: number;
  /** blur of their outline by the camera's depth of field */
  readonly soft: number;
  readonly shade: Vec3;
  readonly sun: Vec3;
}

/** The far ones are in haze; the near ones are drawn over them. */
const TREE_LINES: readonly TreeLine[] = [
  {
    rise: [0.05, 0.3],
    crowns: 1.7,
    sprays: 14,
    soft: 0.05,
    shade: [0.34, 0.43, 0.37],
    sun: [0.52, 0.61, 0.46],
  },
  {
    rise: [-0.12, 0.42],
    crowns: 1.05,
    sprays: 11,
    soft: 0.07,
    shade: [0.07, 0.12, 0.05],
    sun: [0.37, 0.46, 0.2],
  },
];
/** The lawn begins so far below the horizon; near the window it is brighter. */
const LAWN = { top: -0.3, soft: 0.05, depth: 0.9 } as const;
const GRASS: readonly [Vec3, Vec3] = [
  [0.18, 0.26, 0.11],
  [0.42, 0.51, 0.25],
];
/** Height over the horizon within which the sky pales, metres. */
const HAZE = 1.1;
const BLUE: Vec3 = [0.72, 0.83, 0.92];
/** Leaves are lit from above: distance in metres at which the noise is sampled again for shading. */
const SUN_STEP = 0.035;

const tone: [number, number, number] = [0, 0, 0];
const mix = (from: Vec3, to: Vec3, share: number): Vec3 => {
  for (let c = 0; c < 3; c++) tone[c] = from[c] + (to[c] - from[c]) * share;
  return tone;
};

function paintTrees(out: TextureSample, line: TreeLine, layer: number, along: number, height: number): void {
  const { rise, crowns, sprays, soft } = line;
  const crown = fbm2(along * crowns, 0, layer, 2);
  const outline = rise[0] + (rise[1] - rise[0]) * smoothstep(0.15, 0.7, crown);
  const leaves = fbm2(along * sprays, height * sprays, layer + 3, 3);
  const inside = outline - height + (leaves - 0.45) * 0.34;
  const cover = smoothstep(-soft, soft, inside);
  if (cover === 0) return;
  const above = fbm2(along * sprays, (height + SUN_STEP) * sprays, layer + 3, 3);
  const mass = noise2(along * crowns * 2.6, height * crowns * 3.2, layer + 7);
  const lit = smoothstep(-0.16, 0.2, leaves - above) * 0.55 + mass * 0.5 - smoothstep(0, 0.7, inside) * 0.35;
  blend(out, mix(line.shade, line.sun, Math.max(0, Math.min(1, lit))), cover);
}

/**
 * The view through a window, out of focus: pale sky, two rows of trees, a lawn. Colours are shares of the material's
 * colour; v is the height above the horizon on the window's plane, so that the view continues across the windows of a
 * wall.
 */
export const paintGarden: Painter = (material, out, _u, v, x, _y, z) => {
  const along = x + z + (material.seed ?? 0) * 7.3;
  blend(out, BLUE, smoothstep(0, HAZE, v) * 0.8);
  TREE_LINES.forEach((line, k) => paintTrees(out, line, 11 + 20 * k, along, v));
  const edge = v + noise2(along * 2, 0, 61) * 0.06;
  const ground = 1 - smoothstep(LAWN.top - LAWN.soft, LAWN.top + LAWN.soft, edge);
  if (ground > 0) {
    const near = smoothstep(0, LAWN.depth, LAWN.top - v) * 0.8 + noise2(along * 1.3, v * 6, 71) * 0.3;
    blend(out, mix(GRASS[0], GRASS[1], Math.min(1, near)), ground);
  }
};
