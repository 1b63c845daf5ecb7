/** Chooses the rug of a style that contrasts with the floor in the photo. */
import type { Setting, Style, Vec3 } from '../contract.js';
import { lightness } from '../photo/colour.js';
import { mix } from '../mesh/kit/vector.js';
import type { Random } from '../random.js';
import type { RugDesign, RugPattern } from '../furniture/styleBook.js';
import { STYLE_BOOKS } from '../furniture/styles.js';

/** Share of a rug that its figure takes, usually and for some patterns, and share of its third colour. */
const FIGURE_SHARE = 0.35;
const SMALLER_FIGURES: Partial<Readonly<Record<RugPattern, number>>> = { plain: 0.05, diamond: 0.12, distressed: 0.2 };
const THIRD_SHARE = 0.1;
/** Difference of lightness, 0..100, above which more contrast gains nothing. */
const ENOUGH_CONTRAST = 20;
/** Points per unit of difference in warmth between rug and floor, and at the most. */
const WARMTH = { weight: 50, most: 8 };
/** Greatest random bonus, in points of lightness. */
const NOISE = 4;
/** Range of lightness of a good rug, and penalty per point outside it. */
const GOOD_LIGHTNESS = { from: 60, to: 88, weight: 2 };
/** Least difference of lightness to the floor, and penalty per point below it. */
const LEAST_CONTRAST = { difference: 12, weight: 2 };
/** Bold patterns, and their penalty where the room already has a strong pattern. */
const LOUD_PATTERNS: ReadonlySet<RugPattern> = new Set<RugPattern>(['kilim', 'oriental', 'fans', 'stripes', 'grid']);
const LOUD_COST = 60;
/** Patterns of straight lines, which clash with diagonal floor joints. */
const LINED_PATTERNS: ReadonlySet<RugPattern> = new Set<RugPattern>(['diamond', 'lines']);
/** The pattern that is rough to bare feet, and the penalty of it or of lines where a calm rug is wanted. */
const ROUGH_PATTERN: RugPattern = 'jute';
const RESTLESS_COST = 14;

/** Penalty of a pattern where a calm rug is wanted. */
function restlessness({ pattern }: RugDesign, diagonal: boolean): number {
  if (LOUD_PATTERNS.has(pattern)) return LOUD_COST;
  if (LINED_PATTERNS.has(pattern)) return diagonal ? LOUD_COST : RESTLESS_COST;
  return pattern === ROUGH_PATTERN ? RESTLESS_COST : 0;
}

/** Red against blue, -1 cool .. 1 warm. */
const warmth = ([r, g, b]: Vec3): number =>
  (Math.sqrt(r) - Math.sqrt(b)) / (Math.sqrt(r) + Math.sqrt(g) + Math.sqrt(b));

/** Mean colour of a rug. */
const meanOf = ({ pattern, ground, figure, third }: RugDesign): Vec3 =>
  mix(mix(ground, figure, figureOf(pattern)), third, THIRD_SHARE);

const figureOf = (pattern: RugPattern): number => SMALLER_FIGURES[pattern] ?? FIGURE_SHARE;

/** Points for the contrast between rug and floor: difference of lightness, and of warmth. */
export function contrast(rug: RugDesign, floor: Vec3): number {
  const mean = meanOf(rug);
  const lighter = Math.min(ENOUGH_CONTRAST, Math.abs(rugLightness(rug) - lightness(floor)));
  return lighter + Math.min(WARMTH.most, WARMTH.weight * Math.abs(warmth(mean) - warmth(floor)));
}

/** Perceived lightness of a rug, 0..100: the mean of its colours' lightness, weighted by their shares. */
export function rugLightness({ pattern, ground, figure, third }: RugDesign): number {
  const share = figureOf(pattern);
  return (1 - share - THIRD_SHARE) * lightness(ground) + share * lightness(figure) + THIRD_SHARE * lightness(third);
}

/** Penalty of a rug that is nearly black or white, or too close to the floor in lightness. */
export function drawbacks(rug: RugDesign, floor: Vec3): number {
  const light = rugLightness(rug);
  const beyond = Math.max(0, GOOD_LIGHTNESS.from - light, light - GOOD_LIGHTNESS.to);
  const alike = Math.max(0, LEAST_CONTRAST.difference - Math.abs(light - lightness(floor)));
  return GOOD_LIGHTNESS.weight * beyond + LEAST_CONTRAST.weight * alike;
}

export const isLoud = ({ pattern }: RugDesign): boolean => LOUD_PATTERNS.has(pattern);

/**
 * Index of the style's rug that suits the floor best, or nearly; null where the floor's colour is not known.
 * @param options.setting a bedroom gets a calm and soft rug, as its bedding is patterned already
 * @param options.diagonal whether the floor's joints are diagonal, which asks for a calm rug too
 */
export function rugWay(
  style: Style,
  floor: Vec3 | null,
  random: Random,
  { setting, diagonal = false }: { readonly setting?: Setting; readonly diagonal?: boolean } = {},
): number | null {
  if (!floor) return null;
  const calm = setting === 'bedroom' || diagonal;
  const rated = STYLE_BOOKS[style].rugs.map((rug, index) => {
    const loss = drawbacks(rug, floor) + (calm ? restlessness(rug, diagonal) : 0);
    return { index, score: contrast(rug, floor) - loss + random.between(0, NOISE) };
  });
  return rated.toSorted((a, b) => b.score - a.score)[0]?.index ?? null;
}
