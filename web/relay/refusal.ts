import { graphql, readInlineData } from 'relay-runtime';
import type { refusal$data, refusal$key } from '../__generated__/refusal.graphql.js';

/** The server's refusal of a request; the message is its sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param fields a sentence for each field whose rule is broken; empty when the refusal is about something else */
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The list of an item: items.0.amount -> items. */
const listOf = (path: string) => path.replace(/\.\d+(\..*)?$/, '');

/**
 * Of several problems with one field the first is kept. A problem with an item of a list is kept under its own path and
 * under the list's, for forms that show it there.
 */
function fieldsOf({ fields = [] }: refusal$data): Record<string, string> {
  const problems = fields.flatMap(({ path, message }) => [
    [path, message],
    [listOf(path), message],
  ]);
  return Object.fromEntries(problems.toReversed());
}

/** The refusal in an answer that selects it as `...refusal @alias`; null when the request succeeded. */
export function refusalOf(answered: refusal$key | null | undefined): Refusal | null {
  const problem = readInlineData(
    graphql`
      fragment refusal on Problem @inline {
        message
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    `,
    answered,
  );
  return problem ? new Refusal(problem.message, fieldsOf(problem)) : null;
}
