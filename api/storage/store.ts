/** The object store: an interface with two implementations, the disk (default) and a cloud bucket. */
import type { Readable } from 'node:stream';
import type { OwnLink } from './ownLinks.js';

export interface ObjectInfo {
  /** bytes */
  readonly size: number;
  readonly contentType: string;
}

export interface StoredObject {
  readonly key: string;
  /** bytes */
  readonly size: number;
  /** when it was written */
  readonly modified: Date;
}

export interface SignedPutOptions {
  /** the only accepted content-type; null: any */
  readonly contentType: string | null;
  /** bytes; the exact size where `exactSize` is true, else the largest */
  readonly size: number;
  readonly exactSize: boolean;
  /** seconds from now */
  readonly expiresIn: number;
}

export interface SignedPut {
  /** Relative to the site's origin when this process serves it. */
  readonly url: string;
  /** Headers that the sender must send, by lower-case name; with `content-type` when only one type is accepted. */
  readonly headers: Readonly<Record<string, string>>;
}

interface SignedGetOptions {
  /** sends `content-disposition: attachment` with this name */
  readonly downloadName?: string;
  /** pages of other sites may show it, so that the link is one for pictures that are public anyway */
  readonly anywhere?: boolean;
}

/** The allowed size of a body, bytes. */
export interface SizeRule {
  readonly most: number;
  readonly least: number;
}

export interface SizedWrite {
  readonly contentType: string;
  readonly size: SizeRule;
}

export interface ByteRange {
  readonly start: number;
  /** offset of the last byte, inclusive */
  readonly end: number;
}

/** The body is larger or smaller than announced. */
export class WrongSizeError extends Error {
  override readonly name = 'WrongSizeError';
}

export interface ObjectStore {
  /** The origin that a content policy must allow for uploads and files; null: our own origin only. */
  readonly origin: string | null;
  /** A link that accepts one PUT of the file. A link for any type needs no headers. */
  signPut(key: string, options: SignedPutOptions): Promise<SignedPut>;
  /** A URL that answers GET and HEAD; the same URL for the same key within the hour, for the browser's cache. */
  signGet(key: string, options?: SignedGetOptions): Promise<string>;
  /** The key in a URL that `signPut` made, or null for any other URL. */
  keyOf(url: string): string | null;
  /**
   * Parses the URL of a request to this process; null when it is not a valid link. Expired links are returned too: see
   * `expires`.
   */
  readLink(method: 'GET' | 'PUT', url: string): OwnLink | null;
  info(key: string): Promise<ObjectInfo | null>;
  /** @throws Error when the object is missing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Copies the object to a file of this machine. */
  fetch(key: string, path: string): Promise<void>;
  /** Writes a stream atomically: the object exists as a whole or not at all. */
  write(key: string, body: Readable | Uint8Array, contentType: string): Promise<ObjectInfo>;
  /** @throws WrongSizeError as soon as the body breaks the rule; nothing is stored */
  writeSized(key: string, body: Readable, options: SizedWrite): Promise<ObjectInfo>;
  /** No error when the object is missing. */
  delete(key: string): Promise<void>;
  /**
   * All objects in batches of some hundreds, in no order. Concurrent writes and deletions may or may not be included.
   */
  list(): AsyncIterable<readonly StoredObject[]>;
  /** Removes leftovers of writes that failed before that time. @returns the number of removed files */
  removeUnfinished(before: Date): Promise<number>;
  /** @throws Error with a sentence for the operator when files can be neither written nor read */
  reach(): Promise<void>;
}
