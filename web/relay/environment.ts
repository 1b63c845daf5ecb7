import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchOperation } from './network.js';
import { subscribeOperation } from './subscriptions.js';

const store = new Store(new RecordSource(), {
  gcReleaseBufferSize: 20,
  // in steps between which the page can react; Relay's own scheduler runs all of them at once
  gcScheduler: (step) => void setTimeout(step),
});

/** The application's only environment. */
export const environment = new Environment({
  network: Network.create(fetchOperation, subscribeOperation),
  store,
});

/**
 * Removes what no page on show and none of the last 20 uses. Relay itself does so only when a page leaves those 20: a
 * person who goes back and forth between a few pages never has it, while each reading of a list leaves its old edges.
 */
export const tidyStore = () => store.scheduleGC();
