/** better-auth's cookie: TOKEN.SIGNATURE, percent-encoded; the signature is HMAC-SHA-256 in base 64. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Auth } from '../auth.js';

/** The token in a request's `cookie` header, or null when there is none with our signature. */
export async function readSessionCookie(auth: Auth, cookies: string): Promise<string | null> {
  const { authCookies, secret } = await auth.$context;
  return verifiedToken(cookieValue(cookies, authCookies.sessionToken.name), secret);
}

/** The `set-cookie` header that continues a session under this token. */
export async function writeSessionCookie(auth: Auth, token: string): Promise<string> {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const value = encodeURIComponent(`${token}.${sign(token, secret).toString('base64')}`);
  const secure = attributes.secure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${sessionConfig.expiresIn}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

const sign = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest();

/** @param header a request's `cookie` */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

function verifiedToken(value: string | null, secret: string): string | null {
  if (value === null) return null;
  const [, token, signature] = /^(.+)\.([^.]+)$/.exec(decode(value)) ?? [];
  if (token === undefined || signature === undefined) return null;
  const expected = sign(token, secret);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
