import type { Plan } from '../../contract.js';
import { createRandom } from '../../random.js';
import type { StyleBook } from '../styleBook.js';
import { isAlike } from '../colourNames.js';
import { STYLE_BOOKS } from '../styles.js';

/** Probability that a bed's blanket has the cloth of the style's throws. */
const AS_THROWN = 0.6;

/** The style's book for one room: chooses once what all its pieces share. */
export function roomBook({ style, seed, look }: Pick<Plan, 'style' | 'seed' | 'look'>): StyleBook {
  const book = STYLE_BOOKS[style];
  const { palettes, tableLamps } = book.variety;
  const random = createRandom(seed + 4001);
  const { throw: cover, cushions } = random.pick([{ throw: book.throw, cushions: book.cushions }, ...palettes]);
  const [quiet, ...loud] = book.accents;
  return {
    ...book,
    ...upholstery(book, look),
    throw: cover,
    cushions,
    accents: [quiet, ...random.shuffled(loud)],
    ceramic: random.pick([book.ceramic, book.ceramic, book.neutrals[1], quiet]),
    bedding: random.chance(AS_THROWN) ? { ...book.bedding, blanket: cover } : book.bedding,
    shapes: { ...book.shapes, tableLamp: random.pick([book.shapes.tableLamp, ...tableLamps]) },
  };
}

/** The covers of sofas and armchairs: the same in all photos of one look. */
function upholstery(
  { sofa: usual, armchair, variety: { sofas, armchairs } }: StyleBook,
  look: number | undefined,
): Pick<StyleBook, 'sofa' | 'armchair'> {
  if (look === undefined) return { sofa: usual, armchair };
  const random = createRandom(look + 4003);
  const sofa = random.pick([usual, ...sofas]);
  return {
    sofa,
    armchair: random.pick([armchair, ...armchairs].filter((fabric) => !isAlike(fabric.colour, sofa.colour))),
  };
}
