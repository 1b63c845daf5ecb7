import { Refusal } from '../relay/refusal.js';
import { wordsOf } from '../feedback/notify.js';

/** What is wrong with a form: by field, and under `form` what belongs to no field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * The problems that a form shows after a failure.
 * @param otherwise the sentence when the server sent none
 */
export function problemsOf(failure: unknown, otherwise: string): Problems {
  const fields = failure instanceof Refusal ? failure.fields : {};
  return Object.keys(fields).length > 0 ? fields : { form: wordsOf(failure, otherwise) };
}
