/**
 * Takes in documents that this process has not validated lately: they take time of the only thread, which others wait
 * for. They cost their key something, and are read one by one, with pauses in which other requests are answered.
 */
import { createHash } from 'node:crypto';
import { setImmediate as others, setTimeout as wait } from 'node:timers/promises';
import { validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Caller } from '../domain/caller.js';
import { rateLimited, TooManyAttemptsError } from '../domain/errors.js';
import { tooLarge, LONGEST_DOCUMENT, MOST_ERRORS, tooDear } from '../graphql/documentLimits.js';
import { fairGate, LineIsFull } from '../media/fairGate.js';
import type { Documents } from './documents.js';
import type { KeyMeter } from './keyMeters.js';
import { isStored } from './tracedOperations.js';

/** Of a document that is read anew, one of cost for each started ten. */
const CHARACTERS_PER_COST = 10;
/** Valid documents that are remembered. */
const MOST_KNOWN = 1000;
/** Of one sender. */
const MOST_WAITING = 50;
/** The pause after a document, times what it took: reading documents leaves three quarters of the thread to others. */
const PAUSE = 3;

/** Of the context. */
interface Sent {
  readonly meter?: KeyMeter;
  readonly caller: Caller | null;
  readonly network: string;
  /** cost that was taken for reading the document; its execution takes what it costs beyond that */
  paid?: number;
}

const TOO_MANY = rateLimited(new TooManyAttemptsError(1, 'Too many new documents at once.'));

export interface NewDocuments {
  /**
   * @returns the cost that was taken
   * @throws GraphQLError when the document is too long, or the key may not ask for so much now
   */
  admit(text: string, sender: Omit<Sent, 'paid'>): Promise<number>;
  readonly plugin: Plugin<Sent>;
}

export function createNewDocuments(documents: Documents): NewDocuments {
  /** by hash; the one that was asked for the longest ago is first */
  const known = new Set<string>();
  const inTurn = fairGate({ most: 1, mostEach: 1, longestLine: MOST_WAITING });
  let began = 0;
  let took = 0;

  /** Resolves when it is the document's turn; it is read in the same turn of the event loop. */
  const turn = (side: string) =>
    new Promise<void>((resolve, reject) => {
      const read = async () => {
        [began, took] = [performance.now(), 0];
        resolve();
        await others();
        if (took > 0) await wait(took * PAUSE);
      };
      inTurn(side, read).catch((error: unknown) => reject(error instanceof LineIsFull ? TOO_MANY : error));
    });

  async function admit(text: string, { meter, caller, network }: Omit<Sent, 'paid'>): Promise<number> {
    if (text.length > LONGEST_DOCUMENT) {
      const size = `it has ${text.length} characters, at most ${LONGEST_DOCUMENT} are read`;
      throw tooLarge(`This document is too large: ${size}. Send values as variables.`);
    }
    const hash = hashOf(text);
    if (known.delete(hash)) {
      known.add(hash);
      return 0;
    }
    const cost = Math.ceil(text.length / CHARACTERS_PER_COST);
    try {
      await meter?.takeCost(cost);
    } catch (error) {
      throw error instanceof TooManyAttemptsError ? rateLimited(error) : error;
    }
    await turn(`${caller?.key?.id} ${network}`);
    return cost;
  }

  function remember(text: string): void {
    known.add(hashOf(text));
    const [oldest] = known;
    if (known.size > MOST_KNOWN && oldest) known.delete(oldest);
  }

  return {
    admit,
    plugin: {
      async onParams({ params, context }) {
        const sent = context as Sent;
        // anything else is refused later
        if (typeof params.query !== 'string' || isStored(documents, { params })) return;
        sent.paid = await admit(params.query, sent);
      },
      onParse: () => () => {
        took = performance.now() - began;
      },
      onValidate({ context, setValidationFn }) {
        setValidationFn((schema, document, rules, types, options) => {
          try {
            const refusal = tooDear(document);
            return refusal
              ? [refusal]
              : validate(schema, document, rules, { ...options, maxErrors: MOST_ERRORS }, types);
          } finally {
            took = performance.now() - began;
          }
        });
        return ({ valid }) => {
          const text = context.params.query;
          if (valid && text && !isStored(documents, context)) remember(text);
        };
      },
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
