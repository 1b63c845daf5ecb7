import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom';
import type { CheckoutPageQuery } from '../../__generated__/CheckoutPageQuery.graphql.js';
import document from '../../__generated__/CheckoutPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { keptClientSecret } from '../../billing/clientSecret.js';

/** The address that the browser fetched this document from; what the router has shown since does not count. */
function fetchedFrom(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name, location.href).pathname : location.pathname;
}

/**
 * The payment form may run only under the policy that comes with this page's own document, so the page is fetched anew
 * where the router came from another. A bank's page sends people back with words in the address: the truth is asked
 * from Stripe, and they are dropped.
 */
export async function checkoutLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  const { pathname, search, searchParams } = new URL(request.url);
  const toPay = keptClientSecret() !== null;
  if (!toPay && searchParams.has('redirect_status')) throw redirect('/billing');
  if (toPay && fetchedFrom() !== pathname) throw redirectDocument(pathname);
  if (search) throw redirect(pathname);
  return preload<CheckoutPageQuery>(document, {}, { request });
}
