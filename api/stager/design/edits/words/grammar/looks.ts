/** Phrases about how furniture looks: its style, colour, size and kind. */
import { STYLES } from '../../../../contract.js';
import { readNamed } from '../named.js';
import { COLOUR_WORDS, SHADES, STYLE_WORDS } from '../vocabulary.js';
import { pattern } from '../pattern.js';
import { BE, SHALL, about, either, type Rule } from './rule.js';
import type { Wish } from '../wish.js';

const STYLE = either([...STYLES, ...Object.keys(STYLE_WORDS)]);
export const styleRule: Rule = [
  new RegExp(
    `^(?:make (?:it|the room|everything|all) |(?:change|switch) (?:the style |it |everything )?to |go |` +
      `do it |furnish it |in )?` +
      `(?:in )?(?:an? |the )?(?:more )?(${STYLE})(?: (?:style|look|furniture|design|interior))*(?: instead)?$`,
    'u',
  ),
  ([, name = '']) => {
    const style = STYLE_WORDS[name] ?? STYLES.find((one) => one === name);
    return style ? { act: 'restyle', style } : null;
  },
];

const COLOUR = either([...Object.keys(COLOUR_WORDS), ...SHADES]);
/** "blue", "dark blue", "light grey leather" */
const COLOURS = `(?:a )?((?:${COLOUR})(?:[- ](?:and )?(?:${COLOUR}))*)`;
const colour = (what: string | undefined, said: string | null): Wish | null =>
  about(what, (named) => ({ act: 'colour', what: named, colour: said }));

export const colourRules: readonly Rule[] = [
  [
    /^(?:change (?:the )?|an?)?(?:other|different|new)? ?colou?rs? (?:of|for) (.+?) to (.+)$/u,
    ([, what, said = '']) => (new RegExp(`^${COLOURS}$`, 'u').test(said) ? colour(what, said) : null),
  ],
  [
    /^(?:change |use )?(?:the |an?)? ?(?:other|another|different|new)? ?colou?rs? (?:of|for|on) (.+)$/u,
    ([, what]) => colour(what, null),
  ],
  [/^(.+?) (?:in|with) (?:an?other|a different|different|other) colou?rs?$/u, ([, what]) => colour(what, null)],
  [/^(?:a |an )?(?:different|other|another|differently)[- ]colou?red (.+)$/u, ([, what]) => colour(what, null)],
  [/^(?:recolou?r) (.+)$/u, ([, what]) => colour(what, null)],
  [
    new RegExp(
      `^(?:make |paint |colou?r |have |use |change |turn |dye |get )?(.+?) ` +
        `(?:${SHALL} be |${BE} too |to be |into |to |in |be )?${COLOURS}(?: colou?r| fabric| tone| instead)?$`,
      'u',
    ),
    ([all = '', what, said = '']) => {
      if (!/ (?:is|are|looks?|feels?|seems?|appears?) too /u.test(all)) return colour(what, said);
      const opposite = /light|bright|pale|white/u.test(said) ? 'darker' : 'lighter';
      return /light|bright|pale|dark|deep|white|black/u.test(said) ? colour(what, opposite) : colour(what, null);
    },
  ],
  [
    new RegExp(
      `^(?:make |use |have |take |try |choose |with )?(?:the |an? )?(?:much |slightly |bit )?${COLOURS} (.+)$`,
      'u',
    ),
    ([, said = '', what]) => colour(`the ${what}`, said),
  ],
];

const BIGGER = 'bigger|larger|wider|longer|broader|greater|deeper|enlarged';
const SMALLER = 'smaller|narrower|shorter|slimmer|compact|shallower';
const resize = (what: string | undefined, bigger: boolean): Wish | null =>
  about(what, (named) => ({ act: 'resize', what: named, bigger }));
const isBigger = (word: string): boolean => new RegExp(`^(?:${BIGGER})$`, 'u').test(word);

export const sizeRules: readonly Rule[] = [
  [/^(?:enlarge|extend|widen|lengthen) (.+)$/u, ([, what]) => resize(what, true)],
  [/^(?:shrink|reduce|shorten|downsize) (.+)$/u, ([, what]) => resize(what, false)],
  [
    new RegExp(
      `^(?:make |have |use )?(.+?) (?:${SHALL} be |${BE} |be )?(?:a (?:little )?bit |a little |slightly |` +
        `much |even |somewhat )?(${BIGGER}|${SMALLER})$`,
      'u',
    ),
    ([, what, size = '']) => resize(what, isBigger(size)),
  ],
  [
    new RegExp(
      `^(?:make |use |have |take |try |with |get |put )?(?:an? |the |some )?(?:much |slightly |bit |even ` +
        `)?(${BIGGER}|${SMALLER}) (.+)$`,
      'u',
    ),
    ([, size = '', what]) => resize(`the ${what}`, isBigger(size)),
  ],
  [
    new RegExp(
      `^(.+?) ${BE} (?:much |a bit |a little |way |far )?too (big|large|wide|long|huge|small|tiny|narrow|short)$`,
      'u',
    ),
    ([, what, size = '']) => resize(what, /small|tiny|narrow|short/u.test(size)),
  ],
  [/^(?:the )?too (big|large|small|tiny) (.+)$/u, ([, size = '', what]) => resize(what, /small|tiny/u.test(size))],
];

const swap = (what: string | undefined, into: string | undefined): Wish | null => {
  const other = readNamed(into ?? '');
  return other && about(what, (named) => ({ act: 'swap', what: named, into: other }));
};
export const swapRules: readonly Rule[] = [
  [
    /^(?:swap|replace|exchange|substitute|switch|trade)(?: out)? (.+?) (?:for|with|by|to|against) (.+)$/u,
    ([, what, into]) => swap(what, into),
  ],
  [/^(?:change|turn|make) (.+?) (?:into|to|for) (.+)$/u, ([, what, into]) => swap(what, into)],
  [
    /^(?:use |put |have |place |with )?(.+?) (?:instead of|rather than|in place of) (.+)$/u,
    ([, into, what]) => swap(what, into),
  ],
  [/^instead of (.+?),? (?:use |put |have )?(.+)$/u, ([, what, into]) => swap(what, into)],
];

export const varyRules: readonly Rule[] = [
  [
    /^(?:use |try |choose |pick |have |with |take )?(?:a |an |some )?(?:different|other|new) (.+)$/u,
    ([, what]) => about(`the ${what}`, (named) => ({ act: 'vary', what: named })),
  ],
  [/^(?:change|vary|exchange) (.+)$/u, ([, what]) => about(what, (named) => ({ act: 'vary', what: named }))],
];

const PHOTOS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
export const likeRule: Rule = [
  pattern(
    '^(?:make it |make this |do it |furnish it |use |with )?(?:look )?(?:the )?(?:just |exactly )?',
    '(?:like|same as|same (?:furniture|style|colou?rs|pieces) (?:as|like)|as|match|matching|similar to|',
    'as in|like in) (?:in |on |the one in )?(?:the )?(?:(?:photo|picture|image|room|view|pic) (?:number ',
    String.raw`|no\.? ?|#)?(\d+|one|two|three|four|five)|(first|second|third|fourth|fifth) (?:photo|picture|image|`,
    String.raw`room|one)|#?(\d+))$`,
  ),
  ([, a, b, c]) => {
    const said = a || b || c || '';
    const photo = PHOTOS[said] ?? Number(said);
    return photo > 0 ? { act: 'like', photo } : null;
  },
];
