/** Which of a style's rugs stands out from the floor that the photo shows. */
import type { Setting, Style, Vec3 } from '../contract.js';
import { lightness } from '../photo/colour.js';
import { mix } from '../mesh/kit/vector.js';
import type { Random } from '../random.js';
import type { RugDesign, RugPattern } from '../furniture/styleBook.js';
import { STYLE_BOOKS } from '../furniture/styles.js';

/** Share of a rug that its figure takes: usually, of thin lines, of what is worn; and its third colour. */
const FIGURE_SHARE = 0.35;
const SMALLER_FIGURES: Partial<Readonly<Record<RugPattern, number>>> = { plain: 0.05, diamond: 0.12, distressed: 0.2 };
const THIRD_SHARE = 0.1;
/** Difference of lightness, 0..100, from which on more does not matter: a rug must not scream either. */
const ENOUGH_CONTRAST = 20;
/** What a rug that is warmer or cooler than its floor is worth, per unit of warmth, and at the most. */
const WARMTH = { weight: 50, most: 8 };
/** How far chance may overrule the floor, in points of lightness. */
const NOISE = 4;
/** Lightness between which a rug is neither a black hole nor a blank, and what each point beyond costs. */
const GOOD_LIGHTNESS = { from: 60, to: 88, weight: 2 };
/** Least difference of lightness to the floor, and what each point less costs. */
const LEAST_CONTRAST = { difference: 12, weight: 2 };
/** Figures that want the room to themselves, and what they cost where the rest is figured. */
const LOUD_PATTERNS: ReadonlySet<RugPattern> = new Set<RugPattern>(['kilim', 'oriental', 'fans', 'stripes', 'grid']);
const LOUD_COST = 60;
/** Straight lines, which fight joints that run on the diagonal. */
const LINED_PATTERNS: ReadonlySet<RugPattern> = new Set<RugPattern>(['diamond', 'lines']);
/** What is lined, or rough to bare feet, beside a bed, and what that costs, points of lightness. */
const ROUGH_PATTERN: RugPattern = 'jute';
const RESTLESS_COST = 14;

/** What speaks against a figure where a calm one is wanted. */
function restlessness({ pattern }: RugDesign, diagonal: boolean): number {
  if (LOUD_PATTERNS.has(pattern)) return LOUD_COST;
  if (LINED_PATTERNS.has(pattern)) return diagonal ? LOUD_COST : RESTLESS_COST;
  return pattern === ROUGH_PATTERN ? RESTLESS_COST : 0;
}

/** Red against blue, -1 cool .. 1 warm. */
const warmth = ([r, g, b]: Vec3): number =>
  (Math.sqrt(r) - Math.sqrt(b)) / (Math.sqrt(r) + Math.sqrt(g) + Math.sqrt(b));

/** What a rug looks like from afar. */
const meanOf = ({ pattern, ground, figure, third }: RugDesign): Vec3 =>
  mix(mix(ground, figure, figureOf(pattern)), third, THIRD_SHARE);

const figureOf = (pattern: RugPattern): number => SMALLER_FIGURES[pattern] ?? FIGURE_SHARE;

/** How clearly a rug differs from a floor: in lightness above all, then by cooling a warm one or warming a cool one. */
export function contrast(rug: RugDesign, floor: Vec3): number {
  const mean = meanOf(rug);
  const lighter = Math.min(ENOUGH_CONTRAST, Math.abs(rugLightness(rug) - lightness(floor)));
  return lighter + Math.min(WARMTH.most, WARMTH.weight * Math.abs(warmth(mean) - warmth(floor)));
}

/** Lightness, 0..100, of a rug as the eye means it: the dark ground of a pale figure stays dark. */
export function rugLightness({ pattern, ground, figure, third }: RugDesign): number {
  const share = figureOf(pattern);
  return (1 - share - THIRD_SHARE) * lightness(ground) + share * lightness(figure) + THIRD_SHARE * lightness(third);
}

/** What speaks against a rug on a floor: nearly black or white, or too near to the floor's own tone. */
export function drawbacks(rug: RugDesign, floor: Vec3): number {
  const light = rugLightness(rug);
  const beyond = Math.max(0, GOOD_LIGHTNESS.from - light, light - GOOD_LIGHTNESS.to);
  const alike = Math.max(0, LEAST_CONTRAST.difference - Math.abs(light - lightness(floor)));
  return GOOD_LIGHTNESS.weight * beyond + LEAST_CONTRAST.weight * alike;
}

export const isLoud = ({ pattern }: RugDesign): boolean => LOUD_PATTERNS.has(pattern);

/**
 * The style's rug that suits a floor best, or nearly; null where the floor's colour is not known.
 * @param options.setting in a bedroom the bed's own cloths are figured enough: it gets a calm and soft rug
 * @param options.diagonal whether the floor's joints run on the diagonal, against which no other figure stands up
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
