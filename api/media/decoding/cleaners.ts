import { bundleOf, createWarmProcesses } from '../../warmProcesses.js';
import { HEAP_MB } from './limits.js';

/** The processes that parse uploaded files. */
export const CLEANERS = createWarmProcesses({
  file: bundleOf('cleanChild'),
  execArgv: [`--max-old-space-size=${HEAP_MB}`],
  mostOrders: 20,
  idleMs: 30_000,
});
