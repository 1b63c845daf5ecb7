import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchOperation } from './network.js';
import { subscribeOperation } from './subscriptions.js';

/** A fresh environment with an empty store; the application has one, each test its own. */
export const createEnvironment = () =>
  new Environment({
    network: Network.create(fetchOperation, subscribeOperation),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: 5 * 60_000,
    }),
  });

export const environment = createEnvironment();
