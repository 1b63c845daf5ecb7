/** Reads the names of furniture and of places, in plain lower-case words. */
import type { Opening } from '../../../contract.js';
import { readNumber } from '../../notes/notes.js';
import { findKinds } from '../../notes/nouns.js';
import { pattern } from './pattern.js';
import type { Mark, Named, Way } from './wish.js';

const DEFINITE =
  /^(?:all |both |of |the |this |that |these |those |its |my |our |your |existing |every |each |whole )+/u;
const INDEFINITE = /^(?:an? |some |any |extra |additional |new |nice |single )+/u;
const ALL = /^(?:all|both|every|each|the other)\b/u;
/** Which one of several: "left", "on the left". */
const SIDE_BEFORE = /^(left|right|back|rear|front|first|near|far)(?:[ -]hand)?(?: side)? /u;
const SIDE_AFTER = / (?:on|at|to|in) the (left|right|back|rear|front|foreground|background)(?:[ -]hand)?(?: side)?$/u;
const SIDES: Readonly<Record<string, Way>> = {
  left: 'left',
  first: 'left',
  right: 'right',
  back: 'back',
  rear: 'back',
  far: 'back',
  background: 'back',
  front: 'front',
  near: 'front',
  foreground: 'front',
};
const WHERE = pattern(
  ' (?:which is |that is |that stands |standing |hanging )?(above|over|on top of|on|next to|near|',
  'beside|by|at|in front of|under) (.+)$',
);
/** Words before a noun that say nothing of which one it is. */
const MOST_ADJECTIVES = 4;

/** The furniture that a text names; null where it names none. */
export function readNamed(text: string): Named | null {
  const whole = text.trim().replace(/ (?:pieces?|please|too|as well|itself)$/u, '');
  const where = WHERE.exec(whole);
  const near = where && readNear(where[1] ?? '', where[2] ?? '');
  const bare = where && near ? whole.slice(0, where.index) : whole;
  const named = readBare(bare);
  return named && (near ? { ...named, near } : named);
}

function readNear(how: string, words: string): Named['near'] | null {
  const mark = readMark(words);
  if (!mark) return null;
  return { mark, how: /above|over/u.test(how) ? 'above' : how.startsWith('on') ? 'on' : 'at' };
}

function readBare(text: string): Named | null {
  const after = SIDE_AFTER.exec(text);
  const all = ALL.test(text);
  let rest = after ? text.slice(0, after.index) : text;
  const oneOf = /^one of (?:the|these|those) /u.exec(rest);
  if (oneOf) rest = `one ${rest.slice(oneOf[0].length)}`;
  const definite = DEFINITE.exec(rest);
  rest = rest.slice(definite?.[0].length ?? 0);
  const [first = ''] = rest.split(' ');
  const number = /^(?:an?|no|without)$/u.test(first) ? null : readNumber(first);
  if (number !== null) rest = rest.slice(first.length + 1);
  const indefinite = INDEFINITE.exec(rest);
  rest = rest.slice(indefinite?.[0].length ?? 0);
  const before = SIDE_BEFORE.exec(rest);
  rest = rest.slice(before?.[0].length ?? 0);
  const noun = readNoun(rest);
  if (!noun) return null;
  const side = SIDES[after?.[1] ?? before?.[1] ?? ''];
  return {
    ...noun,
    count: oneOf ? 1 : number,
    isPlural: noun.isPlural || all,
    article: definite || side || oneOf ? 'the' : indefinite ? 'a' : null,
    ...(side && { side }),
  };
}

/** A noun with adjectives before it: of "big green potted plant" the plant. */
function readNoun(text: string): Pick<Named, 'name' | 'kinds' | 'isPlural'> | null {
  const words = text.split(' ').filter(Boolean);
  for (let from = 0; from <= Math.min(MOST_ADJECTIVES, words.length - 1); from++) {
    if (from > 0 && NO_ADJECTIVE.test(words[from - 1] ?? '')) return null;
    const name = words.slice(from).join(' ');
    const kinds = kindsNamed(name);
    if (kinds.length > 0) return { name, kinds, isPlural: isPlural(name) };
  }
  return null;
}

/** Words that begin something else than a name. */
const NO_ADJECTIVE = pattern(
  '^(?:the|an?|my|our|to|at|by|next|near|nearer|close|closer|in|on|into|onto|of|off|from|for|with|',
  'without|and|or|under|above|below|over|behind|before|between|beside|against|towards?|away|',
  'instead|more|less|no|not|is|are|be|should|must|would|could|can|need|needs|want|move|put|place|',
  'turn|rotate|swap|replace|change|make|add|remove|keep|leave|use|have|has|too|as|than|where|that|',
  "which|it|i|we|you|so|if|hang|take|get|like|do|don't|bigger|larger|smaller)$",
);

const isPlural = (name: string): boolean => /[^s]s$/u.test(name) && findKinds(name.slice(0, -1)).length > 0;

/** Also "arm chair", "coffee-table" and "tv-unit". */
function kindsNamed(name: string): ReturnType<typeof findKinds> {
  for (const form of [name, name.replaceAll('-', ' '), name.replaceAll(' ', ''), name.replaceAll('-', '')]) {
    const kinds = findKinds(form);
    if (kinds.length > 0) return kinds;
  }
  return JOINED[name] ? findKinds(JOINED[name]) : LOOSE.test(name) ? ['pouf', 'ottoman'] : [];
}

/** Names that are often written as one word, and that the shelves of labels have. */
const JOINED: Readonly<Record<string, string>> = {
  coffeetable: 'coffee table',
  sidetable: 'side table',
  floorlamp: 'floor lamp',
  tablelamp: 'table lamp',
  diningtable: 'dining table',
  diningchair: 'dining chair',
  mediaunit: 'media unit',
  tele: 'television',
  telly: 'television',
  screen: 'television',
  settees: 'sofa',
  'three-seat sofa': 'sofa',
  'two-seat sofa': 'sofa',
  'four-seat sofa': 'sofa',
  'area rug': 'rug',
  'tall potted plant': 'plant',
  'framed print': 'art',
  'framed prints': 'art',
  wardrobe: 'wardrobe',
  vases: 'vase',
};
const LOOSE = /^(?:pouffe|puff|hassock|foot ?rest)s?$/u;

const OPENINGS: readonly (readonly [RegExp, Opening['kind']])[] = [
  [/^(?:bay |big |large |french )?(?:window|windows|window sill|windowsill|view|daylight)$/u, 'window'],
  [
    pattern(
      '^(?:front |kitchen |patio |terrace |balcony |glass |entrance |open )?(?:door|doors|doorway|',
      'entrance|entry|exit|kitchen|hall|hallway|terrace|balcony|passage|next room)$',
    ),
    'door',
  ],
  [/^(?:open )?(?:fireplace|fire|hearth|chimney|mantel|mantelpiece|stove)$/u, 'fireplace'],
];

/** The point of the room that a text names; null where it names none. */
export function readMark(text: string): Mark | null {
  const words = text
    .trim()
    .replace(/^(?:the|a|an|its|our|my) /u, '')
    .replace(/ (?:side|instead|again|there)$/u, '');
  const side = /^(left|right|back|rear|far|front)(?:[ -]hand)? (.+)$/u.exec(words);
  const bare = side?.[2] ?? words;
  const at = side?.[1] === undefined ? {} : { side: SIDES[side[1]] };
  const opening = OPENINGS.find(([pattern]) => pattern.test(bare));
  if (opening) return { is: 'opening', kind: opening[1], name: bare, ...at };
  if (/^walls?$/u.test(bare)) return { is: 'wall', ...at };
  if (words.endsWith('corner')) {
    const sides = [...words.matchAll(/left|right|back|rear|far|front/gu)].flatMap(([name]) => SIDES[name] ?? []);
    return { is: 'corner', sides };
  }
  if (/^(?:middle|centre|center)(?: of (?:the )?(?:room|floor|photo|picture|space))?$|^room$/u.test(words)) {
    return { is: 'middle' };
  }
  if (/^(?:camera|viewer|foreground|photographer|us|me)$/u.test(words)) return { is: 'camera' };
  const named = readNamed(text);
  return named?.count === null ? { is: 'piece', named } : null;
}
