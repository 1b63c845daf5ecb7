/** Which of a style's rugs stands out from the floor that the photo shows. */
import type { Ground, Room, Style, Vec3 } from '../contract.js';
import type { RoomEvidence } from '../room/evidence.js';
import { luminance } from '../photo/colour.js';
import { mix } from '../render/meshkit/vector.js';
import type { Random } from './random.js';
import type { RugDesign } from './styleBook.js';
import { STYLE_BOOKS } from './styles.js';

/** Reflectance of a usual wall, by which the light in the room is told. */
const WALL = 0.8;
/** Reflectance of the brightest floor. */
const BRIGHTEST = 0.9;
/** Share of a rug that its figure and its third colour take. */
const FIGURE = 0.35;
const THIRD = 0.1;
/** Difference of lightness, 0..100, from which on more does not matter: a rug must not scream either. */
const ENOUGH = 20;
/** What a rug that is warmer or cooler than its floor is worth, per unit of warmth, and at the most. */
const WARMTH = { weight: 60, most: 14 };
/** How far chance may overrule the floor, in points of lightness. */
const WHIM = 4;

/** Linear reflectance of the floor, from its colour in the photo and the light on the walls; null where unknown. */
export function floorColour(room: Room, evidence: RoomEvidence, floor: readonly Ground[]): Vec3 | null {
  const seen = floor.flatMap(([x, z]) => {
    const colour = evidence.colour?.([x, 0, z]);
    return colour ? [colour] : [];
  });
  if (seen.length === 0) return null;
  const { walls, tint } = room.light;
  const light = Math.max(0.05, walls) / WALL;
  const channel = (axis: 0 | 1 | 2): number => {
    const values = seen.map((colour) => colour[axis]).toSorted((a, b) => a - b);
    return Math.min(BRIGHTEST, (values[Math.floor(values.length / 2)] ?? 0) / (light * tint[axis]));
  };
  return [channel(0), channel(1), channel(2)];
}

/** CIE lightness, 0..100, of a linear colour. */
function lightness([r, g, b]: Vec3): number {
  return 116 * Math.cbrt(Math.max(0.0089, luminance(r, g, b))) - 16;
}

/** Red against blue, -1 cool .. 1 warm. */
const warmth = ([r, g, b]: Vec3): number =>
  (Math.sqrt(r) - Math.sqrt(b)) / (Math.sqrt(r) + Math.sqrt(g) + Math.sqrt(b));

/** What a rug looks like from afar. */
const meanOf = ({ ground, figure, third }: RugDesign): Vec3 => mix(mix(ground, figure, FIGURE), third, THIRD);

/** How clearly a rug differs from a floor: in lightness above all, then by cooling a warm one or warming a cool one. */
export function contrast(rug: RugDesign, floor: Vec3): number {
  const mean = meanOf(rug);
  const lighter = Math.min(ENOUGH, Math.abs(lightness(mean) - lightness(floor)));
  return lighter + Math.min(WARMTH.most, WARMTH.weight * Math.abs(warmth(mean) - warmth(floor)));
}

/** The style's rug that suits a floor best, or nearly; null where the floor's colour is not known. */
export function rugWay(style: Style, floor: Vec3 | null, random: Random): number | null {
  if (!floor) return null;
  const rated = STYLE_BOOKS[style].rugs.map((rug, index) => {
    return { index, score: contrast(rug, floor) + random.between(0, WHIM) };
  });
  return rated.toSorted((a, b) => b.score - a.score)[0]?.index ?? null;
}
