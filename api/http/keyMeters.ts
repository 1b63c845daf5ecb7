/**
 * What a key may use: requests, and the cost of its documents. A key that everybody may see counts for each network by
 * itself. Counted in this process; several processes allow a key several times as much. The headers are those of the
 * IETF's draft-ietf-httpapi-ratelimit-headers-10.
 */
import type { ServerResponse } from 'node:http';
import { isPublic, type Program } from '../domain/caller.js';
import { TooManyAttemptsError } from '../domain/errors.js';
import { HttpError } from './answer.js';

export interface KeyLimits {
  /** seconds after which both counts begin anew */
  readonly window: number;
  readonly requests: number;
  /** see graphql/cost.ts */
  readonly cost: number;
}

export const KEY_LIMITS: KeyLimits = { window: 60, requests: 600, cost: 60_000 };

/** Tells in the headers of its answer what is left. */
export interface KeyMeter {
  /** @throws HttpError 429 */
  takeRequest(): void;
  /** @throws TooManyAttemptsError when there is less left */
  takeCost(cost: number): void;
}

export interface KeyMeters {
  /**
   * @param network of the client
   * @param response null: over a socket
   */
  of(program: Program, network: string, response: ServerResponse | null): KeyMeter;
}

interface Use {
  /** milliseconds since 1970 */
  readonly until: number;
  requests: number;
  cost: number;
}

const MOST_KEPT = 10_000;

/** Whose use counts together: a secret key's wherever it is used, else what one network uses. */
export const countedAs = (program: Program, network: string): string =>
  isPublic(program) ? `${program.key.id} ${network}` : program.key.id;

export function createKeyMeters(limits: KeyLimits = KEY_LIMITS, now: () => number = Date.now): KeyMeters {
  const uses = new Map<string, Use>();
  const { window, requests, cost } = limits;
  const policy = `"requests";q=${requests};w=${window}, "cost";q=${cost};w=${window}`;

  function useOf(keyId: string): Use {
    const there = uses.get(keyId);
    if (there && there.until > now()) return there;
    if (uses.size >= MOST_KEPT) uses.clear();
    const use = { until: now() + window * 1000, requests: 0, cost: 0 };
    uses.set(keyId, use);
    return use;
  }

  const secondsLeft = ({ until }: Use) => Math.max(1, Math.ceil((until - now()) / 1000));

  function tell(response: ServerResponse | null, use: Use): void {
    if (!response || response.headersSent) return;
    const time = secondsLeft(use);
    const left = { requests: Math.max(0, requests - use.requests), cost: Math.max(0, cost - use.cost) };
    response.setHeader('ratelimit-policy', policy);
    response.setHeader('ratelimit', `"requests";r=${left.requests};t=${time}, "cost";r=${left.cost};t=${time}`);
  }

  return {
    of(program, network, response) {
      const id = countedAs(program, network);
      return {
        takeRequest() {
          const use = useOf(id);
          use.requests++;
          tell(response, use);
          if (use.requests <= requests) return;
          const seconds = secondsLeft(use);
          const words = `This key may send ${requests} requests in ${window} seconds. Try again in ${seconds} seconds.`;
          throw new HttpError(429, words, { 'retry-after': String(seconds) });
        },
        takeCost(wanted) {
          const use = useOf(id);
          const words = `This key may ask for a cost of ${cost} in ${window} seconds; this one has ${wanted}.`;
          if (use.cost + wanted > cost) throw new TooManyAttemptsError(secondsLeft(use), words);
          use.cost += wanted;
          tell(response, use);
        },
      };
    },
  };
}
