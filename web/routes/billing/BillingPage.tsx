import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { BillingPageQuery } from '../../__generated__/BillingPageQuery.graphql.js';
import { Billing } from './Billing.js';

/** Every invoice of the workspace, and what they add up to. */
export function BillingPage() {
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
  return (
    <>
      <title>Billing · Showhome</title>
      {viewer && <Billing viewer={viewer} />}
    </>
  );
}
