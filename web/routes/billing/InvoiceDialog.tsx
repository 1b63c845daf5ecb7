import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { InvoiceDialog_invoice$key } from '../../__generated__/InvoiceDialog_invoice.graphql.js';
import type { InvoiceDialogQuery } from '../../__generated__/InvoiceDialogQuery.graphql.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { useAttempt } from '../../components/RetryBoundary.js';
import { dateOf, dayOf } from '../../format/dates.js';
import { dueNote } from './dueNote.js';
import { InvoiceDownloads } from './InvoiceDownloads.js';
import { InvoiceLines } from './InvoiceLines.js';
import { InvoiceParties } from './InvoiceParties.js';
import { InvoiceProject } from '../../billing/InvoiceProject.js';
import { INVOICE_STATUSES } from '../../billing/invoiceStatus.js';
import { useMay } from '../../session/permissions.js';
import { useMailInvoice } from './useMailInvoice.js';
import { usePayInvoice } from './usePayInvoice.js';
import { useSendInvoice } from './useSendInvoice.js';

interface InvoiceDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One invoice with all of its contents. */
export function InvoiceDialog({ id, onClose }: InvoiceDialogProps) {
  const { node } = useLazyLoadQuery<InvoiceDialogQuery>(
    graphql`
      query InvoiceDialogQuery($id: ID!) {
        node(id: $id) {
          ...InvoiceDialog_invoice @alias(as: "invoice")
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  if (node?.invoice) return <FoundInvoice invoice={node.invoice} onClose={onClose} />;
  return (
    <Dialog open title="Invoice not found" onClose={onClose}>
      <p>It does not exist, or it was a draft of a project that has been deleted.</p>
    </Dialog>
  );
}

interface FoundInvoiceProps {
  readonly invoice: InvoiceDialog_invoice$key;
  readonly onClose: () => void;
}

function FoundInvoice({ invoice, onClose }: FoundInvoiceProps) {
  const data = useFragment(invoiceFragment, invoice);
  const { id, invoiceNumber, status, createdAt, dueDate, payment, mailProblem } = data;
  const { label, tone } = INVOICE_STATUSES.show(status);
  const [pay, paying] = usePayInvoice();
  const [send, sending] = useSendInvoice();
  const [mail, mailing] = useMailInvoice();
  const mayAct = useMay('BILLING_WRITE') && status !== 'PAID';
  const draft = status === 'DRAFT';
  const open = draft || status === 'SENT' || status === 'OVERDUE';
  const byMail = open && !mailProblem;
  return (
    <Dialog
      open
      title={
        <>
          Invoice <span className={number}>{invoiceNumber}</span>
        </>
      }
      onClose={onClose}
      foot={
        mayAct && (
          <>
            <Button variant={draft ? 'outline' : 'solid'} busy={paying} onClick={() => pay(id)}>
              Pay Now
            </Button>
            {draft && (
              <Button
                variant={byMail ? 'outline' : 'solid'}
                disabled={sending}
                busy={sending && !byMail}
                onClick={() => void send({ id })}
              >
                Mark as sent
              </Button>
            )}
            {byMail && (
              <Button
                variant={draft ? 'solid' : 'outline'}
                busy={sending || mailing}
                onClick={() => void (draft ? send({ id, byMail: true }) : mail(id))}
              >
                Send by mail
              </Button>
            )}
          </>
        )
      }
    >
      <p className={standing}>
        <Badge tone={tone}>{label}</Badge>
        <span>
          Written {dayOf(createdAt)}
          {dueDate && `, due ${dateOf(dueDate)}`}
        </span>
        {status === 'OVERDUE' && <span className={late}>{dueNote({ status, dueDate })}</span>}
      </p>
      <p>
        <span className={quiet}>For </span>
        <InvoiceProject invoice={data} className={place} />
      </p>
      {mayAct && open && (
        <p className={quiet}>Your client owes you this invoice. Pay Now takes their payment: it is not yours to pay.</p>
      )}
      <InvoiceParties invoice={data} />
      <InvoiceLines invoice={data} />
      {payment && (
        <p className={quiet}>
          Paid {dateOf(payment.receivedAt.slice(0, 10))} by {payment.method === 'stripe' ? 'Stripe' : payment.method}
          {payment.reference && `, reference ${payment.reference}`}
        </p>
      )}
      <InvoiceDownloads invoice={data} />
      {mayAct && open && mailProblem && <p className={quiet}>{mailProblem}</p>}
    </Dialog>
  );
}

const number = css({
  fontFamily: 'body',
  fontWeight: 'semibold',
  fontSize: '18',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const standing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  color: 'ink.muted',
});
const late = css({ color: 'danger.text', fontWeight: 'semibold' });
/** The focus starts on it: its ring needs room beside the word before. */
const place = css({ color: 'accent.text', borderRadius: 'badge', ml: '4', textUnderlineOffset: '3px' });
const quiet = css({ textStyle: 'small', color: 'ink.muted' });

const invoiceFragment = graphql`
  fragment InvoiceDialog_invoice on Invoice {
    id
    invoiceNumber
    status
    createdAt
    dueDate
    mailProblem
    ...InvoiceProject_invoice
    payment {
      method
      reference
      receivedAt
    }
    ...InvoiceParties_invoice
    ...InvoiceLines_invoice
    ...InvoiceDownloads_invoice
  }
`;
