import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { InvoiceRow_invoice$key } from '../../__generated__/InvoiceRow_invoice.graphql.js';
import { Badge } from '../../components/Badge.js';
import { TableCell, TableRow } from '../../components/Table.js';
import { dayOf } from '../dates.js';
import { moneyText } from '../money.js';
import { InvoiceActions } from './InvoiceActions.js';
import { showInvoiceStatus } from './invoiceStatus.js';

export function InvoiceRow({ invoice }: { readonly invoice: InvoiceRow_invoice$key }) {
  const data = useFragment(
    graphql`
      fragment InvoiceRow_invoice on Invoice {
        invoiceNumber
        status
        total
        currency
        createdAt
        project {
          id
          address
        }
        ...InvoiceActions_invoice
      }
    `,
    invoice,
  );
  const { invoiceNumber, status, total, currency, createdAt, project } = data;
  const { label, tone } = showInvoiceStatus(status);
  return (
    <TableRow>
      <TableCell kind="name">{invoiceNumber}</TableCell>
      <TableCell kind="about">
        <Link className={address} to={`/projects/${project.id}?tab=billing`} title={project.address}>
          {project.address}
        </Link>
      </TableCell>
      <TableCell kind="amount">{moneyText(total, currency)}</TableCell>
      <TableCell kind="state">
        <Badge tone={tone}>{label}</Badge>
      </TableCell>
      <TableCell kind="when">{dayOf(createdAt)}</TableCell>
      <TableCell kind="acts">
        <InvoiceActions invoice={data} />
      </TableCell>
    </TableRow>
  );
}

const address = css({
  display: 'block',
  maxW: '[min(300px, 100%)]',
  truncate: true,
  color: 'ink.muted',
  textDecoration: 'none',
  borderRadius: 'badge',
  _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
