/** The grammar of comments: a phrase in plain words, and what it asks for. */
import { STYLES } from '../../../contract.js';
import { NEGATIONS } from '../../notes/notes.js';
import { readMark, readNamed } from './named.js';
import { readPlace } from './place.js';
import { COLOUR_WORDS, SHADES, STYLE_WORDS } from './vocabulary.js';
import type { Mark, Named, Place, Wish } from './wish.js';

type Match = readonly string[];
/** null: the rule does not hold after all */
type Rule = readonly [RegExp, (match: Match) => Wish | null];

/** What a phrase asks for; null where it is not understood. @param words in lower case, without courtesies */
export function readWish(words: string): Wish | null {
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(words);
    const wish = match && read(match.map((group: string | undefined) => group ?? ''));
    if (wish) return wish;
  }
  return null;
}

const about = (text: string | undefined, wish: (what: Named) => Wish | null): Wish | null => {
  const what = readNamed(text ?? '');
  return what && wish(what);
};

const BE = '(?:is|are|looks?|feels?|seems?|appears?)';
const SHALL = '(?:should|must|could|can|needs? to|has to|have to|may|might|ought to)';
const either = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('-', '[- ]'))
    .join('|');

const STYLE = either([...STYLES, ...Object.keys(STYLE_WORDS)]);
const styleRule: Rule = [
  new RegExp(
    `^(?:make (?:it|the room|everything|all) |(?:change|switch) (?:the style |it |everything )?to |go |do it |furnish it |in )?` +
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

const colourRules: readonly Rule[] = [
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

const sizeRules: readonly Rule[] = [
  [/^(?:enlarge|extend|widen|lengthen) (.+)$/u, ([, what]) => resize(what, true)],
  [/^(?:shrink|reduce|shorten|downsize) (.+)$/u, ([, what]) => resize(what, false)],
  [
    new RegExp(
      `^(?:make |have |use )?(.+?) (?:${SHALL} be |${BE} |be )?(?:a (?:little )?bit |a little |slightly |much |even |somewhat )?(${BIGGER}|${SMALLER})$`,
      'u',
    ),
    ([, what, size = '']) => resize(what, isBigger(size)),
  ],
  [
    new RegExp(
      `^(?:make |use |have |take |try |with |get |put )?(?:an? |the |some )?(?:much |slightly |bit |even )?(${BIGGER}|${SMALLER}) (.+)$`,
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

const DOORWAY =
  'door|doors|doorway|entrance|kitchen|hall|hallway|passage|terrace|balcony|patio door|terrace door|window|windows|view|fireplace';
const free = (text: string | undefined): Wish | null => {
  const mark = readMark(/^(?:path|way|walkway|passage|access)$/u.test(text ?? '') ? 'door' : (text ?? ''));
  return mark?.is === 'opening' ? { act: 'free', mark } : null;
};
const PATH = '(?:path|way|walkway|passage|passageway|access|route|entry|space|area|floor)';

const freeRules: readonly Rule[] = [
  [
    new RegExp(
      `^(?:keep|leave|make|have) (?:the |a |an )?(?:clear |free |open )?(?:${PATH} )?(?:to |towards |at |before |in front of |through |for |around |from )?` +
        `(?:the |our )?(${DOORWAY}|${PATH})(?: (?:free|clear|open|unblocked|accessible|unobstructed|visible))?$`,
      'u',
    ),
    ([all = '', what]) =>
      / (?:free|clear|open|unblocked|accessible|unobstructed|visible)\b/u.test(all) ? free(what) : null,
  ],
  [
    new RegExp(
      `^(?:clear|free up|free|unblock|open up|open|do not block|don.?t block|do not obstruct|don.?t obstruct|stop blocking|nothing (?:in front of|before|blocking|at)) ` +
        `(?:the |our )?(?:${PATH} (?:to|towards|at|before|in front of|through) (?:the |our )?)?(${DOORWAY}|${PATH})$`,
      'u',
    ),
    ([, what]) => free(what),
  ],
  [
    new RegExp(`^(?:the )?(${DOORWAY}) ${BE} (?:blocked|obstructed|hidden|covered)(?: by .+)?$`, 'u'),
    ([, what]) => free(what),
  ],
  [
    new RegExp(
      `^(?:.+ )?(?:blocks?|is blocking|obstructs?|blocking) (?:the )?(?:${PATH} to (?:the )?)?(${DOORWAY})$`,
      'u',
    ),
    ([, what]) => free(what),
  ],
  [
    new RegExp(
      `^(?:the )?(?:${PATH} to (?:the )?)?(${DOORWAY}) ${SHALL} (?:be|stay|remain) (?:free|clear|open|accessible)$`,
      'u',
    ),
    ([, what]) => free(what),
  ],
];

const TURN = '(?:turn|rotate|face|angle|swivel|orient|point|spin|twist)';
const degrees = (number: number): number => (number * Math.PI) / 180;
const turn = (what: string | undefined, by: number): Wish | null =>
  about(what, (named) => ({ act: 'turn', what: named, turning: { by } }));
const towards = (what: string | undefined, at: string | undefined): Wish | null => {
  const mark = readMark(at ?? '');
  return mark && about(what, (named) => ({ act: 'turn', what: named, turning: { towards: mark } }));
};

const turnRules: readonly Rule[] = [
  [
    /^(?:turn|rotate|swivel|spin|flip) (.+?)(?: to)? (?:around|round|the other way(?: round| around)?|180(?: degrees|°)?)$/u,
    ([, what]) => turn(what, Math.PI),
  ],
  [
    new RegExp(
      `^${TURN} (.+?) (?:by |about )?(\\d+) ?(?:degrees|deg|°)(?: (?:to the )?(left|right|clockwise|counter-?clockwise|anti-?clockwise))?$`,
      'u',
    ),
    ([, what, number = '', way = '']) => turn(what, degrees(Number(number)) * (/right|^clockwise/u.test(way) ? -1 : 1)),
  ],
  [
    new RegExp(`^${TURN} (.+?) (a (?:little )?bit |slightly |a little )?(?:to(?:wards?)? the )?(left|right)$`, 'u'),
    ([, what, bit, way]) => turn(what, degrees(bit ? 20 : 45) * (way === 'left' ? 1 : -1)),
  ],
  [new RegExp(`^${TURN} (.+?) (?:a (?:little )?bit|slightly|a little)$`, 'u'), ([, what]) => turn(what, degrees(20))],
  [/^(?:turn|rotate) (.+?) (?:sideways|by a quarter|a quarter(?: turn)?)$/u, ([, what]) => turn(what, degrees(90))],
  [
    new RegExp(
      `^${TURN} (.+?) (?:to face|facing|so that (?:it|they) faces?|so (?:it|they) faces?|towards?|to|at|into) (.+)$`,
      'u',
    ),
    ([, what, at]) => towards(what, at),
  ],
  [
    new RegExp(
      `^(?:have |make |let )?(.+?) (?:${SHALL} )?(?:be )?(?:facing|faces?|turned (?:to|towards?)|turned to face|looking (?:to|at|towards?)|looks? at|oriented (?:to|towards?)|pointing (?:to|at|towards?)) (.+)$`,
      'u',
    ),
    ([, what, at]) => towards(what, at),
  ],
];

const swap = (what: string | undefined, into: string | undefined): Wish | null => {
  const other = readNamed(into ?? '');
  return other && about(what, (named) => ({ act: 'swap', what: named, into: other }));
};
const swapRules: readonly Rule[] = [
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

const NO = `(?:${[...NEGATIONS].join('|')}|not|never|remove|delete|erase|take (?:away|out|off|down)|get rid of|lose|drop|eliminate|leave out|leave away|hide|cut|ditch|clear away|(?:i |we )?(?:don.?t|do not|dont) (?:want|need|like|use|put|show|add)|no need for|no more|skip|there ${SHALL} be no|there should not be)`;
const isNegation = (words: string): boolean => /^(?:no|without|zero|not|never|skip|omit|there)\b/u.test(words);

const removeRules: readonly Rule[] = [
  [
    new RegExp(
      `^(?:nothing|anything|everything|all|whatever|what) (?:is |hangs |stands )?(above|over|on|on top of) (.+)$`,
      'u',
    ),
    ([, how = '', at]) => removeAt(how, at, true),
  ],
  [
    new RegExp(
      `^${NO} (?:anything|everything|all|things|whatever is|what is|what hangs) (above|over|on|on top of) (.+)$`,
      'u',
    ),
    ([, how = '', at]) => removeAt(how, at, false),
  ],
  [
    new RegExp(`^(?:take|put|move) (.+?) (?:away|out|off)$`, 'u'),
    ([, what]) => about(what, (named) => ({ act: 'remove', what: named, isNegation: false })),
  ],
  [
    new RegExp(`^${NO} (.+)$`, 'u'),
    ([all = '', what]) => about(what, (named) => ({ act: 'remove', what: named, isNegation: isNegation(all) })),
  ],
  [
    new RegExp(
      `^(.+?) (?:${SHALL} (?:go|be removed|disappear|leave|be taken (?:away|out)|be gone)|(?:is|are) (?:not needed|unnecessary|too much|superfluous|not necessary)|out|away|off|gone)$`,
      'u',
    ),
    ([, what]) => about(what, (named) => ({ act: 'remove', what: named, isNegation: false })),
  ],
];

function removeAt(how: string, at: string | undefined, negation: boolean): Wish | null {
  const mark = readMark(at ?? '');
  if (!mark) return null;
  const near = { how: /above|over/u.test(how) ? 'above' : 'on', mark } as const;
  const what: Named = { name: 'things', kinds: [], count: null, isPlural: true, article: 'the', near };
  return { act: 'remove', what, isNegation: negation };
}

const furnitureRules: readonly Rule[] = [
  [
    /^(?:add |use |put |with )?(?:(?:a (?:little )?bit|a little|some|much|even|slightly|a few) )?(more|additional|extra|less|fewer) (?:furniture|furnishings?|pieces(?: of furniture)?|stuff|things|items|objects|decoration|decor)$/u,
    ([, more]) => ({ act: 'furniture', more: more !== 'less' && more !== 'fewer' }),
  ],
  [
    /^(?:it |the room |this |the picture |that )?(?:is |looks |feels |seems )?(?:still |a bit |a little |much |way |far )?too (empty|bare|sparse|cold|full|crowded|cluttered|busy|much|stuffed|crammed|packed)(?: furniture)?$/u,
    ([, how = '']) => ({ act: 'furniture', more: /empty|bare|sparse|cold/u.test(how) }),
  ],
  [
    /^(?:make (?:it|the room) )?(fuller|emptier|tidier|airier|less crowded|less cluttered|less empty|less bare)$/u,
    ([, how = '']) => ({ act: 'furniture', more: /fuller|empty|bare/u.test(how) }),
  ],
  [
    /^(declutter|tidy up|clear up|fill)(?: (?:it|the room|up|the space))*$/u,
    ([, how]) => ({ act: 'furniture', more: how === 'fill' }),
  ],
  [
    /^(?:too much|not enough) (?:furniture|stuff|things)$/u,
    ([all = '']) => ({ act: 'furniture', more: all.startsWith('not') }),
  ],
];

/** "(a) few more" are two. */
const more = (what: string | undefined, by: number): Wish | null => {
  const { text, where } = withPlace(what ?? '');
  return about(text, (named) => ({ act: 'more', what: named, by, ...(where && { where }) }));
};
const HOW_MANY: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  some: 2,
  'a few': 2,
  'a couple of': 2,
  'a couple': 2,
};
const ADD = '(?:add|insert|include|put in|bring in|place|put|set)';

const moreRules: readonly Rule[] = [
  [
    /^(?:add |put |use |place |with )?(?:(one|two|three|four|some|a few|a couple(?: of)?) )?(?:more|extra|additional|further) (.+)$/u,
    ([, number = '', what]) => more(what, HOW_MANY[number] ?? 1),
  ],
  [
    /^(?:add |put |use |place |with )?(?:another|a second|a third|an extra|an additional|one extra|a further) (.+)$/u,
    ([, what]) => more(what, 1),
  ],
  [
    /^(?:use |with )?(?:(one|two|three|some|a few) )?(?:fewer|less) (.+)$/u,
    ([, number = '', what]) => more(what, -(HOW_MANY[number] ?? 1)),
  ],
  [/^(?:there are |that'?s )?too many (.+)$/u, ([, what]) => more(what, -1)],
  [/^(?:there are )?(?:not enough|too few) (.+)$/u, ([, what]) => more(what, 1)],
  [
    new RegExp(`^${ADD} (?:(one|two|three|four|an?|some|a few|a couple of) )?(.+)$`, 'u'),
    ([, number = '', what = '']) =>
      /^(?:the|it|all|both|this|that|these|those)\b/u.test(what) ? null : more(what, HOW_MANY[number] ?? 1),
  ],
];

/** A text and the place at its end. */
function withPlace(text: string): { readonly text: string; readonly where?: Place } {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) {
    const where = readPlace(words.slice(at).join(' '));
    const before = words.slice(0, at).join(' ');
    if (where && readNamed(before)) return { text: before, where };
  }
  return { text };
}

const MOVE =
  '(?:move|put|place|shift|push|pull|slide|bring|set|position|relocate|drag|hang|get|take|lay|stand|centre|center|align|lift|raise|lower)';

function move(text: string, verb: string): Wish | null {
  const { text: named, where } = withPlace(text);
  const what = readNamed(named);
  if (!what) return null;
  if (!where) return moveBare(what, verb);
  if (what.article === 'a' && verb !== 'move') return { act: 'more', what, by: 1, where };
  if (what.count !== null && what.near === undefined && verb !== 'move')
    return { act: 'count', what, count: what.count, where };
  return { act: 'move', what, where };
}

/** "centre the rug", "lower the picture" */
function moveBare(what: Named, verb: string): Wish | null {
  if (verb.startsWith('cent')) {
    const table = what.kinds[0] === 'rug' ? readMark('the coffee table') : null;
    const where = table ? ({ to: 'under', mark: table } as const) : ({ to: 'at', mark: { is: 'middle' } } as const);
    return { act: 'move', what, where };
  }
  if (/^(?:raise|lift|lower)$/u.test(verb)) {
    return { act: 'move', what, where: { to: 'way', way: verb === 'lower' ? 'down' : 'up', metres: 0.15 } };
  }
  return null;
}

const moveRules: readonly Rule[] = [
  [new RegExp(`^(${MOVE}) (?:up |back |over )?(.+)$`, 'u'), ([, verb = '', text = '']) => move(text, verb)],
  [
    new RegExp(
      `^(.+?) (?:${SHALL} (?:be |go |stand |sit |hang |come |move )?(?:placed |moved |put |put )?|belongs? |goes |to be )(.+)$`,
      'u',
    ),
    ([, what = '', where = '']) => move(`${what} ${where}`, 'move'),
  ],
  [
    new RegExp(
      `^(.+?) ${BE} (?:much |a bit |a little |way |far )?too (close|near|far)(?: away)?(?: (?:to|from|of))? (.+)$`,
      'u',
    ),
    ([, what, how, at = '']) => tooFar(what, { isFar: how === 'far', at }),
  ],
  [/^(.+)$/u, ([, text = '']) => (withPlace(text).where ? move(text, '') : null)],
];

const OPPOSITE = { left: 'right', right: 'left', back: 'front', front: 'back', up: 'down', down: 'up' } as const;

/** "too close to the door", "too far left" */
function tooFar(
  what: string | undefined,
  { isFar, at }: { readonly isFar: boolean; readonly at: string },
): Wish | null {
  const way = readPlace(at);
  if (isFar && way?.to === 'way') {
    return about(what, (named) => ({ act: 'move', what: named, where: { ...way, way: OPPOSITE[way.way] } }));
  }
  const mark: Mark | null = readMark(at);
  const where = mark && ({ to: isFar ? 'closer' : 'away', mark, metres: 0.5 } as const);
  return where && about(what, (named) => ({ act: 'move', what: named, where }));
}

const varyRules: readonly Rule[] = [
  [
    /^(?:use |try |choose |pick |have |with |take )?(?:a |an |some )?(?:different|other|new) (.+)$/u,
    ([, what]) => about(`the ${what}`, (named) => ({ act: 'vary', what: named })),
  ],
  [/^(?:change|vary|exchange) (.+)$/u, ([, what]) => about(what, (named) => ({ act: 'vary', what: named }))],
];

const keepRules: readonly Rule[] = [
  [
    /^(?:keep|leave|love|like|i like|i love|we like|we love)(?: all)? (?:the rest|everything(?: else)?|all others?|others?|it|this|that|the others|the arrangement|the style)(?: .*)?$|^(?:the rest|everything(?: else)?|all|it|this|the others?|others?|the arrangement|that) (?:is|are|looks?|stays?|remains?|should stay|can stay|may stay)(?: (?:is |very |really |so )?(?:good|great|nice|fine|ok|okay|perfect|lovely|beautiful|as it is|the same|as is|unchanged|like this|like that))?$|^(?:(?:looks?|very|really) )*(?:good|great|nice|fine|ok|okay|perfect|lovely|beautiful|well done)(?: (?:so far|otherwise|overall|job|work))?$/u,
    () => ({ act: 'keep', what: null }),
  ],
  [
    /^(?:keep|leave|i like|we like|i love|we love|love|like) (.+?)(?: (?:as (?:it|they) (?:is|are)|where (?:it|they) (?:is|are)|there|unchanged|untouched|like (?:this|that)|in place|exactly as (?:it|they) (?:is|are)))?$/u,
    ([, what]) => about(what, (named) => ({ act: 'keep', what: named })),
  ],
  [
    /^(.+?) (?:can|should|may|must) (?:stay|remain)(?: (?:as it is|where it is|there))?$|^(.+?) (?:is|are) (?:good|great|nice|fine|ok|okay|perfect|lovely|beautiful)$/u,
    ([, a, b]) => about(a || b, (named) => ({ act: 'keep', what: named })),
  ],
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
const likeRule: Rule = [
  /^(?:make it |make this |do it |furnish it |use |with )?(?:look )?(?:the )?(?:just |exactly )?(?:like|same as|same (?:furniture|style|colou?rs|pieces) (?:as|like)|as|match|matching|similar to|as in|like in) (?:in |on |the one in )?(?:the )?(?:(?:photo|picture|image|room|view|pic) (?:number |no\.? ?|#)?(\d+|one|two|three|four|five)|(first|second|third|fourth|fifth) (?:photo|picture|image|room|one)|#?(\d+))$/u,
  ([, a, b, c]) => {
    const said = a || b || c || '';
    const photo = PHOTOS[said] ?? Number(said);
    return photo > 0 ? { act: 'like', photo } : null;
  },
];

const ARRANGE =
  /^(?:(?:try |make |give (?:me |us )?|do |show (?:me |us )?|use |with )?(?:an?other|a (?:completely |totally |whole )?(?:new|different|other)|some other) (?:arrangement|layout|set-?up|furnishing|version|variant|staging|proposal|composition|design|one)|(?:please )?(?:re-?arrange|re-?do|re-?furnish|re-?stage|arrange|furnish|stage)(?: (?:the room|it|everything|all|the furniture|this|this room))?(?: (?:anew|again|differently|in another way|completely|new))*|start (?:over|again|anew|from scratch)|different arrangement|different layout|new arrangement|new layout|other arrangement|arrange differently)(?: in the same style)?$/u;

const countRule: Rule = [
  /^(?:use |have |only |just |exactly |with |make it |there should be |show )*(.+)$/u,
  ([all = '', text = '']) => {
    const { text: named, where } = withPlace(text);
    const what = readNamed(named);
    if (!what) return null;
    const exactly = /\b(?:only|just|exactly)\b/u.test(all);
    if (what.count !== null && what.near === undefined)
      return { act: 'count', what, count: what.count, ...(where && { where }) };
    if (exactly && !what.isPlural) return { act: 'count', what, count: 1 };
    return /^(?:an?|some) /u.test(named) ? { act: 'count', what, count: -1, ...(where && { where }) } : null;
  },
];

const roomRule: Rule = [
  /^(?:paint |change |make |another |a different |different |new |other |remove )?(?:the )?(?:colou?r of the )?(walls?|floor|flooring|floorboards|ceiling|parquet|wallpaper|window frames?|skirting|tiles)(?: .*)?$/u,
  ([, name = '']) => ({ act: 'room', name }),
];

const RULES: readonly Rule[] = [
  [ARRANGE, () => ({ act: 'arrange' })],
  likeRule,
  styleRule,
  ...furnitureRules,
  ...freeRules,
  ...turnRules,
  ...keepRules.slice(0, 1),
  ...removeRules,
  ...colourRules,
  ...sizeRules,
  ...swapRules,
  ...moreRules,
  ...moveRules.slice(0, 3),
  ...varyRules,
  ...keepRules.slice(1),
  roomRule,
  ...moveRules.slice(3),
  countRule,
];
