/** What a file's name says of its photo: agents and photographers name rooms in it, in their own language. */
import { ROOM_TYPES, type RoomType } from '../contract.js';
import type { Evidence } from './evidence.js';

/** A name is right nearly always: odds of about 90 to 1. */
const WEIGHT = 4.5;

/** Words as they are after `wordsOf`: without accents, in lower case; two words are joined by a blank. */
const TYPES: Readonly<Record<RoomType, string>> = {
  living_room:
    'living|livingroom|lounge|sitting|family room|great room|salon|sejour|wohnzimmer|wohnraum|sala|salotto|soggiorno',
  bedroom:
    'bed|bedroom|bedrooms|master|guest room|nursery|kids room|chambre|schlafzimmer|kinderzimmer|' +
    'dormitorio|habitacion|recamara|quarto|letto',
  dining_room: 'dining|diningroom|dinner|salle manger|esszimmer|comedor|pranzo|jantar',
  home_office: 'office|homeoffice|study|workroom|bureau|arbeitszimmer|buro|buero|despacho|studiolo|escritorio',
  gaming_room: 'gaming|game|games|gameroom|games room|playroom|spielzimmer',
};

interface Place {
  readonly words: string;
  /** begins a sentence */
  readonly what: string;
}

/** What photos of a listing show besides rooms to be staged. */
const OTHERS: readonly Place[] = [
  { words: 'kitchen|kitchenette|cuisine|kuche|kueche|cocina|cucina|cozinha', what: 'a kitchen' },
  {
    words:
      'bath|bathroom|bathrooms|ensuite|en suite|shower|wc|toilet|powder room|washroom|badezimmer|salle bain|salle bains|' +
      'bano|banheiro|bagno',
    what: 'a bathroom',
  },
  {
    words:
      'exterior|outside|outdoor|outdoors|facade|garden|yard|backyard|frontyard|patio|pool|terrace|balcony|deck|aerial|' +
      'drone|jardin|jardim|giardino|garten|terrasse|terraza|balkon|balcon|aussen|exterieur|esterno',
    what: 'the outside',
  },
  { words: 'floorplan|floorplans|floor plan|site plan|grundriss|planimetria|plano', what: 'a floor plan' },
  { words: 'garage|carport', what: 'a garage' },
  {
    words: 'hall|hallway|corridor|entry|entrance|foyer|stairs|staircase|stairway|couloir|flur|diele|pasillo',
    what: 'a hall or stairs',
  },
  { words: 'laundry|utility|closet|pantry|storage|attic|cellar', what: 'a room for storage or laundry' },
];

/** Marks that are accents of letters. */
const ACCENTS = /\p{Mn}/gu;
/** Short words between the two of a name, as in "salle a manger". */
const BETWEEN = new Set(['a', 'de', 'the', 'of', 'et', 'and', 'room']);

export interface NameHint {
  readonly evidence: Evidence | null;
  /** why the photo needs no staging, by its name; null where the name does not say so */
  readonly reason: string | null;
}

/** @param name with its extension or without */
export function hintOfName(name: string): NameHint {
  const words = wordsOf(name);
  const says = (list: string) => list.split('|').some((word) => words.has(word));
  const types = ROOM_TYPES.filter((type) => says(TYPES[type]));
  if (types.length > 0) return { evidence: { words: 'the file’s name', weights: weigh(types) }, reason: null };
  const place = OTHERS.find((other) => says(other.words));
  return { evidence: null, reason: place ? reasonFor(place.what) : null };
}

const reasonFor = (what: string): string => `By its file name this is ${what}: there is no room type for it.`;

const weigh = (types: readonly RoomType[]): Evidence['weights'] =>
  Object.fromEntries(types.map((type) => [type, WEIGHT]));

/** The words of a file's name and its pairs of neighbouring words: "LivingRoom_2.jpg" has "living" and "living room". */
function wordsOf(name: string): ReadonlySet<string> {
  const plain = name
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const full = words.filter((word) => !BETWEEN.has(word));
  return new Set([...words, ...pairs(words), ...pairs(full)]);
}

const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, k) => `${words[k]} ${word}`);
