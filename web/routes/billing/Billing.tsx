import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigation } from 'react-router-dom';
import type { Billing_viewer$key } from '../../__generated__/Billing_viewer.graphql.js';
import type { BillingPaginationQuery } from '../../__generated__/BillingPaginationQuery.graphql.js';
import document from '../../__generated__/BillingPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { PageHead } from '../../components/PageHead.js';
import { ShowMore } from '../../components/ShowMore.js';
import { type Column, Table } from '../../components/Table.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { FilterBar } from '../../projects/FilterBar.js';
import { BillingTotals } from './BillingTotals.js';
import { EmptyBilling } from './EmptyBilling.js';
import { InvoiceRow } from './InvoiceRow.js';
import { INVOICE_STATUSES } from '../../billing/invoiceStatus.js';
import { listHead, listTitle } from './listHead.js';
import { rereadTotals } from '../../billing/rereadTotals.js';
import { useBillingAddress } from './useBillingAddress.js';
import { useInvoiceUpdates } from '../../billing/useInvoiceUpdates.js';
import { May } from '../../session/permissions.js';

const CreateInvoiceDialog = lazyDialog(
  async () => (await import('../../billing/CreateInvoiceDialog.js')).CreateInvoiceDialog,
  {
    title: 'Create Invoice',
    size: 980,
  },
);
const InvoiceDialog = lazyDialog(async () => (await import('./InvoiceDialog.js')).InvoiceDialog, { title: 'Invoice' });

const COLUMNS: readonly Column[] = [
  { heading: 'Invoice', kind: 'name' },
  { heading: 'Project', kind: 'about' },
  { heading: 'Amount', kind: 'amount' },
  { heading: 'Status', kind: 'state' },
  { heading: 'Date', kind: 'when' },
  { heading: 'Actions', kind: 'acts' },
];

/** Rows loaded at a time. */
const PAGE = 20;

/** The sums, the invoices and the dialogs to show and to create one. */
export function Billing({ viewer }: { readonly viewer: Billing_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<BillingPaginationQuery, Billing_viewer$key>(viewerFragment, viewer);
  const environment = useRelayEnvironment();
  const { filter, filtered, open, setFilter, setOpen } = useBillingAddress();
  const [creating, setCreating] = useState(false);
  const busy = useNavigation().location?.pathname === '/billing';
  const { edges, __id: list } = data.invoices;
  useRereadList<BillingPaginationQuery>({
    document,
    variablesOf: (asked) => ({ ...filter, ...asked }),
    path: ['viewer', 'invoices'],
    rows: edges.length,
    page: PAGE,
  });
  const none = edges.length === 0;
  const fitsNew = filter.status === null || filter.status === 'DRAFT';
  const onChange = useCallback(() => void rereadTotals(environment), [environment]);
  useInvoiceUpdates({ list, filter, onChange });

  return (
    <>
      <PageHead
        title="Billing & Payments"
        lead="What your clients owe you and have paid you. Nothing on this page is charged to you: Pay Now takes the payment of your client."
        actions={
          <May act="BILLING_WRITE">
            <Button variant={none && !filtered ? 'outline' : 'solid'} onClick={() => setCreating(true)}>
              <Icon of={Plus} />
              Create Invoice
            </Button>
          </May>
        }
      />
      <BillingTotals viewer={data} />
      <div className={listHead}>
        <h2 className={listTitle}>Recent Invoices</h2>
        {(!none || filtered) && (
          <FilterBar
            {...filter}
            statuses={INVOICE_STATUSES.items}
            onChange={({ projectId, status }) =>
              setFilter({ projectId, status: status && INVOICE_STATUSES.isKnown(status) ? status : null })
            }
          />
        )}
      </div>
      {none ? (
        <EmptyBilling filtered={filtered} onCreate={() => setCreating(true)} />
      ) : (
        <Table label="Recent Invoices" columns={COLUMNS} busy={busy}>
          {edges.map(({ node }) => (
            <InvoiceRow key={node.id} invoice={node} owner={data.ownsWorkspace} onView={setOpen} />
          ))}
        </Table>
      )}
      <ShowMore of={pages} by={PAGE}>
        Show more invoices
      </ShowMore>
      {creating && (
        <CreateInvoiceDialog
          projectId={filter.projectId ?? undefined}
          // A draft does not match a list of another status.
          connections={fitsNew ? [list] : []}
          onClose={() => setCreating(false)}
        />
      )}
      {open && <InvoiceDialog id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const viewerFragment = graphql`
  fragment Billing_viewer on Viewer
  @refetchable(queryName: "BillingPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    projectId: { type: "ID" }
    status: { type: "InvoiceStatus" }
  ) {
    ownsWorkspace
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
