/** The words by which people name the catalogue's kinds. */
import { type Kind, KINDS } from '../../kinds.js';
import { plural } from './countWords.js';

/** Everyday words for the catalogue's kinds, singular. */
export const SYNONYMS: Readonly<Record<string, readonly Kind[]>> = {
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

/** The plural of a kind; a name that ends in s is one already, and "art" has none. */
export const manyOf = (kind: Kind): string => (kind.endsWith('s') ? kind : kind === 'art' ? 'pictures' : plural(kind));

/** The kinds that a name stands for, the likeliest first; none where it is no name of furniture. */
export function findKinds(name: string): readonly Kind[] {
  for (const form of singulars(name)) {
    if (Object.hasOwn(KINDS, form)) return [form as Kind];
    if (Object.hasOwn(SYNONYMS, form)) return SYNONYMS[form] ?? [];
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
