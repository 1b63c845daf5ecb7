import { IdempotencyStrategy, Storage, type Bucket } from '@google-cloud/storage';
import type { BucketSettings } from '../env.js';

/**
 * The bucket, with the credentials that Google's libraries find: GOOGLE_APPLICATION_CREDENTIALS, or the machine's own.
 * Nothing is asked of it yet.
 * @param options.patient sends again what failed on its way, for some seconds
 */
export function openBucket({ name, endpoint }: BucketSettings, { patient = true } = {}): Bucket {
  const storage = new Storage({
    ...(endpoint !== null && { apiEndpoint: endpoint, useAuthWithCustomEndpoint: true }),
    // Every key is written once, by one writer: whatever failed on its way can be sent again.
    retryOptions: { autoRetry: patient, idempotencyStrategy: IdempotencyStrategy.RetryAlways },
  });
  return storage.bucket(name);
}

/** What the store does with objects; the first is also what uploads by links need. */
const NEEDED = [...['create', 'get', 'list', 'delete'].map((verb) => `storage.objects.${verb}`), 'storage.buckets.get'];

/** @returns what the credentials lack on the bucket; rejects where it is not there or cannot be reached */
export async function missingPermissions(bucket: Bucket): Promise<string[]> {
  const [granted] = await bucket.iam.testPermissions(NEEDED);
  return NEEDED.filter((permission) => !granted[permission]);
}
