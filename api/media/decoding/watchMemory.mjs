/**
 * A thread that ends its process when resident memory exceeds the limit. A thread, because decoders block the main
 * thread while they allocate. Plain JavaScript, because it must run before anything is loaded.
 */
import { workerData } from 'node:worker_threads';

setInterval(() => {
  if (process.memoryUsage.rss() > workerData.most) process.kill(process.pid, 'SIGKILL');
}, workerData.every);
