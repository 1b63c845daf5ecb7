/** Verifies Google's V4 signatures of URLs as the service does. */
import { createHash, verify, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Signer {
  readonly email: string;
  readonly publicKey: KeyObject;
}

/**
 * Rebuilds the canonical request from the received one.
 * @returns why the request is refused, or null when the link allows it
 */
export function refusalOf(request: IncomingMessage, signer: Signer): string | null {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const query = url.searchParams;
  const given = (name: string) => query.get(`X-Goog-${name}`) ?? '';
  const date = given('Date');
  const scope = `${date.slice(0, 8)}/auto/storage/goog4_request`;
  if (given('Algorithm') !== 'GOOG4-RSA-SHA256') return 'InvalidArgument';
  if (given('Credential') !== `${signer.email}/${scope}`) return 'InvalidCredential';
  const from = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Date.now() >= from - 1000 && Date.now() <= from + Number(given('Expires')) * 1000)) return 'ExpiredToken';

  const names = given('SignedHeaders').split(';');
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-goog-') && !names.includes(name));
  if (!names.includes('host') || unsigned.length > 0) return 'MalformedSecurityHeader';
  const headers = names.map((name) => `${name}:${name === 'host' ? url.hostname : request.headers[name]}\n`).join('');
  const signature = Buffer.from(given('Signature'), 'hex');
  query.delete('X-Goog-Signature');
  const pairs = [...query].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const canonical = [method, url.pathname, pairs.join('&'), headers, names.join(';'), 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = Buffer.from(['GOOG4-RSA-SHA256', date, scope, digest].join('\n'));
  return verify('RSA-SHA256', text, signer.publicKey, signature) ? null : 'SignatureDoesNotMatch';
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
