/** Requests of the tests of accounts. */
import { cookieOf, type HttpClient } from './httpClient.js';

let last = 0;
/** Every request has another address; otherwise the limits per address would stop the tests. */
export const newAddress = () => `198.51.100.${++last % 250}`;

export function post(
  server: HttpClient,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body: JSON.stringify(body),
  });
}

/** @returns the new session's cookie */
export async function signIn(
  server: HttpClient,
  { email, password }: { readonly email: string; readonly password: string },
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await post(server, '/api/auth/login', { email, password }, headers);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return cookieOf(answer);
}

/** 200 or 401: whether the cookie belongs to a session. */
export async function sessionStatus(server: HttpClient, cookie: string): Promise<number> {
  return (await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).status;
}
