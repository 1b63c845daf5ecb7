/** The messages between the server and its cleaning process. They pass files by path. */

export interface CleanOrder {
  /** path of the uploaded file */
  readonly source: string;
  /** path of the file to write; the smaller pictures are written beside it */
  readonly target: string;
  /** one of FORMATS */
  readonly mimeType: string;
}

/** The cleaned file, and its path. */
export interface CleanFile {
  /** of the written file */
  readonly mimeType: string;
  /** pixels, upright */
  readonly width: number;
  readonly height: number;
  /** of a film, seconds */
  readonly duration: number | null;
  /** null for a film without a poster */
  readonly renditions: RenditionFiles | null;
}

/** Paths. */
export interface RenditionFiles {
  /** JPEG */
  readonly preview: string;
  /** WebP */
  readonly thumbnail: string;
}

export type CleanMessage =
  /** The file is written. It is kept even if the process ends before `done`. */
  | { readonly kind: 'written'; readonly file: CleanFile }
  /** The last message: the process is ready for another order. */
  | { readonly kind: 'done' }
  /** The file is invalid; a sentence for the user. */
  | { readonly kind: 'refused'; readonly message: string };

/** The file is invalid; the message is a sentence for the user. Used inside the process, which loads few modules. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
