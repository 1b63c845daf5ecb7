import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { BillingPageQuery } from '../../__generated__/BillingPageQuery.graphql.js';
import { Billing } from './Billing.js';
import { BillingSkeleton } from './BillingSkeleton.js';

/** Every invoice of the workspace, and their sums. */
export function BillingPage() {
  return (
    <>
      <title>Billing · Showhome</title>
      <Suspense fallback={<BillingSkeleton />}>
        <Invoices />
      </Suspense>
    </>
  );
}

function Invoices() {
  const { viewer } = usePreloadedQuery<BillingPageQuery>(
    graphql`
      query BillingPageQuery($projectId: ID, $status: InvoiceStatus) {
        viewer {
          ...Billing_viewer @arguments(projectId: $projectId, status: $status)
        }
      }
    `,
    useLoaderData<PreloadedQuery<BillingPageQuery>>(),
  );
  return viewer && <Billing viewer={viewer} />;
}
