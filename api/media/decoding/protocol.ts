/** What the server and its cleaning process say to one another. Files go by their paths, never through messages. */

export interface CleanOrder {
  /** path of the file as it was sent */
  readonly source: string;
  /** path of the file to write; the smaller pictures go beside it */
  readonly target: string;
  /** one of FORMATS */
  readonly mimeType: string;
}

/** What a sent file turned out to be, and where what is kept of it lies. */
export interface CleanFile {
  /** of the written file */
  readonly mimeType: string;
  /** pixels, upright */
  readonly width: number;
  readonly height: number;
  /** of a film, seconds */
  readonly duration: number | null;
  /** null for a film of which no picture could be made */
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
  /** The file is written. It counts even where the process ends before its last word. */
  | { readonly kind: 'written'; readonly file: CleanFile }
  /** The last word: the process takes another order. */
  | { readonly kind: 'done' }
  /** The file is at fault; a sentence for the user. */
  | { readonly kind: 'refused'; readonly message: string };

/** The file is at fault; the message is a sentence for the user. Only within the process: it starts with little. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
