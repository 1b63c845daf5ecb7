import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  BillingTab_project$data,
  BillingTab_project$key,
} from '../../__generated__/BillingTab_project.graphql.js';
import type { BillingTabPaginationQuery } from '../../__generated__/BillingTabPaginationQuery.graphql.js';
import document from '../../__generated__/BillingTabPaginationQuery.graphql.js';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Icon } from '../../components/Icon.js';
import { ShowMore } from '../../components/ShowMore.js';
import { type Column, Table, TableCell, TableRow } from '../../components/Table.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { INVOICE_STATUSES } from '../../billing/invoiceStatus.js';
import { useInvoiceUpdates } from '../../billing/useInvoiceUpdates.js';
import { dayOf } from '../../format/dates.js';
import { moneyText } from '../../format/money.js';
import { tabTools } from './tabTools.js';
import { May } from '../../session/permissions.js';

const CreateInvoiceDialog = lazyDialog(
  async () => (await import('../../billing/CreateInvoiceDialog.js')).CreateInvoiceDialog,
  { title: 'Create Invoice', size: 980 },
);

const COLUMNS: readonly Column[] = [
  { heading: 'Invoice', kind: 'name' },
  { heading: 'Amount', kind: 'amount' },
  { heading: 'Status', kind: 'state' },
  { heading: 'Date', kind: 'when' },
];

/** Rows loaded at a time. */
const PAGE = 20;

interface BillingTabProps {
  readonly project: BillingTab_project$key;
  /** the page was read before the tab was opened */
  readonly late: boolean;
}

/** The invoices of one project, and the dialog to create one. */
export function BillingTab({ project, late }: BillingTabProps) {
  const { data, ...pages } = usePaginationFragment<BillingTabPaginationQuery, BillingTab_project$key>(
    projectFragment,
    project,
  );
  const [creating, setCreating] = useState(false);
  const { edges, __id: list } = data.invoices;
  useRereadList<BillingTabPaginationQuery>({
    document,
    variablesOf: (asked) => ({ id: data.id, ...asked }),
    path: ['node', 'invoices'],
    rows: edges.length,
    page: PAGE,
    late,
  });
  useInvoiceUpdates({ list, filter: { projectId: data.id, status: null } });
  return (
    <>
      {edges.length === 0 ? (
        <EmptyState
          title="No invoices yet"
          text="Invoices will appear here once created"
          action={
            <May act="BILLING_WRITE">
              <Button onClick={() => setCreating(true)}>Create Invoice</Button>
            </May>
          }
        />
      ) : (
        <>
          <May act="BILLING_WRITE">
            <div className={tabTools}>
              <Button onClick={() => setCreating(true)}>
                <Icon of={Plus} />
                Create Invoice
              </Button>
            </div>
          </May>
          <InvoiceTable projectId={data.id} invoices={edges.map(({ node }) => node)} />
        </>
      )}
      <ShowMore of={pages} by={PAGE}>
        Show more invoices
      </ShowMore>
      {creating && (
        <CreateInvoiceDialog
          // The answer holds the project's newest invoices.
          connections={[]}
          projectId={data.id}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

interface InvoiceTableProps {
  readonly projectId: string;
  readonly invoices: readonly BillingTab_project$data['invoices']['edges'][number]['node'][];
}

function InvoiceTable({ projectId, invoices }: InvoiceTableProps) {
  return (
    <Table label="Invoices" columns={COLUMNS}>
      {invoices.map(({ id, invoiceNumber, total, currency, status, createdAt }) => (
        <TableRow key={id}>
          <TableCell kind="name">
            <Link className={number} to={`/billing?project=${projectId}&invoice=${id}`}>
              {invoiceNumber}
            </Link>
          </TableCell>
          <TableCell kind="amount">{moneyText(total, currency)}</TableCell>
          <TableCell kind="state">
            <Badge tone={INVOICE_STATUSES.show(status).tone}>{INVOICE_STATUSES.show(status).label}</Badge>
          </TableCell>
          <TableCell kind="when">{dayOf(createdAt)}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

const number = css({
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 'badge',
  textUnderlineOffset: '3px',
  _hover: { textDecoration: 'underline' },
});

const projectFragment = graphql`
  fragment BillingTab_project on Project
  @refetchable(queryName: "BillingTabPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    invoices(first: $count, after: $cursor) @connection(key: "BillingTab_invoices") {
      __id
      edges {
        node {
          id
          invoiceNumber
          total
          currency
          status
          createdAt
        }
      }
    }
  }
`;
