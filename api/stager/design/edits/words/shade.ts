/** Finds the colour that a person names among those that a style has. */
import type { Vec3 } from '../../../contract.js';
import { colourDistance } from '../../../furniture/colourNames.js';
import type { ColourChoice } from '../../../furniture/colours.js';
import { COLOUR_WORDS } from './vocabulary.js';

/** Names of choices that people would also call by a colour's name. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  white: /white|ivory|cream/u,
  cream: /cream|ivory|sand|white/u,
  ivory: /ivory|cream|white/u,
  beige: /beige|sand|cream|camel|taupe|straw/u,
  sand: /sand|beige|straw/u,
  tan: /camel|caramel|honey|brown|leather/u,
  camel: /camel|caramel|honey/u,
  cognac: /caramel|brown|rust|chestnut|camel/u,
  brown: /brown|chestnut|caramel|camel|walnut|honey/u,
  chocolate: /dark brown|brown|chestnut/u,
  taupe: /taupe|stone|beige/u,
  grey: /gr[ea]y|charcoal|stone/u,
  gray: /gr[ea]y|charcoal|stone/u,
  charcoal: /charcoal|dark grey|black/u,
  anthracite: /charcoal|dark grey|black/u,
  black: /black|charcoal/u,
  blue: /blue|navy/u,
  navy: /navy|dark blue/u,
  turquoise: /turquoise|teal/u,
  teal: /teal|turquoise/u,
  green: /green|sage|olive/u,
  sage: /sage|pale green|green/u,
  olive: /olive|sage|green/u,
  mustard: /mustard|ochre|yellow/u,
  yellow: /yellow|mustard|ochre|straw/u,
  orange: /orange|rust|terracotta/u,
  terracotta: /terracotta|rust|orange/u,
  rust: /rust|terracotta/u,
  coral: /coral|terracotta|pink/u,
  red: /red|burgundy|rust|terracotta|coral/u,
  burgundy: /burgundy|plum|red/u,
  pink: /pink|rose|coral/u,
  purple: /plum|mauve|lilac/u,
  lilac: /lilac|mauve/u,
  striped: /stripe/u,
  boucle: /boucl/u,
};

const MUCH_LIGHT = /^(?:lighter|brighter|light|pale)$/u;
const MUCH_DARK = /^(?:darker|dark|deep)$/u;
/** Difference of square roots at which one colour is lighter than another, 0..1. */
const LIGHTER = 0.04;

/** The index of the choice that comes nearest to the words; null where none is what they say. */
export function chooseColour(choices: readonly ColourChoice[], words: string, now: number): number | null {
  const said = words.split(/[\s-]+/u).filter((word) => word !== 'and' && word !== 'a');
  const names = said.filter((word) => Object.hasOwn(COLOUR_WORDS, word));
  const shade = said.find((word) => MUCH_LIGHT.test(word) || MUCH_DARK.test(word));
  if (names.length === 0) return shade ? byShade(choices, shade, now) : null;
  const matching = choices
    .map(({ name, colour }, index) => ({ name, index, lightness: lightnessOf(colour), colour }))
    .filter(({ name }) => names.every((word) => (FAMILIES[word] ?? new RegExp(word, 'u')).test(name)));
  const rank = (one: { readonly lightness: number; readonly colour: Vec3 }): number => {
    if (shade) return MUCH_LIGHT.test(shade) ? -one.lightness : one.lightness;
    const wanted = COLOUR_WORDS[names[0] ?? ''];
    return wanted ? colourDistance(wanted, one.colour) : 0;
  };
  // one that it has already is as good as any
  const [best] = matching.toSorted((a, b) => rank(a) - rank(b));
  return best?.index ?? null;
}

/** The nearest that is lighter, or darker, than the present one; "light" is the lightest of all. */
function byShade(choices: readonly ColourChoice[], shade: string, now: number): number | null {
  const sign = MUCH_LIGHT.test(shade) ? 1 : -1;
  const present = choices[now];
  const ranked = choices
    .map(({ colour }, index) => ({
      index,
      off: sign * (lightnessOf(colour) - (present ? lightnessOf(present.colour) : 0)),
    }))
    .toSorted((a, b) => a.off - b.off);
  const further = ranked.filter(({ off }) => off > LIGHTER);
  if (shade.endsWith('er')) return further[0]?.index ?? null;
  return ranked.at(-1)?.index ?? null;
}

const lightnessOf = ([r, g, b]: Vec3): number => Math.sqrt(0.2126 * r + 0.7152 * g + 0.0722 * b);
