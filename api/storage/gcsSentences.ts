/** Sentences about faults of the bucket, for the operator. */
import { ApiError, type Bucket } from '@google-cloud/storage';

const CREDENTIALS =
  'set GOOGLE_APPLICATION_CREDENTIALS to the path of a service account’s key file, or run where Google provides them';
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** @param error of a request to the bucket, or of signing */
export function explainBucket(bucket: Bucket, error: unknown): string {
  const { message, code } = detailsOf(error);
  const name = `the bucket ${bucket.name}`;
  if (code === 404) return `There is no bucket ${bucket.name}: correct GCS_BUCKET, or create it.`;
  if (code === 403) return `The credentials may not look at ${name}: ${GRANT(bucket)}`;
  if (code === 401) return `Google does not accept the credentials for ${name}: ${CREDENTIALS}.`;
  if (typeof code === 'string' && UNREACHABLE.has(code)) {
    return `${capital(name)} cannot be reached: ${message}.`;
  }
  if (/invalid_grant|invalid_client|unauthorized_client/.test(message)) {
    return `Google refuses the credentials for ${name} (${message}): make a new key for the service account.`;
  }
  if (/sign data|signBlob|client_email|PEM|DECODER/i.test(message)) {
    const expected = `they must be a service account’s; ${CREDENTIALS}`;
    return `The credentials for ${name} cannot sign links (${message}): ${expected}.`;
  }
  if (/default credentials|does not exist|ENOENT|not a file|JSON/i.test(message)) {
    return `There are no credentials for ${name} (${message}): ${CREDENTIALS}.`;
  }
  return `${capital(name)} does not answer as expected: ${message}`;
}

/** How to grant the credentials the permissions that they lack. */
export const GRANT = ({ name }: Bucket): string =>
  `grant their service account roles/storage.objectUser and roles/storage.legacyBucketReader on gs://${name}.`;

function detailsOf(error: unknown): { message: string; code: number | string | undefined } {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  const code = error instanceof ApiError ? error.code : (error as NodeJS.ErrnoException).code;
  const [message = ''] = error.message.split('\n', 1);
  return { message, code };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
