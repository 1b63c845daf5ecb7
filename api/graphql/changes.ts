/**
 * Shared by the subscriptions. A subscription receives the ids of changed rows, and reads each row again within the
 * caller's workspace, with the fields that the document selects. Sockets share what is read: http/liveResults.ts.
 */
import type { Caller } from '../domain/caller.js';
import { notFound } from '../domain/errors.js';
import type { BusEvent, BusMessage } from '../messaging/bus.js';
import type { Services } from '../services.js';
import { chosen } from './chosen.js';
import { signedIn, type GraphQLContext } from './context.js';

type Ids = readonly string[];

/**
 * Reads the row of an id that the caller may see.
 * @param what its name in the sentence when there is none, e.g. 'Invoice'
 * @throws GraphQLError
 */
export async function reread<Row>(
  context: GraphQLContext,
  what: string,
  read: (caller: Caller, prisma: Services['prisma']) => PromiseLike<Row | null>,
): Promise<Row> {
  const row = await read(signedIn(context), context.services.prisma);
  if (row === null) throw notFound(`${what} not found.`);
  return row;
}

/** A changed row, as the root value of a subscription's execution. */
export interface Change {
  readonly id: string;
  /** what told of it; null: the state that a subscription begins with */
  readonly event: BusEvent | null;
}

interface Changes {
  /** the ids that a message concerns */
  readonly told: (message: BusMessage) => Ids | Promise<Ids>;
  /** the ids that may have changed while the bus was disconnected */
  readonly missed: () => Ids | Promise<Ids>;
  /** ids to send first */
  readonly initial?: Ids;
}

/** The changed rows of one subscription: an iterator for one reader, or shared by many (http/liveResults.ts). */
export interface ChangedRows extends AsyncIterableIterator<Change> {
  /** Takes out what the subscription begins with. What is left is the same for all subscribers of the workspace. */
  takeFirst(): readonly Change[];
}

/** The changed rows, from this call on. */
export function changedRows(
  events: AsyncIterableIterator<BusEvent>,
  { told, missed, initial = [] }: Changes,
): ChangedRows {
  const first: Change[] = initial.map((id) => ({ id, event: null }));
  const later = chosen<BusEvent, Change>(events, async (event) => {
    const ids = await (event.kind === 'reconnected' ? missed() : told(event));
    return ids.map((id) => ({ id, event }));
  });
  return {
    async next() {
      const value = first.shift();
      return value ? { done: false, value } : later.next();
    },
    async return() {
      first.length = 0;
      await later.return?.();
      return { done: true, value: undefined };
    },
    takeFirst: () => first.splice(0),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Milliseconds, longer than the bus takes to reconnect. */
const LOST_FOR = 60_000;

/** A Prisma filter for rows that may have changed while the bus was disconnected. */
export const changedLately = () => ({ updatedAt: { gt: new Date(Date.now() - LOST_FOR) } });
