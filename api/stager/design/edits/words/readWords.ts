import type { Plan, PlanEdit, Room, StageRequest } from '../../../contract.js';
import type { Units } from '../../../lengthText.js';
import { NOTHING_KEPT } from '../../../kinds.js';
import { nextSeed } from '../../../random.js';
import { finish, type Steps } from '../../../steps.js';
import { openScene } from '../../arrange.js';
import { manyOf } from '../../notes/nouns.js';
import { meaningOf } from '../../notes/noteWords.js';
import { readNotes } from '../../notes/notes.js';
import { MOST_EDITS } from '../planEdit.js';
import { accept } from './accept.js';
import type { Answer, Context, Done } from './context.js';
import { nameOf } from './context.js';
import { count, furniture, more, remove } from './counting.js';
import { find } from './find.js';
import { like } from './like.js';
import { colour, resize, restyle, swap, vary } from './looks.js';
import { free, move, turn } from './moving.js';
import { readPhrases, type Phrase } from './phrases.js';
import type { Wish } from './wish.js';

export interface WordsContext {
  readonly room: Room;
  /** the present plan, which the edits change */
  readonly plan: Plan;
  /** default: metric */
  readonly units?: Units;
  /** surfaces to keep bare; default: none */
  readonly preserve?: StageRequest['preserve'];
  /** the present plans of the job's photos in their order, for "like photo 2"; null: that photo has none */
  readonly others?: readonly (Plan | null)[];
}

/** A phrase that is understood: what is done, which may be nothing where all is so already. */
export interface UnderstoodPhrase {
  /** in the person's words */
  readonly text: string;
  readonly edits: readonly PlanEdit[];
  /** in a few words, as "rug 25 % larger" */
  readonly meaning: string;
}

/** A phrase that is not understood, or that is not possible here. */
export interface RefusedPhrase {
  readonly text: string;
  /** the end of a sentence, as "only one armchair fits here" */
  readonly reason: string;
}

export type WordsPhrase = UnderstoodPhrase | RefusedPhrase;

export const NOT_UNDERSTOOD = 'not understood';

export const isUnderstood = (phrase: WordsPhrase): phrase is UnderstoodPhrase => 'edits' in phrase;

/** Whether a new arrangement is asked for, in which the other phrases are wishes. */
export const isRearranged = (phrases: readonly WordsPhrase[]): boolean =>
  phrases.some((phrase) => isUnderstood(phrase) && phrase.edits.some(({ act }) => act === 'arrange'));

/** All edits of the phrases, one after the other. */
export const editsOf = (phrases: readonly WordsPhrase[]): readonly PlanEdit[] =>
  phrases.flatMap((phrase) => (isUnderstood(phrase) ? phrase.edits : []));

/**
 * Reads a reviewer's comment as edits of the plan that is looked at: each phrase of the plan that the ones before have
 * changed. No edit breaks a hard rule. The same words, room and plan give the same edits.
 */
export const readWords = (text: string, context: WordsContext): readonly WordsPhrase[] =>
  finish(readWordsInSteps(text, context));

/** The same in steps: for each phrase, and for each piece of it. */
export function* readWordsInSteps(text: string, { room, plan, ...rest }: WordsContext): Steps<readonly WordsPhrase[]> {
  const phrases = readPhrases(text);
  if (phrases.some(({ wish }) => wish?.act === 'arrange')) return anew(phrases, plan);
  const { units = 'metric', preserve = NOTHING_KEPT, others = [] } = rest;
  const empty = openScene({ ...plan, room, preserve, notes: undefined }, new Map());
  let context: Context = { room, plan, units, preserve, others, empty, look: empty.look };
  const read: WordsPhrase[] = [];
  for (const { text: said, wish } of phrases) {
    yield;
    const answer = wish ? yield* answerTo(context, wish) : NOT_UNDERSTOOD;
    const done = typeof answer === 'string' ? answer : taken(context, answer, editsOf(read).length);
    if (typeof done === 'string') read.push({ text: said, reason: done });
    else {
      context = { ...context, plan: done.plan };
      read.push({ text: said, edits: done.edits, meaning: done.meaning });
    }
  }
  return read;
}

/** What is done with the plan after it; or why it cannot be. @param before edits of the phrases before */
function taken(context: Context, done: Done, before: number): (Done & Pick<Context, 'plan'>) | string {
  if (before + done.edits.length > MOST_EDITS) return `a comment can make at most ${MOST_EDITS} changes`;
  const plan = accept(context, done.edits);
  return typeof plan === 'string' ? plan : { ...done, plan };
}

function* answerTo(context: Context, wish: Wish): Steps<Answer> {
  switch (wish.act) {
    case 'arrange':
      return arranged(context.plan);
    case 'restyle':
      return restyle(context, wish);
    case 'like':
      return yield* like(context, wish);
    case 'colour':
      return yield* colour(context, wish);
    case 'resize':
      return yield* resize(context, wish);
    case 'count':
      return yield* count(context, wish);
    case 'more':
      return yield* more(context, wish);
    case 'remove':
      return yield* remove(context, wish);
    case 'furniture':
      return yield* furniture(context, wish);
    case 'move':
      return yield* move(context, wish);
    case 'turn':
      return yield* turn(context, wish);
    case 'swap':
      return yield* swap(context, wish);
    case 'free':
      return yield* free(context, wish);
    case 'vary':
      return yield* vary(context, wish);
    case 'keep':
      return keep(context, wish.what);
    case 'room':
      return `the ${wish.name} of the photo stay as they are`;
  }
}

function keep(context: Context, what: Extract<Wish, { act: 'keep' }>['what']): Answer {
  if (!what) return { edits: [], meaning: 'stays as it is' };
  const found = find(context, what);
  if (typeof found === 'string') return found;
  const [first] = found;
  const meaning = found.length > 1 ? `${manyOf(first.kind)} stay as now` : `${nameOf(context, first)} stays as now`;
  return { edits: [], meaning };
}

const arranged = ({ seed }: Plan): Done => ({
  edits: [{ act: 'arrange', seed: nextSeed(seed) }],
  meaning: 'a new arrangement',
});

/** Beside a new arrangement the other phrases are wishes for it, as notes are. */
function anew(phrases: readonly Phrase[], plan: Plan): readonly WordsPhrase[] {
  return phrases.map(({ text, wish }): WordsPhrase => {
    if (wish?.act === 'arrange') return { text, ...arranged(plan) };
    const [note] = readNotes(text, plan.roomType).phrases;
    const meaning = note ? meaningOf(note) : null;
    if (meaning !== null) return { text, edits: [], meaning };
    if (note?.reading === 'refused') return { text, reason: note.reason };
    return { text, reason: wish ? 'ask for this once the new arrangement is there' : NOT_UNDERSTOOD };
  });
}
