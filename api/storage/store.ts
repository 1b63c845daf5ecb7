/** Where files lie. One interface; disk by default, a cloud bucket in its place. */
import type { Readable } from 'node:stream';

export interface ObjectInfo {
  /** bytes */
  readonly size: number;
  readonly contentType: string;
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

export interface SignedGetOptions {
  /** sends `content-disposition: attachment` with this name */
  readonly downloadName?: string;
}

export interface ObjectStore {
  /** A URL that takes one PUT of the file. Relative to the site's origin where the store is served by this process. */
  signPut(key: string, options: SignedPutOptions): Promise<string>;
  /** A URL that answers GET and HEAD; the same URL for the same key within the hour, so that browsers can cache. */
  signGet(key: string, options?: SignedGetOptions): Promise<string>;
  /** The key of a URL that `signPut` made, or null for any other URL. */
  keyOf(url: string): string | null;
  info(key: string): Promise<ObjectInfo | null>;
  read(key: string): Promise<Readable>;
  /** Copies the object to a file of this machine. */
  fetch(key: string, path: string): Promise<void>;
  /** Streams into the store: there whole or not at all. */
  write(key: string, body: Readable | Uint8Array, contentType: string): Promise<ObjectInfo>;
  /** No error where there is nothing. */
  delete(key: string): Promise<void>;
}
