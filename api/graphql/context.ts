/** What every resolver is handed. */
import type { Caller } from '../accounts/caller.js';
import type { Services } from '../services.js';

export interface GraphQLContext {
  readonly services: Services;
  /** Who asks, or null where nobody is signed in. */
  readonly caller: Caller | null;
}
