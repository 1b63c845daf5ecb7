import type { NoteOutcome } from '../../../contract.js';
import { isUnderstood, NOT_UNDERSTOOD, type WordsPhrase } from './readWords.js';

/** The outcome of each phrase, as a report tells it. */
export const wordOutcomes = (phrases: readonly WordsPhrase[]): NoteOutcome[] =>
  phrases.map((phrase): NoteOutcome => {
    const { text } = phrase;
    if (isUnderstood(phrase)) return { text, outcome: 'done' };
    if (phrase.reason === NOT_UNDERSTOOD) return { text, outcome: 'not_understood' };
    return { text, outcome: 'refused', reason: phrase.reason };
  });
