/** Where files lie. One interface; disk by default, a cloud bucket in its place. */
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
  /** Relative to the site's origin where this process serves it. */
  readonly url: string;
  /** What the sender must send along, by lower-case name; `content-type` among them where only one is accepted. */
  readonly headers: Readonly<Record<string, string>>;
}

interface SignedGetOptions {
  /** sends `content-disposition: attachment` with this name */
  readonly downloadName?: string;
}

/** What a body must measure, bytes. */
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
  /** the last byte that belongs to it */
  readonly end: number;
}

/** The body is larger or smaller than what was announced. */
export class WrongSizeError extends Error {
  override readonly name = 'WrongSizeError';
}

export interface ObjectStore {
  /**
   * What pages must be allowed to send to and show from, as a source of a content policy; null: our own origin only.
   */
  readonly origin: string | null;
  /**
   * A link that takes one PUT of the file. One that takes any type needs no headers either: for senders that know of
   * none.
   */
  signPut(key: string, options: SignedPutOptions): Promise<SignedPut>;
  /** A URL that answers GET and HEAD; the same URL for the same key within the hour, so that browsers can cache. */
  signGet(key: string, options?: SignedGetOptions): Promise<string>;
  /** The key of a URL that `signPut` made, or null for any other URL. */
  keyOf(url: string): string | null;
  /**
   * What the URL of a request to this process allows; null where nothing. An expired link is returned: see `expires`.
   */
  readLink(method: 'GET' | 'PUT', url: string): OwnLink | null;
  info(key: string): Promise<ObjectInfo | null>;
  /** @throws Error where there is nothing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Copies the object to a file of this machine. */
  fetch(key: string, path: string): Promise<void>;
  /** Streams into the store: there whole or not at all. */
  write(key: string, body: Readable | Uint8Array, contentType: string): Promise<ObjectInfo>;
  /** @throws WrongSizeError as soon as the body breaks the rule; nothing stays behind */
  writeSized(key: string, body: Readable, options: SizedWrite): Promise<ObjectInfo>;
  /** No error where there is nothing. */
  delete(key: string): Promise<void>;
  /** All objects, some hundreds at a time, in no order. One that comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<readonly StoredObject[]>;
  /** Removes what is left of writes that broke off before that time. @returns how many files there were */
  removeUnfinished(before: Date): Promise<number>;
  /** @throws Error with a sentence for whoever runs the server, where files can be neither kept nor given */
  reach(): Promise<void>;
}
