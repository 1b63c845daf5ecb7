/**
 * Whose request is being answered, for the audit log and the process's own log: what no function of a noun needs to
 * decide anything.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Requester {
  /** the client's address, see http/clientAddress.ts */
  readonly address: string;
}

const requesters = new AsyncLocalStorage<Requester>();

/** Runs what answers a request. */
export const answering = <T>(requester: Requester, work: () => T): T => requesters.run(requester, work);

/** Null outside of a request: in a worker, or on the command line. */
export const requesterNow = (): Requester | null => requesters.getStore() ?? null;
