import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { useApi } from '../../test/server.js';
import { checkoutLoader } from './checkout.loader.js';
import { keepClientSecret } from '../../billing/clientSecret.js';

const api = useApi();
const user = { firstName: 'Ada', lastName: 'Reed', email: 'ada@example.com' };

/** Where the loader redirects to, or null when it shows the page. */
async function sentTo(address: string, { fetchedFrom }: { readonly fetchedFrom: string }) {
  api.use(http.get('*/api/auth/user', () => HttpResponse.json(user)));
  api.answer({ viewer: { payments: null } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: `${location.origin}${fetchedFrom}`,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    },
  ]);
  const request = new Request(`${location.origin}${address}`);
  const outcome = await checkoutLoader({
    request,
    params: {},
    context: {},
    url: new URL(request.url),
    pattern: '',
  }).catch((thrown: unknown) => thrown);
  if (!(outcome instanceof Response)) return null;
  return { to: outcome.headers.get('location'), anew: outcome.headers.get('x-remix-reload-document') === 'true' };
}

afterEach(() => sessionStorage.clear());

test('loads a new document when there is something to pay and another page was loaded', async () => {
  keepClientSecret('pi_1_secret_2');
  expect(await sentTo('/checkout', { fetchedFrom: '/billing' })).toEqual({ to: '/checkout', anew: true });
  expect(await sentTo('/checkout', { fetchedFrom: '/checkout' })).toBeNull();
});

test('loads no new document for the notice', async () => {
  expect(await sentTo('/checkout', { fetchedFrom: '/billing' })).toBeNull();
});

test('drops what a bank adds to the address, and leads to Billing without a payment', async () => {
  const back = '/checkout?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_9&redirect_status=succeeded';
  expect(await sentTo(back, { fetchedFrom: '/checkout' })).toEqual({ to: '/billing', anew: false });
  keepClientSecret('pi_1_secret_2');
  expect(await sentTo(back, { fetchedFrom: '/checkout' })).toEqual({ to: '/checkout', anew: false });
});
