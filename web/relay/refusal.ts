import { graphql, readInlineData } from 'relay-runtime';
import type { refusal$data, refusal$key } from '../__generated__/refusal.graphql.js';

/** What the server answers where it does not do what it was asked; the message is its sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param fields a sentence for each field whose rule is broken; none where it is about something else */
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** What is wrong with an item of a list is the list's: items.0.amount -> items. */
const fieldOf = (path: string) => path.replace(/\.\d+(\..*)?$/, '');

/** Of several problems with one field the first is told. */
function fieldsOf({ fields = [] }: refusal$data): Record<string, string> {
  return Object.fromEntries(fields.map(({ path, message }) => [fieldOf(path), message]).toReversed());
}

/** Of an answer that has the refusal in it as `...refusal @alias`; null where what was asked is done. */
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
