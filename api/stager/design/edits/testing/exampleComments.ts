/** Comments as people write them, and the rooms in which they are tried. */
import type { Plan } from '../../../contract.js';
import { attempt, requestOf } from '../../testing/requests.js';
import { applyEdits } from '../applyEdits.js';
import { hardObjections } from '../objections.js';
import { editsOf, isUnderstood, readWords } from '../words/readWords.js';

/** None of them speaks of one room alone. */
export const EXAMPLES = [
  'move the sofa to the window, bigger rug, no TV above the fireplace',
  'keep the path to the kitchen free; the armchair in blue',
  'more furniture',
  'less furniture. remove the plant',
  'turn the armchair to the fireplace, swap the armchair for a pouf',
  'two armchairs and two plants',
  'in japandi style, smaller bed, a darker desk',
  'move the bed to the left wall, a plant in the corner',
  'put the desk by the window and the chair next to it',
  'dining table closer to the window, six dining chairs',
  'add a floor lamp next to the armchair, fewer plants',
  'turn the sofa around, push the coffee table back',
  'move the armchair in front of the window, nothing in front of the door',
  'bigger sofa, bigger dining table, bigger bed, bigger desk',
  'another plant between the window and the door, centre the rug',
  'hang the picture lower, move the picture to the left',
];

export interface ArrangedRoom {
  readonly request: ReturnType<typeof requestOf>;
  readonly plan: Plan;
}

/** The rooms of so many seeds in which an arrangement is found. */
export const arrangedRooms = (count: number, first: number): ArrangedRoom[] =>
  Array.from({ length: count }, (_, at) => requestOf(first + at)).flatMap((request) => {
    const plan = attempt(request);
    return plan ? [{ request, plan }] : [];
  });

/** What an example does to a room. */
export interface Outcome {
  readonly words: string;
  /** phrases that change something */
  readonly changes: number;
  /** what speaks against the plan after it */
  readonly hard: readonly string[];
  /** whether it gives the same when it is read again */
  readonly isSame: boolean;
}

/** What each example does to a room, alone. The edits are applied without asking the rules, which are asked after. */
export const outcomesIn = ({ request: { room }, plan }: ArrangedRoom): Outcome[] =>
  EXAMPLES.map((words) => {
    const phrases = readWords(words, { room, plan });
    return {
      words,
      changes: phrases.filter((phrase) => isUnderstood(phrase) && phrase.edits.length > 0).length,
      hard: hardObjections(room, applyEdits(room, plan, editsOf(phrases)), 'metric').map((one) => one.words),
      isSame: JSON.stringify(readWords(words, { room, plan })) === JSON.stringify(phrases),
    };
  });
