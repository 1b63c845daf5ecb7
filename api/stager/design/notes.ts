import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';

/** How many of a kind the agent asked for; 0 means none. */
export type Wishes = ReadonlyMap<Kind, number>;

export interface Understood {
  readonly wishes: Wishes;
  /** the phrases behind the wishes */
  readonly phrases: ReadonlyMap<Kind, string>;
  readonly ignored: readonly string[];
}

const NUMBERS: Readonly<Record<string, number>> = {
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
const NONE: ReadonlySet<string> = new Set(['no', 'without', 'zero', 'skip', 'omit']);
const FILLERS: ReadonlySet<string> = new Set(['any', 'the', 'more', 'of', 'at', 'all']);
/** More of one kind than this is a misunderstanding, not a wish. */
const MOST = 12;

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
  flower: ['vase', 'centrepiece'],
  book: ['books'],
  centerpiece: ['centrepiece'],
  'bulletin board': ['pinboard'],
  recliner: ['armchair'],
  cupboard: ['wardrobe', 'sideboard'],
  'led light': ['light strip'],
  candle: ['candles'],
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

/** What is meant where a room does not have the very piece: it is asked for by its everyday use. */
const STAND_INS: Readonly<Partial<Record<Kind, Kind>>> = {
  ottoman: 'pouf',
  pouf: 'ottoman',
  sectional: 'sofa',
  loveseat: 'sofa',
};

/**
 * What the arrangement understands of an agent's words: "no <piece>" and "<number> <piece>", with the catalogue's names
 * or everyday words for them, singular or plural, in any list ("no plants or art, two armchairs and a rug"). The rest
 * is handed back as ignored, and so is a wish that the room type cannot grant: a piece that it does not have, or to
 * leave out its main piece.
 */
export function readNotes(notes: string | undefined, room: { kinds: readonly Kind[]; main: Kind }): Understood {
  const wishes = new Map<Kind, number>();
  const phrases = new Map<Kind, string>();
  const ignored: string[] = [];
  for (const phrase of split(notes ?? '')) {
    const wish = readPhrase(phrase);
    const kinds = wish ? inRoom(wish.kinds, room.kinds) : [];
    const [first] = kinds;
    if (!wish || !first || (wish.count === 0 && kinds.includes(room.main))) {
      ignored.push(phrase);
      continue;
    }
    // "no lamps" means none of any sort, "two lamps" two of the sort that the room is likeliest to have
    for (const kind of wish.count === 0 ? kinds : [first]) {
      wishes.set(kind, wish.count);
      phrases.set(kind, phrase);
    }
  }
  return { wishes, phrases, ignored };
}

/** Of the kinds meant those that the room has, or else what stands in for them. */
function inRoom(kinds: readonly Kind[], known: readonly Kind[]): readonly Kind[] {
  const here = kinds.filter((kind) => known.includes(kind));
  if (here.length > 0) return here;
  return kinds.flatMap((kind) => STAND_INS[kind] ?? []).filter((kind) => known.includes(kind));
}

/** One phrase per piece; "no plants or art" is two of them. */
function split(notes: string): string[] {
  const lists = notes.split(/[,;.!\n]+|\band\b|&|\+/iu).map((part) => part.trim().replaceAll(/\s+/gu, ' '));
  return lists
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first = '', ...others] = part.split(/\s+or\s+/iu);
      const refusal = first.split(' ')[0] ?? '';
      return [first, ...others.map((other) => (NONE.has(refusal.toLowerCase()) ? `${refusal} ${other}` : other))];
    });
}

function readPhrase(phrase: string): { kinds: readonly Kind[]; count: number } | null {
  const polite = /^((please|with|but|add|use|put|i want|we want|i would like)\s+)+/u;
  const [first = '', ...rest] = phrase.toLowerCase().replace(polite, '').split(' ');
  const count = readNumber(first);
  if (count === null) return null;
  const name = rest.filter((word) => !FILLERS.has(word)).join(' ');
  const kinds = findKinds(name);
  return kinds.length > 0 ? { kinds, count } : null;
}

function readNumber(word: string): number | null {
  if (NONE.has(word)) return 0;
  const spelled = NUMBERS[word];
  if (spelled !== undefined) return spelled;
  if (!/^\d{1,2}$/u.test(word)) return null;
  const count = Number(word);
  return count <= MOST ? count : null;
}

function findKinds(name: string): readonly Kind[] {
  for (const form of singulars(name)) {
    if (Object.hasOwn(KINDS, form)) return [form as Kind];
    const synonym = SYNONYMS[form];
    if (synonym) return synonym;
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
