import { graphql, useFragment } from 'react-relay/hooks';
import { css, cx } from '#styled/css';
import type { InvoiceRow_invoice$key } from '../../__generated__/InvoiceRow_invoice.graphql.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { TableCell, TableRow } from '../../components/Table.js';
import { dayOf } from '../../format/dates.js';
import { moneyText } from '../../format/money.js';
import { dueNote } from './dueNote.js';
import { InvoiceActions } from './InvoiceActions.js';
import { InvoiceProject } from '../../billing/InvoiceProject.js';
import { INVOICE_STATUSES } from '../../billing/invoiceStatus.js';

interface InvoiceRowProps {
  readonly invoice: InvoiceRow_invoice$key;
  /** the person owns the workspace */
  readonly owner: boolean;
  readonly onView: (id: string) => void;
}

export function InvoiceRow({ invoice, owner, onView }: InvoiceRowProps) {
  const data = useFragment(
    graphql`
      fragment InvoiceRow_invoice on Invoice {
        id
        invoiceNumber
        status
        total
        currency
        createdAt
        dueDate
        paidAt
        ...InvoiceProject_invoice
        ...InvoiceActions_invoice
      }
    `,
    invoice,
  );
  const { id, invoiceNumber, status, total, currency, createdAt, dueDate, paidAt } = data;
  const { label, tone } = INVOICE_STATUSES.show(status);
  const note = dueNote({ status, dueDate, paidAt });
  return (
    <TableRow>
      <TableCell kind="name">
        <Button variant="link" className={number} onClick={() => onView(id)}>
          {invoiceNumber}
        </Button>
      </TableCell>
      <TableCell kind="about">
        <InvoiceProject invoice={data} className={address} tab="billing" />
      </TableCell>
      <TableCell kind="amount">{moneyText(total, currency)}</TableCell>
      <TableCell kind="state">
        <Badge tone={tone}>{label}</Badge>
      </TableCell>
      <TableCell kind="when">
        {dayOf(createdAt)}
        {note && <span className={cx(noteLine, status === 'OVERDUE' && late)}>{note}</span>}
      </TableCell>
      <TableCell kind="acts">
        <InvoiceActions invoice={data} owner={owner} onView={onView} />
      </TableCell>
    </TableRow>
  );
}

const number = css({ color: 'ink', textDecoration: 'none', _hover: { textDecoration: 'underline' } });
const noteLine = css({ display: 'block', textStyle: 'small' });
const late = css({ color: 'danger.text', fontWeight: 'semibold' });
const address = css({
  display: 'block',
  maxW: '[min(300px, 100%)]',
  truncate: true,
  color: 'ink.muted',
  textDecoration: 'none',
  borderRadius: 'badge',
  _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
