import { join } from 'node:path';
import type { Env } from '../env.js';
import { secretFor } from '../secrets.js';
import { openDiskStore } from './disk.js';
import type { ObjectStore } from './store.js';

/** The configured store. Google's library loads slowly, so it is imported only for a bucket. */
export async function openStore(env: Env): Promise<ObjectStore> {
  const secret = secretFor('file links', env.secret);
  if (!env.bucket) return openDiskStore({ root: join(env.dataDir, 'files'), secret });
  const { openBucket } = await import('./gcsBucket.js');
  const { openGcsStore } = await import('./gcs.js');
  const { checkBucket } = await import('./checkBucket.js');
  const bucket = openBucket(env.bucket);
  await checkBucket(bucket, env.role === 'worker' ? null : env.publicUrl);
  return openGcsStore(bucket, secret);
}
