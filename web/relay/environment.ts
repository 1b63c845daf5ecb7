import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchOperation } from './network.js';
import { subscribeOperation } from './subscriptions.js';

/** The application's only environment. */
export const environment = new Environment({
  network: Network.create(fetchOperation, subscribeOperation),
  store: new Store(new RecordSource(), {
    gcReleaseBufferSize: 20,
  }),
});
