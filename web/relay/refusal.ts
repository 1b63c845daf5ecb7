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

/** A problem with an item of a list is shown at the list: items.0.amount -> items. */
const fieldOf = (path: string) => path.replace(/\.\d+(\..*)?$/, '');

/** Of several problems with one field the first is shown. */
function fieldsOf({ fields = [] }: refusal$data): Record<string, string> {
  return Object.fromEntries(fields.map(({ path, message }) => [fieldOf(path), message]).toReversed());
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
