/** What the server and its decoding process say to one another. Pictures go through files, never through messages. */

export interface DecodeOrder {
  /** `heic`: a whole picture; `poster`: one picture of a film */
  readonly what: 'heic' | 'poster';
  /** path of the file to read */
  readonly source: string;
  /** path of the JPEG to write */
  readonly target: string;
}

export type DecodeAnswer =
  | { readonly kind: 'written' }
  /** The file is at fault; a sentence for the user. */
  | { readonly kind: 'refused'; readonly message: string };

/** The file is at fault; the message is a sentence for the user. Only within the process: it starts with little. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
