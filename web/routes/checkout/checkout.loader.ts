import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom';
import type { CheckoutPageQuery } from '../../__generated__/CheckoutPageQuery.graphql.js';
import document from '../../__generated__/CheckoutPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { keptClientSecret } from '../../billing/clientSecret.js';

/** The address that the browser loaded this document from; later navigations of the router do not count. */
function fetchedFrom(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name, location.href).pathname : location.pathname;
}

/**
 * The payment form may run only under the content security policy of this page's own document, so the browser loads the
 * page when the router came from another. A bank returns people with parameters in the address: they are dropped, and
 * the state of the payment is read from Stripe.
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
