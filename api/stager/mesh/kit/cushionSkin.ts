/** Deformation of a box into a boxed cushion: crown, hollow, slump, seams, folds. */
import type { Vec3 } from '../../contract.js';
import { foldHeight, foldsOf, type Fold } from './folds.js';
import { cellNoise, fbm3 } from './noise.js';
import type { RoundedBoxShape } from './roundedBox.js';

export interface BoxCushionShape {
  readonly size: Vec3;
  readonly seed: number;
  /** height of the top's centre above its edge, metres */
  readonly crown?: number;
  /** the same below: back cushions are convex on both faces */
  readonly belly?: number;
  readonly radius?: number;
  /** cord along both seams, metres; 0: none */
  readonly piping?: number;
  /** depth of the folds, metres */
  readonly wrinkle?: number;
  /** 0: taut over foam .. 1: a loose bag of down */
  readonly loose?: number;
  /** size of a quad, metres */
  readonly quad?: number;
  /** 0: rectangular in plan .. 1: its rear half is an ellipse, as in seats of round chairs */
  readonly roundRear?: number;
  /** depth of the hollow from sitting, metres */
  readonly sag?: number;
  /** how far the centre of the rear edge sinks, metres: back cushions stand on their front edge */
  readonly slump?: number;
  /** stitched into fields across x and z */
  readonly fields?: readonly [across: number, along: number];
  /** whether the visible underside is modelled */
  readonly closed?: boolean;
}

export type Deform = NonNullable<RoundedBoxShape['deform']>;

/** Mean of two octaves of noise. */
const MEAN = 0.375;
/** How far front and rear of foam bulge between their seams, metres; the sides have neighbours. */
const BULGE = 0.014;
const FLANK_BULGE = 0.004;
/** Thickness of a cushion with that bulge, metres; a thinner one has less. */
const THICK = 0.16;
/** Additional radius of a plan's corners, metres. */
const ROUNDED = 0.016;
/** How much lower the ends of an edge are than its centre, as a share of the crown. */
const BOWED = 0.26;
/** Depth and width of a seam through the stuffing, and the additional depth at a crossing; metres. */
const STITCH = { depth: 0.013, width: 0.017, crossing: 0.008 } as const;

/** 1 in the centre .. 0 at both ends. */
const openness = (at: number): number => Math.max(0, 1 - at * at);

type Height = (point: Vec3, unit: Vec3) => number;

/** Height of the top above the flat box: full up to near its seams, pressed in by sitting. */
function crowned({ seed, crown = 0.02, sag = 0, loose = 0 }: BoxCushionShape): Height {
  const hollow = (cellNoise(Math.floor(seed * 29), 5, 7) - 0.5) * 0.4;
  return (_, [ux, , uz]) => {
    const [openX, openZ] = [openness(ux), openness(uz)];
    // fullest towards +z, where stuffing settles
    const dome = (openX * openZ) ** 0.45 * (1 + 0.22 * loose * uz);
    const bow = BOWED * (1 - (1 - openX) * (1 - openZ) - openX * openZ);
    const seat = Math.exp(-(((ux - hollow) / 0.5) ** 2) - ((uz - 0.1) / 0.6) ** 2) * Math.min(1, openX * openZ * 4);
    return crown * (dome + bow) - sag * seat;
  };
}

/** How far seams through the stuffing lower the top. */
function stitched({ fields }: BoxCushionShape, inner: readonly [number, number]): Height {
  if (!fields) return () => 0;
  const line = (at: number, axis: 0 | 1): number => {
    const count = fields[axis];
    const place = ((at / inner[axis] + 1) * count) / 2;
    const nearest = Math.round(place);
    const away = (Math.abs(place - nearest) * 2 * inner[axis]) / count;
    return nearest > 0 && nearest < count ? Math.exp(-away / STITCH.width) : 0;
  };
  return ([x, , z]) => {
    const [across, along] = [line(x, 0), line(z, 1)];
    return STITCH.depth * Math.max(across, along) + STITCH.crossing * across * along;
  };
}

/** Displacement along the face's normal: padding between the seams, and dents. */
function stuffed({ size, seed, wrinkle = 0.007 }: BoxCushionShape) {
  const thickness = Math.min(1, size[1] / THICK);
  return ([x, y, z]: Vec3, [ux, uy, uz]: Vec3, normal: Vec3): number => {
    const side = BULGE * normal[2] * normal[2] + FLANK_BULGE * normal[0] * normal[0];
    const bulge = thickness * side * openness(uy) * Math.min(openness(ux) + openness(uz), 1);
    return bulge + (fbm3(x * 4.2 + seed * 7.3, y * 6 + seed, z * 4.2, 2) - MEAN) * 2 * wrinkle;
  };
}

/** Low-frequency irregularity of edges, a few millimetres. */
function wandering({ seed, wrinkle = 0.007, loose = 0 }: BoxCushionShape): (along: number, layer: number) => number {
  const most = wrinkle * (0.8 + loose);
  return (along, layer) => most * (fbm3(along * 3.7, layer, seed * 3.1, 2) - MEAN);
}

/**
 * @param inner half the size in x and z between the rounded edges, metres: seams divide it evenly
 * @returns a displacement of the points of the cushion's box
 */
export function cushionSkin(shape: BoxCushionShape, inner: readonly [number, number]): Deform {
  const { size, seed, belly = 0, wrinkle = 0.007, roundRear = 0, slump = 0, loose = 0 } = shape;
  const foldsWith = (own: number): readonly Fold[] =>
    wrinkle > 0 ? foldsOf({ size, seed: own, depth: wrinkle, loose }) : [];
  const above = foldsWith(seed);
  const below = belly > 0 ? foldsWith(seed + 0.5) : [];
  const slack = (cellNoise(Math.floor(seed * 31), 6, 7) - 0.5) * 0.5;
  const [crown, stitch, stuffing, wander] = [crowned(shape), stitched(shape, inner), stuffed(shape), wandering(shape)];
  return (point, unit, normal) => {
    const [x, y, z] = point;
    const [ux, uy, uz] = unit;
    const [openX, openZ] = [openness(ux), openness(uz)];
    const dome = (openX * openZ) ** 0.45;
    const creased = foldHeight(uy > 0 ? above : below, x, z) * normal[1];
    const lift = uy > 0 ? uy * crown(point, unit) - Math.max(0, normal[1]) * stitch(point, unit) : -belly * dome;
    const out = stuffing(point, unit, normal);
    const reach = Math.hypot(ux, uz);
    const square = Math.max(Math.abs(ux), Math.abs(uz));
    const round = uz < 0 && reach > 0 ? 1 + roundRear * (square / reach - 1) : 1;
    const sink = uz < 0 ? slump * Math.max(0, 1 - (ux - slack) ** 2) * openX * uz * uz : 0;
    const corner = ROUNDED * (ux * uz) ** 6;
    return [
      x * round + normal[0] * out + ux * (wander(z, 2 + ux) - corner),
      y * (1 - 0.08 * (1 - dome)) + lift + normal[1] * out + creased + 0.8 * wander(x + z, 8),
      z * round + sink + normal[2] * out + uz * (wander(x, 5 + uz) - corner),
    ];
  };
}
