/** Phrases about the whole room, and about what stays. */
import { pattern } from '../pattern.js';
import { about, type Rule } from './rule.js';

export const keepRules: readonly Rule[] = [
  [
    pattern(
      '^(?:keep|leave|love|like|i like|i love|we like|we love)(?: all)? (?:the rest|everything(?: else)?|',
      'all others?|others?|it|this|that|the others|the arrangement|the style)(?: .*)?$|^(?:the rest|',
      'everything(?: else)?|all|it|this|the others?|others?|the arrangement|that) (?:is|are|looks?|stays?|',
      'remains?|should stay|can stay|may stay)(?: (?:is |very |really |so )?(?:good|great|nice|fine|ok|',
      'okay|perfect|lovely|beautiful|as it is|the same|as is|unchanged|like this|like that))?$|',
      '^(?:(?:looks?|very|really) )*(?:good|great|nice|fine|ok|okay|perfect|lovely|beautiful|well ',
      'done)(?: (?:so far|otherwise|overall|job|work))?$',
    ),
    () => ({ act: 'keep', what: null }),
  ],
  [
    pattern(
      '^(?:keep|leave|i like|we like|i love|we love|love|like) (.+?)(?: (?:as (?:it|they) (?:is|are)|',
      'where (?:it|they) (?:is|are)|there|unchanged|untouched|like (?:this|that)|in place|exactly as ',
      '(?:it|they) (?:is|are)))?$',
    ),
    ([, what]) => about(what, (named) => ({ act: 'keep', what: named })),
  ],
  [
    pattern(
      '^(.+?) (?:can|should|may|must) (?:stay|remain)(?: (?:as it is|where it is|there))?$|^(.+?) (?:is|',
      'are) (?:good|great|nice|fine|ok|okay|perfect|lovely|beautiful)$',
    ),
    ([, a, b]) => about(a || b, (named) => ({ act: 'keep', what: named })),
  ],
];

const ARRANGE = pattern(
  '^(?:(?:try |make |give (?:me |us )?|do |show (?:me |us )?|use |with )?(?:an?other|a (?:completely |',
  'totally |whole )?(?:new|different|other)|some other) (?:arrangement|layout|set-?up|furnishing|',
  'version|variant|staging|proposal|composition|design|one)|(?:please )?(?:re-?arrange|re-?do|',
  're-?furnish|re-?stage|arrange|furnish|stage)(?: (?:the room|it|everything|all|the furniture|this|',
  'this room))?(?: (?:anew|again|differently|in another way|completely|new))*|start (?:over|again|',
  'anew|from scratch)|different arrangement|different layout|new arrangement|new layout|other ',
  'arrangement|arrange differently)(?: in the same style)?$',
);

export const roomRule: Rule = [
  pattern(
    '^(?:paint |change |make |another |a different |different |new |other |remove )?(?:the )?(?:colou?r ',
    'of the )?(walls?|floor|flooring|floorboards|ceiling|parquet|wallpaper|window frames?|skirting|',
    'tiles)(?: .*)?$',
  ),
  ([, name = '']) => ({ act: 'room', name }),
];

export const arrangeRule: Rule = [ARRANGE, () => ({ act: 'arrange' })];
