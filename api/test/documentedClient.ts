import { headersOf } from './httpClient.js';

/**
 * The client that the specification describes: every request sends its cookie, bodies are JSON, and an answer without
 * success becomes an error "STATUS: BODY", or "STATUS: STATUS TEXT" when the body is empty.
 */
export interface DocumentedClient {
  /** the answer, parsed if it is JSON; undefined without a body */
  send(method: string, path: string, body?: unknown): Promise<unknown>;
  /** for the one read whose 401 means that nobody is signed in */
  sendOrNull(method: string, path: string): Promise<unknown>;
}

/** @param cookieOrKey left out: nobody is signed in */
export function documentedClient(url: string, cookieOrKey?: string): DocumentedClient {
  async function request(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { ...headersOf(cookieOrKey), ...(body !== undefined && { 'content-type': 'application/json' }) };
    return fetch(new URL(path, url), { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  async function read(response: Response): Promise<unknown> {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`);
    if (text === '') return undefined;
    return response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : text;
  }

  return {
    send: async (method, path, body) => read(await request(method, path, body)),
    async sendOrNull(method, path) {
      const response = await request(method, path);
      return response.status === 401 ? null : read(response);
    },
  };
}
