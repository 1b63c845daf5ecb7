import { IdempotencyStrategy, Storage, type Bucket } from '@google-cloud/storage';
import type { BucketSettings } from '../env.js';

/**
 * The bucket, with the credentials that Google's libraries find: GOOGLE_APPLICATION_CREDENTIALS, or the machine's own.
 * Sends no request yet.
 * @param options.patient retries failed requests for some seconds
 */
export function openBucket({ name, endpoint }: BucketSettings, { patient = true } = {}): Bucket {
  const storage = new Storage({
    ...(endpoint !== null && { apiEndpoint: endpoint, useAuthWithCustomEndpoint: true }),
    // Every key is written once by one writer, so all failed requests can be retried.
    retryOptions: { autoRetry: patient, idempotencyStrategy: IdempotencyStrategy.RetryAlways },
  });
  return storage.bucket(name);
}

/** The permissions that the store needs; upload links need the first one too. */
const NEEDED = [...['create', 'get', 'list', 'delete'].map((verb) => `storage.objects.${verb}`), 'storage.buckets.get'];

/** @returns the permissions that the credentials lack; rejects when the bucket is missing or cannot be reached */
export async function missingPermissions(bucket: Bucket): Promise<string[]> {
  const [granted] = await bucket.iam.testPermissions(NEEDED);
  return NEEDED.filter((permission) => !granted[permission]);
}
