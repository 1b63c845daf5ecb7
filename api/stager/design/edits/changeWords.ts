import type { Piece } from '../../contract.js';
import { STYLE_OPTIONS } from '../../../shared/stagingOptions.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
import { shortText, type Units } from '../../lengthText.js';
import { inWords, plural } from '../notes/countWords.js';
import { standsOn } from './itemsOn.js';
import { asSentence } from './asSentence.js';
import { distanceMoved, isSameRoom, planChanges, type ChangedPiece, type FurnishedRoom } from './planChanges.js';

/**
 * What changed between two plans of one photo, in one sentence: "Three-seat sofa moved 40 cm; armchair removed."
 * @param units of the lengths in it
 */
export function changeWords(before: FurnishedRoom, after: FurnishedRoom, units: Units): string {
  const changed = planChanges(before, after);
  const restyled = before.plan.style !== after.plan.style;
  const inDetail = changed.filter(({ changes }) => changes.includes('varied')).length;
  const same =
    before.plan.pieces.length - changed.filter(({ changes }) => ENDS.some((end) => changes.includes(end))).length;
  const allVaried = inDetail > 1 && inDetail === same;
  const telling = { before, after, restyled, allVaried, changed };
  const told = gathered(changed.flatMap((piece) => toldOf(telling, piece) ?? [])).map((alike) => wordsOf(alike, units));
  const lead = [
    ...(isSameRoom(before.room, after.room) ? [] : ['the room was read anew']),
    ...(restyled ? [`in ${styleName(after)} instead of ${styleName(before)}`] : []),
  ];
  if (told.length > 0)
    return asSentence([...lead, ...told, ...(allVaried && !restyled ? ['other details differ'] : [])]);
  if (lead.length > 0) return asSentence([...lead, 'all pieces as before']);
  return allVaried ? 'All pieces as before; only details differ.' : 'Nothing changed.';
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
}

/** null: it is told with another piece, or of all at once */
function toldOf(telling: Telling, piece: ChangedPiece): Told | null {
  const { before, after, changes } = piece;
  const [was, is] = [before && nameIn(telling.before, before), after && nameIn(telling.after, after)];
  if (was === null) return { name: is ?? '', acts: ['added'], metres: 0 };
  if (before === null || after === null) return { name: was, acts: ['removed'], metres: 0 };
  if (changes.includes('swapped')) return { name: was, acts: [`swapped for ${is}`], metres: 0 };
  const { restyled, allVaried } = telling;
  const isOther = !restyled && is !== was;
  const acts = changes.filter((change) => {
    if (change === 'resized') return !restyled && !isOther;
    return change !== 'varied' || (!restyled && !allVaried && !isOther);
  });
  if (!isOther && (acts.length === 0 || (acts.every(isOfPlace) && isCarried(telling, piece)))) return null;
  return {
    name: was,
    acts: [...acts, ...(isOther ? [`swapped for ${is}`] : [])],
    metres: distanceMoved(before, after),
  };
}

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
