import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { shared } from '../test/shared.js';
import { startServer, type TestServer } from '../test/startServer.js';
import { STRIPE_KEYS } from '../test/stripeServer.js';

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
});
const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html>');
const paid = shared(() => startServer({ schema, webFolder, settings: STRIPE_KEYS }));
const plain = shared(() => startServer({ schema, webFolder }));
afterAll(() => rmSync(webFolder, { recursive: true }));

async function headersOf(server: TestServer, path: string): Promise<Headers> {
  const { status, headers } = await fetch(server.url + path);
  expect(status).toBe(200);
  return headers;
}

it('allows Stripe’s script, calls and frames, and nothing else', async () => {
  const headers = await headersOf(paid, '/checkout?redirect_status=succeeded');
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
  );
  expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it.each([
  ['/billing', () => paid],
  ['/checkout/more', () => paid],
  ['/', () => paid],
  ['/checkout', () => plain],
])('does not allow Stripe at %s, or when payments are not set up', async (path, server) => {
  const headers = await headersOf(server(), path);
  expect(headers.get('content-security-policy')).not.toContain('stripe');
  expect(headers.get('permissions-policy')).toContain('payment=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
