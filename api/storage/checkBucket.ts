/** Checks the bucket once before anything else starts, so that errors are found before the first upload. */
import type { Bucket } from '@google-cloud/storage';
import { SettingsError } from '../env.js';
import { LENGTH_RANGE } from './gcs.js';
import { missingPermissions } from './gcsBucket.js';
import { explainBucket, GRANT } from './gcsSentences.js';

/** Headers without which no upload works. */
const SENT_HEADERS = ['Content-Type', LENGTH_RANGE];
/** The upload widget reads it, but works without it. */
const READ_HEADERS = ['ETag'];
const PREFLIGHT_SECONDS = 3600;

/**
 * @param origin of the pages that upload to the bucket; null when this process serves none
 * @throws SettingsError: a sentence with the fault and its remedy
 */
export async function checkBucket(bucket: Bucket, origin: string | null): Promise<void> {
  const { missing, cors } = await look(bucket).catch((error: unknown) => {
    throw new SettingsError(explainBucket(bucket, error), { cause: error });
  });
  if (missing.length > 0) {
    throw new SettingsError(
      `The credentials lack ${missing.join(', ')} on the bucket ${bucket.name}: ${GRANT(bucket)}`,
    );
  }
  if (origin === null || cors.some((rule) => lets(rule, origin))) return;
  const wanted = [
    {
      origin: [origin],
      // pages also read the picture of pieces; everything else works without
      method: ['PUT', 'GET'],
      responseHeader: [...SENT_HEADERS, ...READ_HEADERS],
      maxAgeSeconds: PREFLIGHT_SECONDS,
    },
  ];
  throw new SettingsError(
    `The bucket ${bucket.name} takes no uploads from pages of ${origin} (PUBLIC_URL): write ` +
      `${JSON.stringify(wanted)} to cors.json and run ` +
      `\`gcloud storage buckets update gs://${bucket.name} --cors-file=cors.json\`.`,
  );
}

interface CorsRule {
  readonly origin?: readonly string[];
  readonly method?: readonly string[];
  readonly responseHeader?: readonly string[];
}

async function look(bucket: Bucket): Promise<{ missing: readonly string[]; cors: readonly CorsRule[] }> {
  // A signature needs a service account; other credentials can do everything else.
  const tomorrow = Date.now() + 24 * 3600 * 1000;
  await bucket.file('start/check').getSignedUrl({ version: 'v4', action: 'read', expires: tomorrow });
  const missing = await missingPermissions(bucket);
  if (missing.length > 0) return { missing, cors: [] };
  const [{ cors = [] }] = await bucket.getMetadata();
  return { missing, cors };
}

/** Whether a CORS rule of the bucket allows our pages to upload. */
function lets({ origin: origins = [], method = [], responseHeader = [] }: CorsRule, origin: string): boolean {
  const headers = new Set(responseHeader.map((name) => name.toLowerCase()));
  return (
    (origins.includes('*') || origins.includes(origin)) &&
    (method.includes('*') || method.includes('PUT')) &&
    (headers.has('*') || SENT_HEADERS.every((name) => headers.has(name.toLowerCase())))
  );
}
