/** Node 20 gives a worker thread no loader of its own (`--import tsx` is not run there): plain JavaScript asks for it. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
