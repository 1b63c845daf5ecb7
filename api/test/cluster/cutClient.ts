/** A client behind the proxy that tells an answer from one that was cut off. */
import { setTimeout as wait } from 'node:timers/promises';
import { headersOf, httpClient, type GraphQLAnswer, type HttpClient } from '../httpClient.js';
import { CUT_HEADER } from './proxy.js';

/** The server died before its answer was whole: the request is carried out or not, and the client has to look. */
export class Cut extends Error {
  override readonly name = 'Cut';
}

/** Milliseconds from one try to the next, and for which nothing may be answered while a server is always there. */
const PAUSE_MS = 50;
const LONGEST_MS = 30_000;
/** Milliseconds in which the database ends what a dead process has sent it. */
const SETTLE_MS = 500;

/** A request that was answered; times of performance.now(). */
interface Answered {
  readonly asked: number;
  readonly answered: number;
}

export interface CutClient extends HttpClient {
  /** requests that were answered, and the number of those that were cut */
  readonly log: { readonly answers: Answered[]; cut: number };
  /** Requests, and reads the whole answer. @throws Cut; Error for an answer that is not of status 200 */
  get(path: string, cookieOrKey?: string): Promise<string>;
  /** Repeats what changes nothing until it is answered. */
  read<Result>(ask: () => Promise<Result>): Promise<Result>;
  /**
   * Makes a change once: where the answer is cut, looks whether it was made before it is tried again.
   * @param find what the change made; null: it was not made
   */
  change<Result>(make: () => Promise<Result>, find: () => Promise<Result | null>): Promise<Result>;
}

export function cutClient(url: string): CutClient {
  const log: CutClient['log'] = { answers: [], cut: 0 };

  async function ask(path: string, init: RequestInit): Promise<string> {
    const asked = performance.now();
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(url + path, init);
      text = await answer.text();
    } catch (error) {
      log.cut += 1;
      throw new Cut(`${path} was cut.`, { cause: error });
    }
    if (answer.status === 502 && answer.headers.has(CUT_HEADER)) {
      log.cut += 1;
      throw new Cut(`${path} was cut by the proxy.`);
    }
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    log.answers.push({ asked, answered: performance.now() });
    return text;
  }

  async function read<Result>(asked: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LONGEST_MS;
    for (;;) {
      try {
        return await asked();
      } catch (error) {
        if (!(error instanceof Cut) || performance.now() > deadline) throw error;
      }
      await wait(PAUSE_MS);
    }
  }

  return {
    url,
    log,
    register: httpClient(url).register,
    get: (path, cookieOrKey) => ask(path, { headers: headersOf(cookieOrKey) }),
    async graphql<Data>(query: string, variables: Record<string, unknown> = {}, cookieOrKey?: string) {
      const headers = { 'content-type': 'application/json', accept: 'application/json', ...headersOf(cookieOrKey) };
      const text = await ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      const answer = JSON.parse(text) as GraphQLAnswer<Data>;
      if (answer.errors) throw new Error(`${query} was answered with ${text}`);
      return answer;
    },
    read,
    async change(make, find) {
      for (;;) {
        try {
          return await make();
        } catch (error) {
          if (!(error instanceof Cut)) throw error;
        }
        await wait(SETTLE_MS);
        const made = await read(find);
        if (made !== null) return made;
      }
    },
  };
}
