/**
 * What the subscriptions share. A subscription hears the ids of what changed; what it answers is read anew for each of
 * them, within the caller's workspace and as far as the document asks.
 */
import type { Caller } from '../domain/caller.js';
import { notFound } from '../domain/errors.js';
import type { BusEvent, BusMessage } from '../messaging/bus.js';
import type { Services } from '../services.js';
import { chosen } from './chosen.js';
import { signedIn, type GraphQLContext } from './context.js';

type Ids = readonly string[];

/**
 * The row that an id names, as the caller may see it.
 * @param what names it in the sentence that says that there is none, e.g. 'Invoice'
 * @throws GraphQLError
 */
export async function reread<Row>(
  context: GraphQLContext,
  what: string,
  read: (caller: Caller, prisma: Services['prisma']) => PromiseLike<Row | null>,
): Promise<Row> {
  const row = await read(signedIn(context), context.services.prisma);
  if (row === null) throw notFound(`${what} not found`);
  return row;
}

interface Changes {
  /** the ids that a message concerns */
  readonly told: (message: BusMessage) => Ids | Promise<Ids>;
  /** the ids that may have changed while the bus's connection was lost: nobody knows what was said then */
  readonly missed: () => Ids | Promise<Ids>;
  /** come first */
  readonly initial?: Ids;
}

/** The ids of what changes, from this call on. */
export const changedIds = (
  events: AsyncIterableIterator<BusEvent>,
  { told, missed, initial }: Changes,
): AsyncIterableIterator<string> =>
  chosen(events, (event) => (event.kind === 'reconnected' ? missed() : told(event)), initial);

/** Longer than the bus takes to connect again; milliseconds. */
const LOST_FOR = 60_000;

/** Rows that may have changed while the bus's connection was lost, in Prisma's terms. */
export const changedLately = () => ({ updatedAt: { gt: new Date(Date.now() - LOST_FOR) } });
