import { createWarmProcesses } from '../../warmProcesses.js';
import { HEAP_MB } from './limits.js';

/** The processes that parse uploaded files. */
export const CLEANERS = createWarmProcesses({
  file: new URL('./cleanChild.ts', import.meta.url),
  execArgv: [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx'],
  mostOrders: 20,
  idleMs: 30_000,
});
