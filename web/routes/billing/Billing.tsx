import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { Billing_viewer$key } from '../../__generated__/Billing_viewer.graphql.js';
import type { BillingPaginationQuery } from '../../__generated__/BillingPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { PageHead } from '../../components/PageHead.js';
import { type Column, Table } from '../../components/Table.js';
import { BillingTotals } from './BillingTotals.js';
import { EmptyBilling } from './EmptyBilling.js';
import { InvoiceRow } from './InvoiceRow.js';
import { MoreInvoices } from './MoreInvoices.js';

const CreateInvoiceDialog = lazy(() =>
  import('./CreateInvoiceDialog.js').then((module) => ({ default: module.CreateInvoiceDialog })),
);

const columns: readonly Column[] = [
  { heading: 'Invoice', kind: 'name' },
  { heading: 'Project', kind: 'about' },
  { heading: 'Amount', kind: 'amount' },
  { heading: 'Status', kind: 'state' },
  { heading: 'Date', kind: 'when' },
  { heading: 'Actions', kind: 'acts' },
];

/** The sums, the invoices and the dialog that writes another. */
export function Billing({ viewer }: { readonly viewer: Billing_viewer$key }) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<BillingPaginationQuery, Billing_viewer$key>(
    viewerFragment,
    viewer,
  );
  const [creating, setCreating] = useState(false);
  const { edges, __id } = data.invoices;
  return (
    <>
      <PageHead
        title="Billing & Payments"
        actions={
          <Button onClick={() => setCreating(true)}>
            <Icon of={Plus} />
            Create Invoice
          </Button>
        }
      />
      <BillingTotals viewer={data} />
      <h2 className={heading}>Recent Invoices</h2>
      {edges.length === 0 ? (
        <EmptyBilling onCreate={() => setCreating(true)} />
      ) : (
        <Table label="Recent Invoices" columns={columns}>
          {edges.map(({ node }) => (
            <InvoiceRow key={node.id} invoice={node} />
          ))}
        </Table>
      )}
      {hasNext && <MoreInvoices busy={isLoadingNext} onClick={() => loadNext(20)} />}
      {creating && (
        <Suspense>
          <CreateInvoiceDialog connections={[__id]} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

const heading = css({ textStyle: 'h2', mt: '48', mb: '16' });

const viewerFragment = graphql`
  fragment Billing_viewer on Viewer
  @refetchable(queryName: "BillingPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    projectId: { type: "ID" }
    status: { type: "InvoiceStatus" }
  ) {
    ...BillingTotals_viewer
    invoices(first: $count, after: $cursor, projectId: $projectId, status: $status)
      @connection(key: "Billing_invoices") {
      __id
      edges {
        node {
          id
          ...InvoiceRow_invoice
        }
      }
    }
  }
`;
