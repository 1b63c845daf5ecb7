import type { Transaction } from '../db/client.js';
import type { BusMessage } from './bus.js';

/** PostgreSQL's channel for all messages of the bus. */
export const CHANNEL = 'showhome';
/** The channel on which the triggers "tellChanged" send the ids of workspaces whose rows have changed. */
export const WORKSPACES = 'showhome_workspaces';

/** Sends at the commit of the transaction, so that receivers can read the change; without one at once. */
export async function notify(tx: Pick<Transaction, '$executeRaw'>, message: BusMessage): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(message)})`;
}
