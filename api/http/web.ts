/**
 * The built web application: its files, and its page for every path that the router in the browser knows. For all other
 * paths the page is sent with 404 and shows that.
 *
 * Not by sirv: it cannot send that 404, and it ends the process when a file disappears while it is read (a build during
 * operation).
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import mime from 'mime';
import { HttpError, type Handler } from './answer.js';
import { pagePolicy, STRIPE_HEADERS, type Guests } from './securityHeaders.js';
import { withPreloads, type WebPage } from './withPreloads.js';

const PAGE_TYPE = 'text/html; charset=utf-8';
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|manifest|wasm))/;
/** Vite puts a content hash into these names. */
const HASHED = /^\/assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const BROTLI_QUALITY = 9;

interface WebFile {
  readonly modified: number;
  readonly headers: Readonly<Record<string, string>>;
  /** by content-encoding; made at the first request */
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'identity' | 'br' | 'gzip';

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

interface WebOptions {
  /** the output of Vite */
  readonly folder: string;
  /** see Guests */
  readonly storeOrigin: string | null;
  /** the page that allows Stripe; null: none */
  readonly checkoutPath: string | null;
  /** whether the request has a cookie of ours; its session may have ended */
  readonly hasSession: (request: IncomingMessage) => Promise<boolean>;
}

export function webHandler({ folder, storeOrigin, checkoutPath, hasSession }: WebOptions): Handler {
  const open = reader(folder, { storeOrigin, stripe: false });
  const openCheckout = reader(folder, { storeOrigin, stripe: true });

  /** The router's page for the path. Without a list of pages in the build, every path may be one. */
  async function pageAt(path: string): Promise<WebPage | undefined> {
    const list = await open(PAGES);
    if (!list) return { path, files: [] };
    const pages = JSON.parse((await bodyOf(list, 'identity')).toString('utf8')) as WebPage[];
    return pages.find((page) => patternOf(page.path).test(path));
  }

  return async (request, response) => {
    const path = pathOf(request);
    if (isNoPage(path)) throw new HttpError(404, 'Not found.');
    const file = await open(path);
    if (file) return send(request, response, file);
    if (extname(path) !== '') throw new HttpError(404, 'Not found.');
    const index = await (path === checkoutPath ? openCheckout : open)('/index.html');
    if (!index) throw new HttpError(404, NOT_BUILT);
    const page = await pageAt(path);
    const status = page ? 200 : 404;
    // A visitor is led from most pages to the login: their files would be loaded in vain.
    const isOpened = page !== undefined && (await hasSession(request));
    await send(request, response, isOpened ? await preloading(index, page) : index, status);
  };
}

interface ServedScript {
  /** the output of api/setup/embeds.mjs */
  readonly folder: string;
  readonly name: string;
  /** for which a browser need not ask again */
  readonly seconds: number;
}

/** A script of ours that pages of any site may load. */
export function scriptHandler({ folder, name, seconds }: ServedScript): Handler {
  const open = reader(folder, { storeOrigin: null, stripe: false });
  const own = { 'cache-control': `public, max-age=${seconds}`, 'cross-origin-resource-policy': 'cross-origin' };
  return async (request, response) => {
    const file = await open(`/${name}`);
    if (!file) throw new HttpError(404, NOT_BUILT);
    await send(request, response, { ...file, headers: { ...file.headers, ...own } });
  };
}

/** The router's paths, as web/pagePaths.ts writes them. */
const PAGES = '/.vite/pages.json';

/** A path as the router matches it: in any case, with or without a trailing slash. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

/** Reads files of the folder and caches them until they change. Null when there is none. */
function reader(folder: string, guests: Guests): (path: string) => Promise<WebFile | null> {
  const root = resolve(folder);
  const files = new Map<string, WebFile>();

  return async (path) => {
    const file = resolve(join(root, path));
    if (!file.startsWith(root + sep)) return null;
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    const known = files.get(path);
    if (known?.modified === info.mtimeMs) return known;
    const fresh = describe({ path, body: await readFile(file), modified: info.mtimeMs, guests });
    files.set(path, fresh);
    return fresh;
  };
}

/** Paths that scanners request in search of secrets and of other software. */
const PROBED = /^\/(metrics|actuator|server-status|wp-admin|wp-content|cgi-bin|phpmyadmin)(\/|$)/i;

/** Paths that the router cannot know: its paths have no segment that begins with a dot. */
const isNoPage = (path: string) => PROBED.test(path) || /(^|\/)\./.test(path);

const NOT_BUILT = 'The web application is not built. Run `npm run build:web`.';

function pathOf(request: IncomingMessage): string {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!path.includes('\0')) return path;
  } catch {
    // falls through to the refusal
  }
  throw new HttpError(400, 'The address is malformed.');
}

function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

interface ReadFile {
  readonly path: string;
  readonly body: Buffer;
  readonly modified: number;
  readonly guests: Guests;
}

function describe({ path, body, modified, guests }: ReadFile): WebFile {
  const type = contentTypeOf(path);
  const headers = {
    'content-type': type,
    'cache-control': HASHED.test(path) ? FOREVER : ASK_AGAIN,
    etag: etagOf(body),
    ...(COMPRESSIBLE.test(type) && { vary: type === PAGE_TYPE ? 'accept-encoding, cookie' : 'accept-encoding' }),
    ...(type === PAGE_TYPE && { 'content-security-policy': pagePolicy(body.toString('utf8'), guests) }),
    ...(guests.stripe && STRIPE_HEADERS),
  };
  return { modified, headers, bodies: new Map([['identity', Promise.resolve(body)]]) };
}

/** The router's page with the files that it needs. */
async function preloading(index: WebFile, { files }: WebPage): Promise<WebFile> {
  const html = withPreloads((await bodyOf(index, 'identity')).toString('utf8'), files);
  const body = Buffer.from(html);
  const headers = { ...index.headers, etag: etagOf(body) };
  return { ...index, headers, bodies: new Map([['identity', Promise.resolve(body)]]) };
}

const etagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

async function send(request: IncomingMessage, response: ServerResponse, file: WebFile, status = 200): Promise<void> {
  if (status === 200 && request.headers['if-none-match'] === file.headers.etag) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const encoding = encodingFor(request, file);
  const body = await bodyOf(file, encoding);
  response.writeHead(status, {
    ...file.headers,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor(request: IncomingMessage, file: WebFile): Encoding {
  if (!file.headers.vary) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function bodyOf(file: WebFile, encoding: Encoding): Promise<Buffer> {
  const made = file.bodies.get(encoding);
  if (made) return made;
  const plain = file.bodies.get('identity') as Promise<Buffer>;
  const body = plain.then((bytes) => (encoding === 'identity' ? bytes : compress[encoding](bytes)));
  file.bodies.set(encoding, body);
  return body;
}
