/** The requests of a browser to a running server. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { PublicUser } from '../domain/caller.js';

export type PersonDetails = Partial<Record<'email' | 'password' | 'firstName' | 'lastName', string>>;

export interface SignedUp {
  /** for the `cookie` header */
  readonly cookie: string;
  readonly user: PublicUser;
  readonly email: string;
  readonly password: string;
}

export interface GraphQLAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

export interface HttpClient {
  readonly url: string;
  /** Registers a new person, who is then signed in. */
  register(details?: PersonDetails): Promise<SignedUp>;
  graphql<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    cookieOrKey?: string,
  ): Promise<GraphQLAnswer<Data>>;
}

/** The headers of a request by whoever has this cookie or key; left out: by nobody. */
export function headersOf(cookieOrKey: string | undefined): Record<string, string> {
  if (cookieOrKey === undefined) return {};
  return cookieOrKey.startsWith('sh_') ? { authorization: `Bearer ${cookieOrKey}` } : { cookie: cookieOrKey };
}

export function httpClient(url: string): HttpClient {
  return {
    url,
    async register(details = {}) {
      const email = details.email ?? `${randomUUID().slice(0, 13)}@example.com`;
      const password = details.password ?? randomBytes(9).toString('base64');
      const response = await fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
        body: JSON.stringify({ ...details, email, password }),
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return { cookie: cookieOf(response), user: (await response.json()) as PublicUser, email, password };
    },
    async graphql<Data>(document: string, variables: Record<string, unknown> = {}, cookieOrKey?: string) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headersOf(cookieOrKey) },
        body: JSON.stringify({ query: document, variables }),
      });
      return (await response.json()) as GraphQLAnswer<Data>;
    },
  };
}

/** The cookies of a response as a browser would send them back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Every registration has another address; otherwise the rate limit would stop the tests. */
const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`;
