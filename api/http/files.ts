/**
 * The links to stored files that this process serves itself: PUT accepts a file, GET and HEAD return one. A link works
 * for every holder until it expires.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { attachment } from '../storage/disposition.js';
import type { ByteRange } from '../storage/store.js';
import { refuseBody } from './refuseBody.js';
import { takeFile, type Sending } from './takeFile.js';

/** A stored file is a user's upload: browsers must neither run it as part of the site nor sniff its type. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
/** Objects never change, and links live for at least an hour. */
const CACHE_SECONDS = 3600;

type Exchange = Sending;

export async function handleFiles(
  request: IncomingMessage,
  response: ServerResponse,
  services: Exchange['services'],
): Promise<void> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== 'GET' && method !== 'PUT') {
    response.setHeader('allow', 'GET, HEAD, PUT');
    return refuse({ request, response }, 405, 'Expected GET, HEAD or PUT.');
  }
  const link = services.store.readLink(method, request.url ?? '');
  if (!link) return refuse({ request, response }, 403, 'This link is not valid.');
  if (link.expires * 1000 < Date.now())
    return refuse({ request, response }, 403, 'This link has expired. Ask for a new one.');
  const exchange = { request, response, services, link };
  if (method === 'GET') return give(exchange);
  const refused = await takeFile(exchange);
  if (refused) refuse(exchange, refused.status, refused.message);
}

async function give({ request, response, services: { store }, link }: Exchange): Promise<void> {
  const info = await store.info(link.key);
  if (!info) return refuse({ request, response }, 404, 'Not found.');
  const etag = `"${link.key.split('/').at(-1)}"`;
  const headers = {
    ...SAFE_HEADERS,
    etag,
    'cache-control': `private, max-age=${CACHE_SECONDS}`,
    'accept-ranges': 'bytes',
    'content-type': info.contentType,
    ...(link.anywhere && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(link.downloadName !== null && { 'content-disposition': attachment(link.downloadName) }),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = rangeOf(request.headers.range, info.size);
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${info.size}`);
    return refuse({ request, response }, 416, `The file has ${info.size} bytes.`);
  }
  const { start, end } = range ?? { start: 0, end: info.size - 1 };
  const body = request.method === 'HEAD' || info.size === 0 ? null : await store.read(link.key, { start, end });
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${info.size}` }),
  });
  if (!body) {
    response.end();
    return;
  }
  // An error from here on means that the reader disconnected: the status is sent already.
  await pipeline(body, response).catch(() => response.destroy());
}

/**
 * RFC 9110, 14.2: one range is served; several ranges or another unit are ignored. Not by range-parser: its version for
 * Node 20 refuses a suffix range that is longer than the file.
 */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

function refuse(exchange: Pick<Exchange, 'request' | 'response'>, status: number, message: string): void {
  refuseBody(exchange, { status, message, headers: SAFE_HEADERS });
}
