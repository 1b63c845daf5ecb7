/** Sentences about an agent's notes: their meaning, before the order; their outcome, in the report. */
import type { NoteOutcome, Piece, Warning } from '../../contract.js';
import { capital, counted, inWords, plural, withArticle } from './countWords.js';
import type { Kind } from '../../kinds.js';
import type { Phrase } from './notes.js';
import { manyOf } from './nouns.js';

/** The request of a phrase in short: "2 armchairs", "no floor lamps or table lamps"; null where there is none. */
export function meaningOf(phrase: Phrase): string | null {
  if (phrase.reading === 'rearrange') return 'a new arrangement';
  if (phrase.reading !== 'wish') return null;
  const { kinds, count } = phrase;
  return `${count === 0 ? 'no' : count} ${kinds.map((kind) => (count === 1 ? kind : manyOf(kind))).join(' or ')}`;
}

/** The outcome of each phrase. */
export function outcomesOf(phrases: readonly Phrase[], pieces: readonly Pick<Piece, 'kind'>[]): NoteOutcome[] {
  return phrases.map((phrase): NoteOutcome => {
    const { text, reading } = phrase;
    if (reading === 'unknown') return { text, outcome: 'not_understood' };
    if (reading === 'refused') return { text, outcome: 'refused', reason: phrase.reason };
    if (reading === 'rearrange') return { text, outcome: 'done' };
    const wanted = phrase.count;
    const placedOf = (kind: Kind) => pieces.filter((piece) => piece.kind === kind).length;
    const kind = phrase.kinds.find((one) => placedOf(one) !== wanted);
    return kind
      ? { text, outcome: 'counted_otherwise', kind, wanted, placed: placedOf(kind) }
      : { text, outcome: 'done' };
  });
}

/** A warning for each phrase that was not carried out as written. */
export const noteWarnings = (outcomes: readonly NoteOutcome[]): Warning[] => outcomes.flatMap((one) => warningOf(one));

function warningOf(note: NoteOutcome): Warning[] {
  if (note.outcome === 'done') return [];
  if (note.outcome === 'counted_otherwise') return [{ code: 'wish_not_met', message: countSentence(note) }];
  const said =
    note.outcome === 'refused'
      ? `left out: ${note.reason}.`
      : 'not understood: notes may say "no plants" or "two armchairs".';
  return [{ code: 'note_ignored', message: `"${note.text}" was ${said}` }];
}

function countSentence({ kind, wanted, placed }: Extract<NoteOutcome, { readonly outcome: 'counted_otherwise' }>) {
  if (placed === 0) return `No ${kind} fits here.`;
  if (placed < wanted)
    return `Only ${placed === 1 ? `one ${kind} fits` : `${inWords(placed)} ${plural(kind)} fit`} here.`;
  const some = placed === 1 ? withArticle(kind) : counted(kind, placed);
  const asked = wanted === 0 ? 'none was' : wanted === 1 ? 'one was' : `${inWords(wanted)} were`;
  return `${capital(some)} ${placed === 1 ? 'was' : 'were'} added; ${asked} asked for.`;
}
