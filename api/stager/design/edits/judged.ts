/** What the rules of objections share. */
import type { Clearance, Piece, Plan, Room } from '../../contract.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
import { capital } from '../notes/countWords.js';
import { shortText, type Units } from '../../lengthText.js';

export interface Objection {
  /** of the pieces that it is about */
  readonly ids: readonly string[];
  readonly rule:
    | 'wall'
    | 'floor'
    | 'piece'
    | 'thing'
    | 'door'
    | 'hanging'
    | 'top'
    | 'distance'
    | 'way'
    | 'window'
    | 'back'
    | 'rug'
    | 'screen'
    | 'seat';
  /** a plan with a hard one is not staged; a soft one only warns */
  readonly hard: boolean;
  /** a sentence for the person */
  readonly words: string;
}

export interface Judged {
  readonly room: Room;
  readonly plan: Plan;
  readonly units: Units;
}

/** Metres by which furniture may reach into a wall or into other furniture: errors of the reading, and soft edges. */
export const SLACK = 0.02;

export const labelOf = ({ plan }: Judged, piece: Piece): string => pieceLabel(piece, plan.style);

/** Its name at the beginning of a sentence. */
export const nameOf = (judged: Judged, piece: Piece): string => capital(labelOf(judged, piece));

/** Whether a clearance is in its range, as far as lengths are known. */
export const isUsual = ({ metres, wanted: [least, most] }: Clearance): boolean =>
  metres >= least - SLACK && (most === null || metres <= most + SLACK);

/** "40 cm to 50 cm", "at least 60 cm". */
export function rangeText({ wanted: [least, most] }: Clearance, units: Units): string {
  return most === null
    ? `at least ${shortText(least, units)}`
    : `${shortText(least, units)} to ${shortText(most, units)}`;
}

type Rule = Pick<Objection, 'rule' | 'hard'>;

/** About one piece: its name and what it does. */
export const against = (judged: Judged, piece: Piece, rule: Rule, does: string): Objection => {
  return { ids: [piece.id], ...rule, words: `${nameOf(judged, piece)} ${does}` };
};

/** About two pieces: their names and what they do. */
export const againstBoth = (
  judged: Judged,
  [one, other]: readonly [Piece, Piece],
  rule: Rule,
  do_: string,
): Objection => {
  const names = `${nameOf(judged, one)} and ${labelOf(judged, other)}`;
  return { ids: [one.id, other.id], ...rule, words: `${names} ${do_}` };
};

/** Every two pieces once. */
export const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
