import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { BillingPageQuery } from '../../__generated__/BillingPageQuery.graphql.js';
import document from '../../__generated__/BillingPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../../session/guards.js';
import { filterOf } from '../../billing/billingFilter.js';

export async function billingLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<BillingPageQuery>(
    document,
    { ...filterOf(new URL(request.url).searchParams) },
    { request, keepsPlace: true },
  );
}

/** An opened or closed invoice changes the address, but not the list. */
export function billingRevalidates({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asked = (url: URL) => JSON.stringify([url.pathname, filterOf(url.searchParams)]);
  const sameAddress = currentUrl.href === nextUrl.href;
  return defaultShouldRevalidate && (sameAddress || asked(currentUrl) !== asked(nextUrl));
}
