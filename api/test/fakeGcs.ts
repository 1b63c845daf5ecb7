/**
 * A server with the part of Google Cloud Storage that we use: the JSON API for the server, signed XML requests for
 * browsers. It keeps objects in memory and refuses what the service refuses.
 */
import { createHash, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CRC32C } from '@google-cloud/storage';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { refusalOf, type Signer } from './v4Signature.js';

interface FakeObject {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly cacheControl?: string;
  /** when it was written, ISO; default: now */
  readonly timeCreated?: string;
}

interface CorsRule {
  readonly origin: readonly string[];
  readonly method: readonly string[];
  readonly responseHeader: readonly string[];
}

export interface FakeGcs {
  readonly endpoint: string;
  readonly bucket: string;
  readonly objects: Map<string, FakeObject>;
  /** the permissions of the credentials */
  readonly permissions: Set<string>;
  cors: readonly CorsRule[];
  /** the page size of lists */
  pageSize: number;
  /** answers everything with 503 */
  down: boolean;
  /**
   * Runs work that requests a token while a fake of Google's token service answers, only to a signed assertion of the
   * key's account. Not for longer, because through msw's sockets a large answer stalls when it is read slowly.
   */
  withTokens<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Writes a service account's key file. */
  writeKeyFile(path: string, changes?: object): Promise<void>;
  close(): Promise<void>;
}

/** Where processes that cannot be given `withTokens` ask for tokens, see cluster/bucketTokens.mjs. */
const TOKEN_PATH = '/token';
const TOKEN = `token-${randomUUID()}`;
const PERMISSIONS = ['create', 'get', 'list', 'delete'].map((verb) => `storage.objects.${verb}`);

export async function startFakeGcs(bucket: string): Promise<FakeGcs> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signer: Signer = { email: 'stager@project.iam.gserviceaccount.com', publicKey };
  const sessions = new Map<
    string,
    { readonly key: string; readonly contentType: string; readonly cacheControl?: string }
  >();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const tokens = http.post('https://www.googleapis.com/oauth2/v4/token', async ({ request }) => {
    const { status, body } = answerOfTokens(await request.text(), signer);
    return HttpResponse.json(body, { status });
  });
  const fake: FakeGcs = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    objects: new Map(),
    permissions: new Set([...PERMISSIONS, 'storage.buckets.get']),
    cors: [],
    pageSize: 1000,
    down: false,
    async withTokens(work) {
      const google = setupServer(tokens);
      google.listen({ onUnhandledRequest: 'bypass' });
      try {
        return await work();
      } finally {
        google.close();
      }
    },
    async writeKeyFile(path, changes = {}) {
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
      const key = { type: 'service_account', project_id: 'p', private_key: pem, client_email: signer.email };
      await writeFile(path, JSON.stringify({ ...key, ...changes }));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', fake.endpoint);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (fake.down) return json(response, 503, failure(503, 'We are down.'));
    if (url.pathname === TOKEN_PATH) {
      const answer = answerOfTokens(body.toString(), signer);
      return json(response, answer.status, answer.body);
    }
    const [, below] = /^(?:\/upload)?\/storage\/v1\/b\/(.*)$/.exec(url.pathname) ?? [];
    if (below === undefined) return xml(request, response, url, body);
    // At an endpoint other than Google's own, the library starts and sends resumable uploads without its token.
    const anonymous = request.headers.authorization === undefined && /uploadType=resumable|upload_id=/.test(url.search);
    if (!anonymous && request.headers.authorization !== `Bearer ${TOKEN}`)
      return json(response, 401, failure(401, 'Login Required.'));
    const [name, , ...rest] = below.split('/').map(decodeURIComponent);
    if (name !== bucket) return json(response, 404, failure(404, 'The specified bucket does not exist.'));
    if (url.pathname.startsWith('/upload')) return upload(request, response, url, body);
    if (below.includes('/iam/')) {
      const asked = url.searchParams.getAll('permissions');
      return json(response, 200, { permissions: asked.filter((permission) => fake.permissions.has(permission)) });
    }
    if (below.endsWith('/o')) return list(response, url);
    if (rest.length === 0) {
      if (!fake.permissions.has('storage.buckets.get')) return json(response, 403, failure(403, 'Denied.'));
      return json(response, 200, { name, cors: fake.cors });
    }
    return object(request, response, url, rest.join('/'));
  }

  function upload(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const session = sessions.get(url.searchParams.get('upload_id') ?? '');
    if (session) return json(response, 200, keep(session.key, { ...session, bytes: body }));
    const key = url.searchParams.get('name') ?? '';
    if (url.searchParams.get('uploadType') === 'resumable') {
      const id = randomUUID();
      const { cacheControl } = JSON.parse(body.toString()) as FakeObject;
      const contentType = String(request.headers['x-upload-content-type']);
      sessions.set(id, { key, contentType, cacheControl });
      response.setHeader('location', `${fake.endpoint}/upload/storage/v1/b/${bucket}/o?upload_id=${id}`);
      return json(response, 200, {});
    }
    const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
    const [, described = '', content = ''] = body.toString('latin1').split(`--${boundary}`);
    const inside = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2);
    const { contentType, cacheControl } = JSON.parse(inside(described)) as FakeObject;
    return json(response, 200, keep(key, { contentType, cacheControl, bytes: Buffer.from(inside(content), 'latin1') }));
  }

  function keep(key: string, kept: FakeObject): object {
    fake.objects.set(key, { timeCreated: new Date().toISOString(), ...kept });
    return metadataOf(key, kept);
  }

  /** Lists in the order of the keys; a page's token is the last key of the previous page. */
  function list(response: ServerResponse, url: URL): void {
    if (!fake.permissions.has('storage.objects.list')) return json(response, 403, failure(403, 'Denied.'));
    const after = url.searchParams.get('pageToken') ?? '';
    const most = Math.min(Number(url.searchParams.get('maxResults') ?? 1000), fake.pageSize);
    const keys = [...fake.objects.keys()].filter((key) => key > after).sort();
    const page = keys.slice(0, most);
    const items = [...fake.objects].filter(([key]) => page.includes(key)).map(([key, kept]) => metadataOf(key, kept));
    json(response, 200, { items, ...(keys.length > most && { nextPageToken: page.at(-1) }) });
  }

  function metadataOf(name: string, { bytes, contentType, timeCreated }: FakeObject): object {
    const size = String(bytes.length);
    return { name, bucket, size, contentType, timeCreated, crc32c: checksum(bytes), generation: '1' };
  }

  function object(request: IncomingMessage, response: ServerResponse, url: URL, key: string): void {
    const found = fake.objects.get(key);
    if (!found) return json(response, 404, failure(404, `No such object: ${bucket}/${key}`));
    if (request.method === 'DELETE') {
      fake.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (url.searchParams.get('alt') !== 'media') return json(response, 200, metadataOf(key, found));
    return give(request, response, found);
  }

  function xml(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    if (request.method === 'OPTIONS') return preflight(request, response);
    allowOrigin(request, response);
    const refusal = url.pathname.startsWith(`/${bucket}/`) ? refusalOf(request, signer) : 'NoSuchBucket';
    if (refusal !== null) return refuse(response, refusal === 'NoSuchBucket' ? 404 : 403, refusal);
    if (request.method === 'PUT') {
      const [least = 0, most = Infinity] = String(request.headers['x-goog-content-length-range'] ?? '0,Infinity')
        .split(',')
        .map(Number);
      if (body.length > most) return refuse(response, 400, 'EntityTooLarge');
      if (body.length < least) return refuse(response, 400, 'EntityTooSmall');
      fake.objects.set(key, {
        bytes: body,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
        timeCreated: new Date().toISOString(),
      });
      response
        .setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`)
        .writeHead(200)
        .end();
      return;
    }
    const found = fake.objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const disposition = url.searchParams.get('response-content-disposition');
    if (disposition) response.setHeader('content-disposition', disposition);
    return give(request, response, found);
  }

  function preflight(request: IncomingMessage, response: ServerResponse): void {
    allowOrigin(request, response);
    response.writeHead(200).end();
  }

  /** Sends the CORS headers of the bucket's rule for the requesting page, if there is one. */
  function allowOrigin({ headers, method }: IncomingMessage, response: ServerResponse): void {
    const wanted = headers['access-control-request-method'] ?? method ?? '';
    const rule = fake.cors.find((each) => each.origin.includes(headers.origin ?? '') && each.method.includes(wanted));
    if (!rule) return;
    response.setHeader('access-control-allow-origin', headers.origin ?? '');
    response.setHeader('access-control-allow-methods', rule.method.join(','));
    response.setHeader('access-control-allow-headers', rule.responseHeader.join(','));
    response.setHeader('access-control-expose-headers', rule.responseHeader.join(','));
  }

  return fake;
}

/** What Google's token service answers: a token for an assertion that the key's account has signed. */
function answerOfTokens(
  form: string,
  { email, publicKey }: Signer,
): { readonly status: number; readonly body: object } {
  const assertion = new URLSearchParams(form).get('assertion') ?? '';
  const [head, claims = '', signature = ''] = assertion.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const genuine = verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'));
  const { iss } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iss: string };
  if (genuine && iss === email) {
    return { status: 200, body: { access_token: TOKEN, expires_in: 3600, token_type: 'Bearer' } };
  }
  return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } };
}

function give(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, contentType, cacheControl }: FakeObject,
): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
  response.setHeader('content-type', contentType).setHeader('content-length', part.length);
  response.setHeader('x-goog-stored-content-encoding', 'identity');
  response.setHeader('x-goog-hash', `crc32c=${checksum(bytes)}`);
  if (cacheControl) response.setHeader('cache-control', cacheControl);
  if (first !== undefined) response.setHeader('content-range', `bytes ${first}-${last}/${bytes.length}`);
  response.writeHead(first === undefined ? 200 : 206).end(request.method === 'HEAD' ? undefined : part);
}

function checksum(bytes: Buffer): string {
  const sum = new CRC32C();
  sum.update(bytes);
  return sum.toString();
}

const failure = (code: number, message: string) => ({ error: { code, message, errors: [{ message, reason: 'any' }] } });

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}
