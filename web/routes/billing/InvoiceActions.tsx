import { Download, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { InvoiceActions_invoice$key } from '../../__generated__/InvoiceActions_invoice.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { Menu } from '../../components/Menu.js';
import { Tooltip } from '../../components/Tooltip.js';
import { May } from '../../session/permissions.js';
import { InvoiceChange, type Change } from './InvoiceChange.js';
import { useInvoiceActs } from './useInvoiceActs.js';
import { useInvoiceFiles } from './useInvoiceFiles.js';
import { usePayInvoice } from './usePayInvoice.js';

interface InvoiceActionsProps {
  readonly invoice: InvoiceActions_invoice$key;
  /** the person owns the workspace */
  readonly owner: boolean;
  readonly onView: (id: string) => void;
}

/** The acts of an invoice, at the end of its row. */
export function InvoiceActions({ invoice, owner, onView }: InvoiceActionsProps) {
  const data = useFragment(invoiceFragment, invoice);
  const { id, invoiceNumber, status, total, currency, dueDate, mailProblem } = data;
  const billToEmail = data.billTo.email;
  const mailTo = mailProblem ? null : billToEmail;
  const [pay, paying] = usePayInvoice();
  const files = useInvoiceFiles({ id, invoiceNumber });
  const [change, setChange] = useState<Change | null>(null);
  const acts = useInvoiceActs({ id, status, mailTo, owner, save: files.save, onView, onChange: setChange });
  return (
    <div className={row}>
      {status === 'PAID' ? (
        <Button
          variant="ghost"
          size="sm"
          busy={files.isSaving('receipt')}
          aria-label={`Receipt ${invoiceNumber}`}
          onClick={() => files.save('receipt')}
        >
          Receipt
        </Button>
      ) : (
        <May act="BILLING_WRITE">
          <Button
            variant="outline"
            size="sm"
            busy={paying}
            aria-label={`Pay Now ${invoiceNumber}`}
            onClick={() => pay(id)}
          >
            Pay Now
          </Button>
        </May>
      )}
      <Tooltip label="Download as HTML">
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          busy={files.isSaving('invoice')}
          aria-label={`Download ${invoiceNumber}`}
          onClick={() => files.save('invoice')}
        >
          <Icon of={Download} />
        </Button>
      </Tooltip>
      <Menu
        groups={acts}
        trigger={
          <Button variant="ghost" size="sm" iconOnly aria-label={`More for ${invoiceNumber}`}>
            <Icon of={Ellipsis} />
          </Button>
        }
      />
      {change && (
        <InvoiceChange
          change={change}
          invoice={{ id, invoiceNumber, total, currency, dueDate, billToEmail, mailProblem }}
          onClose={() => setChange(null)}
        />
      )}
    </div>
  );
}

const row = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: { base: '0', sm: '4' },
  mr: { base: '[-12px]', sm: '[-7px]' },
});

const invoiceFragment = graphql`
  fragment InvoiceActions_invoice on Invoice {
    id
    invoiceNumber
    status
    total
    currency
    dueDate
    mailProblem
    billTo {
      email
    }
  }
`;
