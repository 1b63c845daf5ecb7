import { ForbiddenAddressError } from './guardedLookup.js';

const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The endpoint refused the connection.',
  ECONNRESET: 'The endpoint closed the connection without an answer.',
  EPIPE: 'The endpoint closed the connection without an answer.',
  ENOTFOUND: 'The name of the endpoint was not found.',
  EAI_AGAIN: 'The name of the endpoint could not be looked up.',
  EHOSTUNREACH: 'The endpoint could not be reached.',
  ENETUNREACH: 'The endpoint could not be reached.',
  ETIMEDOUT: 'The endpoint could not be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the endpoint has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the endpoint is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the endpoint is self-signed.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the endpoint lacks its intermediate certificates.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the endpoint is for another name.',
};

interface Patience {
  /** whether the time for an answer was over */
  readonly isLate: boolean;
  readonly seconds: number;
}

/** Why there was no answer, in a sentence without addresses. */
export function failureText(error: unknown, { isLate, seconds }: Patience): string {
  if (error instanceof ForbiddenAddressError) return error.message;
  if (isLate) return `The endpoint did not answer within ${seconds} seconds.`;
  const code = codeOf(error);
  return BY_CODE[code] ?? `The endpoint could not be reached${code === '' ? '' : ` (${code})`}.`;
}

/** The system's code of an error; of several addresses that were tried, the first one's. Empty: there is none. */
export function codeOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const hasCode = first instanceof Error && 'code' in first && typeof first.code === 'string';
  return hasCode ? String(first.code) : '';
}
