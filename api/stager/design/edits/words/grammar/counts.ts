/** Phrases about how much furniture there is. */
import { NEGATIONS } from '../../../notes/notes.js';
import { readMark, readNamed } from '../named.js';
import { pattern } from '../pattern.js';
import { SHALL, about, withPlace, type Rule } from './rule.js';
import type { Named, Wish } from '../wish.js';

const NO =
  `(?:${[...NEGATIONS].join('|')}|not|never|remove|delete|erase|take (?:away|out|off|down)|get rid of|` +
  `lose|drop|eliminate|leave out|leave away|hide|cut|ditch|clear away|(?:i |we )?(?:don.?t|do not|` +
  `dont) (?:want|need|like|use|put|show|add)|no need for|no more|skip|there ${SHALL} be no|there ` +
  `should not be)`;
const isNegation = (words: string): boolean => /^(?:no|without|zero|not|never|skip|omit|there)\b/u.test(words);

export const removeRules: readonly Rule[] = [
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
      `^(.+?) (?:${SHALL} (?:go|be removed|disappear|leave|be taken (?:away|out)|be gone)|(?:is|are) ` +
        `(?:not needed|unnecessary|too much|superfluous|not necessary)|out|away|off|gone)$`,
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

export const furnitureRules: readonly Rule[] = [
  [
    pattern(
      '^(?:add |use |put |with )?(?:(?:a (?:little )?bit|a little|some|much|even|slightly|a few) )?(more|',
      'additional|extra|less|fewer) (?:furniture|furnishings?|pieces(?: of furniture)?|stuff|things|items|',
      'objects|decoration|decor)$',
    ),
    ([, more]) => ({ act: 'furniture', more: more !== 'less' && more !== 'fewer' }),
  ],
  [
    pattern(
      '^(?:it |the room |this |the picture |that )?(?:is |looks |feels |seems )?(?:still |a bit |a little ',
      '|much |way |far )?too (empty|bare|sparse|cold|full|crowded|cluttered|busy|much|stuffed|crammed|',
      'packed)(?: furniture)?$',
    ),
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

export const moreRules: readonly Rule[] = [
  [
    pattern(
      '^(?:add |put |use |place |with )?(?:(one|two|three|four|some|a few|a couple(?: of)?) )?(?:more|',
      'extra|additional|further) (.+)$',
    ),
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

export const countRule: Rule = [
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
