import { Refusal } from '../relay/refusal.js';
import { problemsOf, type Problems } from './problems.js';
import { notifyError, notifySuccess, wordsOf } from '../feedback/notify.js';

export interface OutcomeWords<Result> {
  /** text of the toast when it succeeds; without it the success shows in another way */
  readonly done?: string | ((result: Result) => string);
  /** offered beside `done` */
  readonly undo?: (result: Result) => void;
  /** text when it fails and the server sent no words of its own */
  readonly failed: string;
  /** how a refusal is shown: a toast in the server's words; a toast in `failed` alone; or the form, without a toast */
  readonly refusal?: 'toast' | 'fixed' | 'form';
}

/**
 * Reports whether a change succeeded.
 * @returns what a form shows when it was refused; null when it succeeded
 */
export async function reportOutcome<Result>(
  begun: Promise<Result>,
  { done, undo, failed, refusal = 'toast' }: OutcomeWords<Result>,
): Promise<Problems | null> {
  try {
    const result = await begun;
    if (done) {
      const action = undo && { label: 'Undo', onClick: () => undo(result) };
      void notifySuccess(typeof done === 'string' ? done : done(result), action);
    }
    return null;
  } catch (failure) {
    if (refusal === 'form') return problemsOf(failure, failed);
    void notifyError(refusal === 'fixed' ? failed : wordsOf(failure, failed));
    return failure instanceof Refusal ? problemsOf(failure, failed) : {};
  }
}
