/** Links that this process serves itself: the query holds everything that a link allows, and is signed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObjectKey } from './keys.js';

/** The path at which api/http/files.ts serves them. */
const FILES_PATH = '/files/';

export interface OwnLink {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  /** seconds since 1970 */
  readonly expires: number;
  /** of a PUT: the only accepted content-type; null: any */
  readonly contentType: string | null;
  /** of a PUT, bytes */
  readonly size: number | null;
  readonly exactSize: boolean;
  /** of a GET: sent as an attachment under this name */
  readonly downloadName: string | null;
  /** of a GET: pages of other sites may show it */
  readonly anywhere?: boolean;
}

/** The link as a URL relative to the site's origin. */
export function linkUrl(link: OwnLink, secret: string): string {
  const query = new URLSearchParams({ expires: String(link.expires) });
  if (link.contentType !== null) query.set('type', link.contentType);
  if (link.size !== null) query.set(link.exactSize ? 'size' : 'most', String(link.size));
  if (link.downloadName !== null) query.set('name', link.downloadName);
  if (link.anywhere) query.set('anywhere', '');
  query.set('signature', signatureOf(link, secret).toString('base64url'));
  return `${FILES_PATH}${link.key}?${query}`;
}

/** The key in one of our URLs, without checking its signature; null for any other URL. */
export function keyOfUrl(url: string): string | null {
  const path = pathOf(url);
  if (!path?.startsWith(FILES_PATH)) return null;
  const key = path.slice(FILES_PATH.length);
  return isObjectKey(key) ? key : null;
}

/**
 * Parses a link from the URL of a request.
 * @returns null when it is not our link, was altered, or was made for the other method. The caller checks `expires`
 */
export function readLink(method: 'GET' | 'PUT', url: string, secret: string): OwnLink | null {
  const key = keyOfUrl(url);
  if (key === null) return null;
  const query = new URL(url, 'http://files').searchParams;
  const exactSize = query.has('size');
  const size = query.get(exactSize ? 'size' : 'most');
  const link: OwnLink = {
    method,
    key,
    expires: Number(query.get('expires')),
    contentType: query.get('type'),
    size: size === null ? null : Number(size),
    exactSize,
    downloadName: query.get('name'),
    anywhere: query.has('anywhere'),
  };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = signatureOf(link, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? link : null;
}

function signatureOf(link: OwnLink, secret: string): Buffer {
  const { method, key, expires, contentType, size, exactSize, downloadName, anywhere } = link;
  const more = anywhere ? ['anywhere'] : [];
  const text = JSON.stringify([method, key, expires, contentType, size, exactSize, downloadName, ...more]);
  return createHmac('sha256', secret).update(text).digest();
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://files').pathname);
  } catch {
    return null;
  }
}
