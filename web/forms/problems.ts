import { Refusal } from '../relay/refusal.js';
import { wordsOf } from '../feedback/notify.js';

/** What is wrong with a form: by field, and under `form` what is about none of them. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * What a form shows of what failed.
 * @param otherwise the sentence where the server sent none
 */
export function problemsOf(failure: unknown, otherwise: string): Problems {
  const fields = failure instanceof Refusal ? failure.fields : {};
  return Object.keys(fields).length > 0 ? fields : { form: wordsOf(failure, otherwise) };
}
