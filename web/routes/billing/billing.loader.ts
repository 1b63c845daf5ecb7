import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BillingPageQuery } from '../../__generated__/BillingPageQuery.graphql.js';
import document from '../../__generated__/BillingPageQuery.graphql.js';
import { preload } from '../../relay/preload.js';
import { requireUser } from '../session/guards.js';
import { filterOf } from './billingFilter.js';

export async function billingLoader({ request }: LoaderFunctionArgs) {
  await requireUser();
  return preload<BillingPageQuery>(document, { ...filterOf(new URL(request.url).searchParams) });
}
