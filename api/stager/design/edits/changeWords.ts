import type { Piece } from '../../contract.js';
import { STYLE_OPTIONS } from '../../../shared/stagingOptions.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
import { colourOf, coloursOf } from '../../furniture/colours.js';
import { KINDS } from '../../kinds.js';
import { shortText, type Units } from '../../lengthText.js';
import { inWords, plural } from '../notes/countWords.js';
import { standsOn } from './itemsOn.js';
import { asSentence } from './asSentence.js';
import {
  distanceMoved,
  isRecoloured,
  isSameRoom,
  planChanges,
  type ChangedPiece,
  type FurnishedRoom,
  type PieceChange,
} from './planChanges.js';

/** With more changes than these, the small things that stand on furniture are told together. */
const MOST_IN_DETAIL = 6;

/**
 * What changed between two plans of one photo, in one sentence: "Three-seat sofa moved 40 cm; armchair removed."
 * @param units of the lengths in it
 */
export function changeWords(before: FurnishedRoom, after: FurnishedRoom, units: Units): string {
  const telling = comparing(before, after);
  const { changed, restyled, allVaried } = telling;
  const lead = [
    ...(isSameRoom(before.room, after.room) ? [] : ['the room was read anew']),
    ...(restyled ? [`in ${styleName(after)} instead of ${styleName(before)}`] : []),
  ];
  const told = changed.flatMap((piece) => toldOf(telling, piece) ?? []);
  if (told.length === 0) {
    if (lead.length > 0) return asSentence([...lead, 'all pieces as before']);
    return allVaried ? 'All pieces as before; only details differ.' : 'Nothing changed.';
  }
  const [all, large] = [gathered(told), gathered(told.filter(({ isSmall }) => !isSmall))];
  const isBrief = all.length > MOST_IN_DETAIL && large.length > 0 && large.length < all.length;
  const rest = isBrief ? ['small things differ'] : allVaried && !restyled ? ['other details differ'] : [];
  return asSentence([...lead, ...(isBrief ? large : all).map((alike) => wordsOf(alike, units)), ...rest]);
}

function comparing(before: FurnishedRoom, after: FurnishedRoom): Telling {
  const changed = planChanges(before, after);
  const inDetail = changed.filter(({ changes }) => changes.includes('varied')).length;
  const gone = changed.filter(({ changes }) => ENDS.some((end) => changes.includes(end))).length;
  const allVaried = inDetail > 1 && inDetail === before.plan.pieces.length - gone;
  return { before, after, restyled: before.plan.style !== after.plan.style, allVaried, changed };
}

/** The piece is there no longer. */
const ENDS = ['removed', 'swapped'] as const;

const styleName = ({ plan }: FurnishedRoom): string => STYLE_OPTIONS[plan.style].label;

interface Telling {
  readonly before: FurnishedRoom;
  readonly after: FurnishedRoom;
  readonly restyled: boolean;
  /** every piece that stayed: told once, not of each */
  readonly allVaried: boolean;
  readonly changed: readonly ChangedPiece[];
}

interface Told {
  readonly name: string;
  /** what became of it, without the distance */
  readonly acts: readonly string[];
  /** metres that it moved */
  readonly metres: number;
  /** it stands on furniture */
  readonly isSmall: boolean;
}

/** null: it is told with another piece, or of all at once */
function toldOf(telling: Telling, piece: ChangedPiece): Told | null {
  const { before, after } = piece;
  const [was, is] = [before && nameIn(telling.before, before), after && nameIn(telling.after, after)];
  const acts = actsOf(telling, piece, is !== was ? is : null);
  if (acts.length === 0 || (acts.every(isOfPlace) && isCarried(telling, piece))) return null;
  const kinds = [before, after].flatMap((one) => one?.kind ?? []);
  return {
    name: was ?? is ?? '',
    acts,
    metres: before && after ? distanceMoved(before, after) : 0,
    isSmall: kinds.every((kind) => KINDS[kind].standing === 'on'),
  };
}

/** @param renamed its name in the later plan, if that is another */
function actsOf(telling: Telling, piece: ChangedPiece, renamed: string | null): string[] {
  const { restyled, allVaried } = telling;
  const { changes } = piece;
  const colour = newColour(telling, piece);
  const isOther = changes.includes('swapped') || (renamed !== null && !restyled && !isEnd(changes));
  const told = changes.filter((change) => {
    if (change === 'swapped') return false;
    if (change === 'resized') return !restyled && !isOther;
    return change !== 'varied' || (!restyled && !isOther && (colour !== null || !allVaried));
  });
  const acts = told.map((change) => (change === 'varied' && colour !== null ? `changed to ${colour}` : change));
  return isOther ? [...acts, `swapped for ${renamed}`] : acts;
}

/** The name of the colour that a piece got; null: it has the same as before. */
function newColour({ after: { plan } }: Telling, { before, after }: ChangedPiece): string | null {
  if (!before || !after || !isRecoloured(before, after)) return null;
  return coloursOf(plan, after.kind)[colourOf(plan, after) ?? 0]?.name ?? null;
}

const isEnd = (changes: readonly PieceChange[]) => changes.includes('removed') || changes.includes('added');

const nameIn = ({ plan }: FurnishedRoom, piece: Piece): string => pieceLabel(piece, plan.style);

const isOfPlace = (change: string): boolean => change === 'moved' || change === 'turned';

/** Whether it only went along with the piece that it stands on. */
function isCarried({ changed }: Telling, { before, after }: ChangedPiece): boolean {
  if (!before || !after) return false;
  return changed.some(
    (base) =>
      base.before !== null &&
      base.after !== null &&
      base.before !== before &&
      base.changes.some(isOfPlace) &&
      standsOn(before, base.before) &&
      standsOn(after, base.after),
  );
}

/** Those of which the same is told, together. */
function gathered(told: readonly Told[]): readonly (readonly Told[])[] {
  const groups = new Map<string, Told[]>();
  for (const one of told) {
    const key = `${one.name} ${one.acts.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function wordsOf(alike: readonly Told[], units: Units): string {
  const [{ name, acts }] = alike as readonly [Told, ...Told[]];
  const count = alike.length;
  const distances = new Set(alike.map(({ metres }) => shortText(metres, units)));
  const farthest = shortText(Math.max(...alike.map(({ metres }) => metres)), units);
  const distance = distances.size > 1 ? `up to ${farthest}` : farthest;
  const done = acts.map((act) => (act === 'moved' ? `moved ${distance}` : act)).join(' and ');
  return `${count > 1 ? `${inWords(count)} ${plural(name)}` : name} ${done}`;
}
