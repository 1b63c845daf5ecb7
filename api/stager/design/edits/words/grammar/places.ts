/** Phrases about where furniture stands. */
import { readMark, readNamed } from '../named.js';
import { readPlace } from '../place.js';
import { pattern } from '../pattern.js';
import { BE, SHALL, about, withPlace, type Rule } from './rule.js';
import type { Mark, Named, Wish } from '../wish.js';

const DOORWAY =
  'door|doors|doorway|entrance|kitchen|hall|hallway|passage|terrace|balcony|patio door|terrace ' +
  'door|window|windows|view|fireplace';
const free = (text: string | undefined): Wish | null => {
  const mark = readMark(/^(?:path|way|walkway|passage|access)$/u.test(text ?? '') ? 'door' : (text ?? ''));
  return mark?.is === 'opening' ? { act: 'free', mark } : null;
};
const PATH = '(?:path|way|walkway|passage|passageway|access|route|entry|space|area|floor)';

export const freeRules: readonly Rule[] = [
  [
    new RegExp(
      `^(?:keep|leave|make|have) (?:the |a |an )?(?:clear |free |open )?(?:${PATH} )?(?:to |towards |at |` +
        `before |in front of |through |for |around |from )?` +
        `(?:the |our )?(${DOORWAY}|${PATH})(?: (?:free|clear|open|unblocked|accessible|unobstructed|visible))?$`,
      'u',
    ),
    ([all = '', what]) =>
      / (?:free|clear|open|unblocked|accessible|unobstructed|visible)\b/u.test(all) ? free(what) : null,
  ],
  [
    new RegExp(
      `^(?:clear|free up|free|unblock|open up|open|do not block|don.?t block|do not obstruct|don.?t ` +
        `obstruct|stop blocking|nothing (?:in front of|before|blocking|at)) ` +
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

export const turnRules: readonly Rule[] = [
  [
    pattern(
      '^(?:turn|rotate|swivel|spin|flip) (.+?)(?: to)? (?:around|round|the other way(?: round| around)?|',
      '180(?: degrees|°)?)$',
    ),
    ([, what]) => turn(what, Math.PI),
  ],
  [
    new RegExp(
      `^${TURN} (.+?) (?:by |about )?(\\d+) ?(?:degrees|deg|°)(?: (?:to the )?(left|right|clockwise|` +
        `counter-?clockwise|anti-?clockwise))?$`,
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
      `^(?:have |make |let )?(.+?) (?:${SHALL} )?(?:be )?(?:facing|faces?|turned (?:to|towards?)|turned ` +
        `to face|looking (?:to|at|towards?)|looks? at|oriented (?:to|towards?)|pointing (?:to|at|towards?)) ` +
        `(.+)$`,
      'u',
    ),
    ([, what, at]) => towards(what, at),
  ],
];

const MOVE =
  '(?:move|put|place|shift|push|pull|slide|bring|set|position|relocate|drag|hang|get|take|lay|' +
  'stand|centre|center|align|lift|raise|lower)';

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

export const moveRules: readonly Rule[] = [
  [new RegExp(`^(${MOVE}) (?:up |back |over )?(.+)$`, 'u'), ([, verb = '', text = '']) => move(text, verb)],
  [
    new RegExp(
      `^(.+?) (?:${SHALL} (?:be |go |stand |sit |hang |come |move )?(?:placed |moved |put |put )?|` +
        `belongs? |goes |to be )(.+)$`,
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
