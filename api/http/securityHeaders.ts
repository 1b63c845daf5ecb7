/** Security headers: what browsers may do with our answers. */
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Env } from '../env.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * For everything that is not a page: it may not be run, load anything or be framed. A handler may set another policy.
 */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function setSecurityHeaders(response: ServerResponse, env: Env): void {
  response.setHeader('content-security-policy', NOTHING);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (env.publicUrl.startsWith('https:')) {
    response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  }
}

/** Foreign origins that a page of ours allows. */
export interface Guests {
  /** the origin of stored files, if it is not ours */
  readonly storeOrigin: string | null;
  /** Stripe's payment form, a script with frames of its own */
  readonly stripe: boolean;
}

/** Source: docs.stripe.com/security/guide, "Content Security Policy". */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/**
 * The policy of our pages: scripts and styles of our own files, and the page's inline scripts by their hash. Style
 * attributes are allowed, because the components position elements by them.
 */
export function pagePolicy(html: string, { storeOrigin, stripe }: Guests): string {
  const files = storeOrigin === null ? [] : [storeOrigin];
  const guests = stripe ? STRIPE : null;
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inline, ...(guests?.scripts ?? [])].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...files].join(' '),
    ["media-src 'self' blob:", ...files].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...files, ...(guests?.calls ?? [])].join(' '),
    // the preview of an embed
    ["frame-src 'self'", ...(guests?.frames ?? [])].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** In addition to the policy, where Stripe is allowed: the browser's wallets, and banks that open a window. */
export const STRIPE_HEADERS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** For GraphiQL, whose page has inline scripts and styles. Served only where all documents are allowed. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'font-src data:',
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');
