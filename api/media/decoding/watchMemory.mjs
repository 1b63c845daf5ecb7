/**
 * A thread that ends its process when that takes too much resident memory. A thread, because the decoders block the
 * main one while they take it. Nothing of TypeScript: it has to run before anything is loaded.
 */
import { workerData } from 'node:worker_threads';

setInterval(() => {
  if (process.memoryUsage.rss() > workerData.most) process.kill(process.pid, 'SIGKILL');
}, workerData.every);
