import { Refusal } from '../relay/refusal.js';
import { problemsOf, type Problems } from './problems.js';
import { notifyError, notifySuccess, wordsOf } from '../feedback/notify.js';

interface Words<Result> {
  /** the toast's when it is done; without it there is another sign of that */
  readonly done?: string | ((result: Result) => string);
  /** when it is not, and the server sent no words of its own */
  readonly failed: string;
  /** says that it is not: a toast in the server's words; a toast in `failed` alone; or the form, without a toast */
  readonly refusal?: 'toast' | 'fixed' | 'form';
}

/**
 * Reports whether a change succeeded.
 * @returns what a form shows where it was refused; null where it is done
 */
export async function reportOutcome<Result>(
  begun: Promise<Result>,
  { done, failed, refusal = 'toast' }: Words<Result>,
): Promise<Problems | null> {
  try {
    const result = await begun;
    if (done) void notifySuccess(typeof done === 'string' ? done : done(result));
    return null;
  } catch (failure) {
    if (refusal === 'form') return problemsOf(failure, failed);
    void notifyError(refusal === 'fixed' ? failed : wordsOf(failure, failed));
    return failure instanceof Refusal ? problemsOf(failure, failed) : {};
  }
}
