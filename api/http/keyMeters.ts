/**
 * What a key may use: requests, and the cost of its documents. A key that everybody may see counts for each network by
 * itself. The counts are in the database, so all processes share them: each takes a share in advance, and asks again
 * when it is used up. All together never allow more than the limit; what one process has taken and does not use is lost
 * to the others until the window ends. The headers are those of the IETF's draft-ietf-httpapi-ratelimit-headers-10.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PrismaClient } from '../db/client.js';
import { isPublic, type Program } from '../domain/caller.js';
import { TooManyAttemptsError } from '../domain/errors.js';
import { takeUse, type Amounts, type KeyLimits } from '../keys/takeUse.js';
import { HttpError } from './answer.js';

export const KEY_LIMITS: KeyLimits = { window: 60, requests: 600, cost: 60_000 };

/** A process takes this part of a limit at once: 30 requests of 600. */
const SHARE = 1 / 20;

/** Tells in the headers of its answer what is left. */
export interface KeyMeter {
  /** Rejects with HttpError 429. */
  takeRequest(): Promise<void>;
  /**
   * Rejects with TooManyAttemptsError when there is less left.
   * @returns gives back what was not used; when the minute has ended since, nothing
   */
  takeCost(cost: number): Promise<(used: number) => void>;
}

export interface KeyMeters {
  /**
   * @param network of the client
   * @param response null: over a socket
   */
  of(program: Program, network: string, response: ServerResponse | null): KeyMeter;
}

/** What this process knows of a key's use. */
interface Use {
  /** see takeUse */
  window: number;
  /** milliseconds since 1970 */
  until: number;
  /** taken by this process and not used yet */
  own: Amounts;
  /** taken by nobody, when this process last asked */
  free: Readonly<Amounts>;
  asking: Promise<void> | null;
}

const NOTHING: Readonly<Amounts> = { requests: 0, cost: 0 };
/** Milliseconds before a refusal is told: a program that does not wait for its limit takes less of everybody's time. */
const REFUSED_AFTER = 1000;
/** Of holders. */
const MOST_KEPT = 10_000;

/** Whose use counts together: a secret key's wherever it is used, else what one network uses. */
export const countedAs = (program: Program, network: string): string =>
  isPublic(program) ? `${program.key.id} ${network}` : program.key.id;

/** @param mostKept whose use is known at once, 1 or more; for tests */
export function createKeyMeters(prisma: PrismaClient, limits = KEY_LIMITS, mostKept = MOST_KEPT): KeyMeters {
  /** the one that was asked for the longest ago is first */
  const uses = new Map<string, Use>();
  const { window, requests, cost } = limits;
  const policy = `"requests";q=${requests};w=${window}, "cost";q=${cost};w=${window}`;

  function useOf(holder: string): Use {
    const use = uses.get(holder) ?? { window: 0, until: 0, own: { ...NOTHING }, free: NOTHING, asking: null };
    const isNew = !uses.delete(holder);
    if (isNew && uses.size >= mostKept) makeRoom();
    uses.set(holder, use);
    return use;
  }

  /** What is forgotten before its window has ended is lost to its key, as this process has taken it. */
  function makeRoom(): void {
    const now = Date.now();
    for (const [holder, { until, asking }] of uses) if (until <= now && !asking) uses.delete(holder);
    for (const holder of uses.keys()) {
      if (uses.size < mostKept) return;
      uses.delete(holder);
    }
  }

  /** Takes more for this process. */
  async function askFor(use: Use, holder: string, amounts: Readonly<Amounts>): Promise<void> {
    const taken = await takeUse(prisma, { holder, limits, amounts });
    if (taken.window !== use.window) use.own = { ...NOTHING };
    use.own.requests += taken.granted.requests;
    use.own.cost += taken.granted.cost;
    Object.assign(use, { window: taken.window, until: Date.now() + taken.endsIn, free: taken.free });
  }

  /** @returns whether there was so much left */
  async function take(holder: string, what: keyof Amounts, wanted: number): Promise<boolean> {
    const use = useOf(holder);
    if (wanted > limits[what]) return false;
    for (;;) {
      const hasEnded = use.until <= Date.now();
      const own = hasEnded ? 0 : use.own[what];
      if (own >= wanted && !hasEnded) {
        use.own[what] -= wanted;
        return true;
      }
      if (!hasEnded && own + use.free[what] < wanted) return false;
      const more = Math.max(Math.ceil(limits[what] * SHARE), wanted - own);
      use.asking ??= askFor(use, holder, { ...NOTHING, [what]: more }).finally(() => (use.asking = null));
      await use.asking;
    }
  }

  const secondsLeft = (holder: string) => Math.max(1, Math.ceil((useOf(holder).until - Date.now()) / 1000));

  function tell(response: ServerResponse | null, holder: string): void {
    if (!response || response.headersSent) return;
    const [{ own, free }, time] = [useOf(holder), secondsLeft(holder)];
    const left = { requests: own.requests + free.requests, cost: own.cost + free.cost };
    response.setHeader('ratelimit-policy', policy);
    response.setHeader('ratelimit', `"requests";r=${left.requests};t=${time}, "cost";r=${left.cost};t=${time}`);
  }

  return {
    of(program, network, response) {
      const holder = countedAs(program, network);
      return {
        async takeRequest() {
          const isThere = await take(holder, 'requests', 1);
          if (!isThere) await wait(REFUSED_AFTER);
          tell(response, holder);
          if (isThere) return;
          const seconds = secondsLeft(holder);
          const words = `This key may send ${requests} requests in ${window} seconds. Try again in ${seconds} seconds.`;
          throw new HttpError(429, words, { 'retry-after': String(seconds) });
        },
        async takeCost(wanted) {
          const isThere = await take(holder, 'cost', wanted);
          const words = `This key may ask for a cost of ${cost} in ${window} seconds; this one has ${wanted}.`;
          if (!isThere) {
            await wait(REFUSED_AFTER);
            throw new TooManyAttemptsError(secondsLeft(holder), words);
          }
          tell(response, holder);
          const { window: takenIn } = useOf(holder);
          return (used) => {
            const use = useOf(holder);
            if (use.window === takenIn) use.own.cost += Math.max(0, wanted - used);
            tell(response, holder);
          };
        },
      };
    },
  };
}
