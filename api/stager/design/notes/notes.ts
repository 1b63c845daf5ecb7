import type { Setting } from '../../contract.js';
import { plural, withArticle } from './countWords.js';
import { type Kind, KINDS } from '../../kinds.js';
import { programmes } from '../programs/programmes.js';
import type { Wishes } from '../scene/scene.js';

/** One phrase of the notes, in the agent's words, and how it is read. */
export type Phrase = { readonly text: string } & (
  | { readonly reading: 'wish'; readonly kinds: readonly Kind[]; readonly count: number }
  /** asks for a new arrangement, which every revision makes anyway */
  | { readonly reading: 'rearrange' }
  | { readonly reading: 'refused'; readonly reason: string }
  | { readonly reading: 'unknown' }
);

interface NotesReading {
  readonly wishes: Wishes;
  /** in the order in which they were written */
  readonly phrases: readonly Phrase[];
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'without', 'zero', 'skip', 'omit']);
const FILLER_WORDS: ReadonlySet<string> = new Set(['any', 'the', 'more', 'of', 'at', 'all']);
/** More of one kind than this is refused. */
const MOST_OF_A_KIND = 12;
/** Words before and after a wish that do not change it. */
const POLITE_WORDS =
  /^((please|with|but|add|use|put|i want|we want|i would like)\s+)+|(\s+(please|thanks|thank you))+$/gu;
/** Phrases that ask for nothing and are ignored. */
const COURTESY = /^(hello|hi|please|thanks|thank you|many thanks)$/iu;

/** Everyday words for the catalogue's kinds, singular. */
const SYNONYMS: Readonly<Record<string, readonly Kind[]>> = {
  couch: ['sofa'],
  settee: ['sofa'],
  chair: ['armchair', 'dining chair', 'task chair', 'gaming chair'],
  'accent chair': ['armchair'],
  'lounge chair': ['armchair'],
  'easy chair': ['armchair'],
  'office chair': ['task chair'],
  'desk chair': ['task chair'],
  'end table': ['side table'],
  'cocktail table': ['coffee table'],
  table: ['dining table', 'coffee table', 'side table'],
  lamp: ['floor lamp', 'table lamp', 'desk lamp', 'wall lamp'],
  'standing lamp': ['floor lamp'],
  'bedside lamp': ['table lamp'],
  'bedside table': ['nightstand'],
  'night stand': ['nightstand'],
  'night table': ['nightstand'],
  tv: ['television'],
  'tv stand': ['media unit'],
  'tv unit': ['media unit'],
  'media console': ['media unit'],
  bookshelf: ['bookcase'],
  shelf: ['wall shelf', 'bookcase'],
  'wall shelf': ['wall shelf'],
  'console table': ['console'],
  carpet: ['rug'],
  tree: ['plant'],
  'potted plant': ['plant'],
  houseplant: ['plant'],
  'house plant': ['plant'],
  'bean bag': ['beanbag'],
  footstool: ['ottoman', 'pouf'],
  'corner sofa': ['sectional', 'sofa'],
  'sectional sofa': ['sectional', 'sofa'],
  'l-shaped sofa': ['sectional', 'sofa'],
  'love seat': ['loveseat', 'sofa'],
  'two-seater': ['loveseat', 'sofa'],
  'chaise longue': ['chaise'],
  'chaise lounge': ['chaise'],
  'day bed': ['daybed'],
  barstool: ['bar stool'],
  'counter stool': ['bar stool'],
  'sun lounger': ['lounger'],
  'patio chair': ['outdoor chair'],
  'patio sofa': ['outdoor sofa'],
  'blanket basket': ['throw basket'],
  'chest of drawers': ['dresser'],
  closet: ['wardrobe'],
  buffet: ['sideboard'],
  credenza: ['sideboard'],
  painting: ['art'],
  picture: ['art'],
  artwork: ['art'],
  poster: ['art'],
  print: ['art'],
  drape: ['curtain'],
  chandelier: ['pendant'],
  'pendant lamp': ['pendant'],
  'pendant light': ['pendant'],
  'hanging lamp': ['pendant'],
  screen: ['monitor'],
  'led strip': ['light strip'],
  flower: ['vase', 'centrepiece', 'bouquet'],
  book: ['books', 'open book'],
  centerpiece: ['centrepiece'],
  'bulletin board': ['pinboard'],
  recliner: ['armchair'],
  cupboard: ['wardrobe', 'sideboard'],
  'led light': ['light strip'],
  candle: ['candles', 'candlesticks'],
  'nesting table': ['nest tables'],
  'nest of tables': ['nest tables'],
  vitrine: ['display cabinet'],
  'china cabinet': ['display cabinet'],
  'folding screen': ['room divider'],
  'coat rack': ['coat stand'],
  'drinks trolley': ['bar cart'],
  'bar trolley': ['bar cart'],
  island: ['kitchen island'],
  'patio table': ['outdoor table'],
  'garden table': ['outdoor table'],
  umbrella: ['parasol'],
  'flower box': ['planter'],
  sconce: ['wall lamp'],
  'wall light': ['wall lamp'],
  macrame: ['wall hanging'],
  'cork board': ['pinboard'],
  'notice board': ['pinboard'],
};

/**
 * What the arrangement understands of an agent's words: "no <piece>" and "<number> <piece>", with the catalogue's names
 * or everyday words for them, singular or plural, in any list ("no plants or art, two armchairs and a rug"), and that
 * the room shall be arranged anew. A wish that the room type cannot grant is refused with the reason: a piece that it
 * does not have, or to leave out its main piece. Of two wishes for one piece the later one counts.
 */
export function readNotes(notes: string | undefined, setting: Setting): NotesReading {
  const wishes = new Map<Kind, number>();
  const lastWords = new Map<Kind, string>();
  const read = split(notes ?? '').map((text) => readPhrase(text, setting));
  for (const phrase of read) {
    if (phrase.reading !== 'wish') continue;
    for (const kind of phrase.kinds) {
      wishes.set(kind, phrase.count);
      lastWords.set(kind, phrase.text);
    }
  }
  const phrases = read.map((phrase): Phrase => {
    if (phrase.reading !== 'wish') return phrase;
    const { text, count } = phrase;
    const kinds = phrase.kinds.filter((kind) => wishes.get(kind) === count);
    if (kinds.length > 0) return { ...phrase, kinds };
    return { text, reading: 'refused', reason: `"${lastWords.get(phrase.kinds[0])}" comes later` };
  });
  return { wishes, phrases };
}

/** Asks for a new arrangement, as the default comment of a revision does. */
const REARRANGE =
  /^(?:(?:re)?arrange (?:the room|it)(?: anew| again| differently)?|another arrangement)( in the same style)?$/u;

function readPhrase(text: string, setting: Setting): Phrase {
  const words = text.toLowerCase().replace(POLITE_WORDS, '');
  if (REARRANGE.test(words)) return { text, reading: 'rearrange' };
  const [number = '', ...rest] = words.split(' ');
  const count = readNumber(number);
  const meant = findKinds(rest.filter((word) => !FILLER_WORDS.has(word)).join(' '));
  if (count === null || meant.length === 0) return { text, reading: 'unknown' };
  const { kinds: known, main } = programmes[setting];
  const kinds = kindsInRoom(meant, known);
  const refused = (reason: string): Phrase => ({ text, reading: 'refused', reason });
  const room = withArticle(setting.replace('_', ' '));
  if (kinds.length === 0) return refused(`${room} has no ${manyOf(meant[0])}`);
  if (count === 0 && kinds.includes(main)) return refused(`${room} needs its ${main}`);
  if (count > MOST_OF_A_KIND) return refused(`at most ${MOST_OF_A_KIND} of a piece can be placed`);
  // "no lamps" means none of any sort, "two lamps" two of the sort that the room is likeliest to have
  return { text, reading: 'wish', kinds: count === 0 ? kinds : kinds.slice(0, 1), count };
}

/** The plural of a kind; a name that ends in s is one already. */
export const manyOf = (kind: Kind): string => (kind.endsWith('s') ? kind : plural(kind));

/** The kinds that the room type may have, else the kinds that are taken instead of them. */
function kindsInRoom(kinds: readonly Kind[], known: readonly Kind[]): readonly Kind[] {
  const here = kinds.filter((kind) => known.includes(kind));
  if (here.length > 0) return here;
  return kinds.flatMap((kind) => KINDS[kind].standIn ?? []).filter((kind) => known.includes(kind));
}

/** One phrase per piece; "no plants or art" is two of them. */
function split(notes: string): string[] {
  const lists = notes.split(/[,;.!\n]+|\band\b|&|\+/iu).map((part) => part.trim().replaceAll(/\s+/gu, ' '));
  return lists
    .filter((part) => part !== '' && !COURTESY.test(part))
    .flatMap((part) => {
      const [first = '', ...others] = part.split(/\s+or\s+/iu);
      const refusal = first.split(' ')[0] ?? '';
      return [first, ...others.map((other) => (NEGATIONS.has(refusal.toLowerCase()) ? `${refusal} ${other}` : other))];
    });
}

function readNumber(word: string): number | null {
  if (NEGATIONS.has(word)) return 0;
  if (Object.hasOwn(NUMBER_WORDS, word)) return NUMBER_WORDS[word];
  return /^\d{1,2}$/u.test(word) ? Number(word) : null;
}

function findKinds(name: string): readonly Kind[] {
  for (const form of singulars(name)) {
    if (Object.hasOwn(KINDS, form)) return [form as Kind];
    if (Object.hasOwn(SYNONYMS, form)) return SYNONYMS[form];
  }
  return [];
}

/** The name itself, then its possible singulars: shelves -> shelf, benches -> bench, sofas -> sofa. */
function singulars(name: string): string[] {
  const forms = [name];
  if (name.endsWith('ves')) forms.push(`${name.slice(0, -3)}f`);
  if (name.endsWith('es')) forms.push(name.slice(0, -2));
  if (name.endsWith('s')) forms.push(name.slice(0, -1));
  return forms;
}
