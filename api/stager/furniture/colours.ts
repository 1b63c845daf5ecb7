/** The colours among which a person may choose for a piece: those that its style has anyway. */
import type { Piece, Plan, Style, Vec3 } from '../contract.js';
import type { Kind } from '../kinds.js';
import { roomBook } from './catalogue/roomBook.js';
import { fabricName, isAlike, rugName, woodName } from './colourNames.js';
import type { Fabric, StyleBook } from './styleBook.js';
import { STYLE_BOOKS } from './styles.js';

export interface ColourChoice {
  /** such as "sand weave" or "brown leather"; no other choice for the piece has the same */
  readonly name: string;
  /** linear reflectance */
  readonly colour: Vec3;
}

interface Choice extends ColourChoice {
  /** what it replaces in the style's book, for the one piece */
  readonly book: Partial<StyleBook>;
}

const COVERS = ['sofa', 'armchair', 'chair', 'headboard'] as const;
type Cover = (typeof COVERS)[number];
type Source = Cover | 'wood' | 'rug';

/** What a kind is covered with or made of. */
const SOURCES: Readonly<Partial<Record<Kind, Source>>> = {
  sofa: 'sofa',
  sectional: 'sofa',
  loveseat: 'sofa',
  chaise: 'sofa',
  daybed: 'sofa',
  ottoman: 'sofa',
  armchair: 'armchair',
  pouf: 'armchair',
  bench: 'armchair',
  'task chair': 'chair',
  rug: 'rug',
  'coffee table': 'wood',
  'side table': 'wood',
  'dining table': 'wood',
  desk: 'wood',
  'nest tables': 'wood',
  'media unit': 'wood',
  bookcase: 'wood',
  console: 'wood',
  nightstand: 'wood',
  dresser: 'wood',
  wardrobe: 'wood',
  sideboard: 'wood',
};

/**
 * The colours of a style for a kind of piece, always in the same order; an edit names one by its index. None where
 * there is no choice. For a rug the index is its `way`.
 */
export const coloursOf = ({ style }: Pick<Plan, 'style'>, kind: Kind): readonly ColourChoice[] =>
  choicesOf(style, kind).map(({ name, colour }) => ({ name, colour }));

/** The index of the colour that a piece has now; null where its kind has no choice. */
export function colourOf(plan: Pick<Plan, 'style' | 'seed' | 'look'>, piece: Piece): number | null {
  const choices = choicesOf(plan.style, piece.kind);
  if (choices.length === 0) return null;
  if (piece.kind === 'rug') return (piece.way ?? plan.seed) % choices.length;
  if (piece.colour !== undefined) return piece.colour;
  const room = roomBook(plan);
  const its = choices.findIndex(({ book }) => COVERS.some((key) => book[key] && isSame(book[key], room[key])));
  return Math.max(0, its);
}

/** The style's book as a piece of this colour needs it. */
export function inItsColour({ style, book }: { readonly style: Style; readonly book: StyleBook }, piece: Piece) {
  if (piece.colour === undefined) return book;
  return { ...book, ...choicesOf(style, piece.kind)[piece.colour]?.book };
}

function choicesOf(style: Style, kind: Kind): readonly Choice[] {
  const book = STYLE_BOOKS[style];
  const source = sourceOf(book, kind);
  const choices = source === undefined ? [] : CHOICES[source](book);
  return choices.length > 1 ? namedApart(choices) : [];
}

function sourceOf(book: StyleBook, kind: Kind): Source | undefined {
  if (kind === 'bed') return isPadded(book) ? 'headboard' : 'wood';
  if (kind === 'dining chair') return chairSource(book);
  return isOfStone(book, kind) ? undefined : SOURCES[kind];
}

/** Whether a bed has its headboard's cloth anywhere. */
function isPadded({ headboard, shapes }: StyleBook): boolean {
  if (shapes.bedBase === 'upholstered') return true;
  if (shapes.headboard === 'panel') return headboard.cloth === 'stripes';
  return !['slats', 'frame', 'cane', 'none'].includes(shapes.headboard);
}

/** Of dining chairs without a cushion those of metal have one colour alone. */
function chairSource({ shapes: { diningChair } }: StyleBook): Source | undefined {
  if (diningChair === 'spindle') return 'wood';
  return diningChair === 'metal' ? undefined : 'chair';
}

/** Whether a style makes a table of stone, glass and metal. */
function isOfStone({ shapes }: StyleBook, kind: Kind): boolean {
  if (kind === 'dining table') return shapes.diningTable === 'drum';
  const isLow = kind === 'coffee table' || kind === 'side table' || kind === 'nest tables';
  return isLow && ['drum', 'pebble', 'slab'].includes(shapes.coffeeTable);
}

const CHOICES: Readonly<Record<Source, (book: StyleBook) => readonly Choice[]>> = {
  sofa: ({ sofa, variety }) => covers('sofa', [sofa, ...variety.sofas]),
  armchair: ({ armchair, variety }) => covers('armchair', [armchair, ...variety.armchairs]),
  chair: ({ chair, armchair, variety }) => covers('chair', [chair, armchair, ...variety.armchairs]),
  headboard: (book) => {
    const { headboard, sofa, variety } = book;
    const all = [headboard, sofa, ...variety.sofas, ...variety.armchairs];
    return covers(
      'headboard',
      all.filter((fabric) => isPadded({ ...book, headboard: fabric })),
    );
  },
  wood: ({ wood, secondWood }) => [
    { name: woodName(wood), colour: wood.colour, book: { wood, secondWood } },
    { name: woodName(secondWood), colour: secondWood.colour, book: { wood: secondWood, secondWood: wood } },
  ],
  rug: ({ rugs }) => rugs.map((rug) => ({ name: rugName(rug), colour: rug.ground, book: {} })),
};

/** Of covers that are hardly distinguishable the first alone. */
const covers = (key: Cover, fabrics: readonly Fabric[]): readonly Choice[] =>
  fabrics
    .filter((fabric, at) => !fabrics.slice(0, at).some((before) => isSame(before, fabric)))
    .map((fabric) => ({ name: fabricName(fabric), colour: fabric.colour, book: { [key]: fabric } }));

const isSame = (a: Fabric, b: Fabric): boolean =>
  a.cloth === b.cloth && isAlike(a.colour, b.colour) && isAlike(a.colour2 ?? a.colour, b.colour2 ?? b.colour);

/** Choices that would have the same name are numbered. */
function namedApart(choices: readonly Choice[]): readonly Choice[] {
  return choices.map((choice, at) => {
    const before = choices.slice(0, at).filter(({ name }) => name === choice.name).length;
    return before === 0 ? choice : { ...choice, name: `${choice.name} ${before + 1}` };
  });
}
