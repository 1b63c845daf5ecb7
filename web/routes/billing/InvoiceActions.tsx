import { Download } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { InvoiceActions_invoice$key } from '../../__generated__/InvoiceActions_invoice.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { Tooltip } from '../../components/Tooltip.js';
import { useInvoiceFiles } from './useInvoiceFiles.js';
import { usePayInvoice } from './usePayInvoice.js';

/** What can be done with an invoice, at the end of its row. */
export function InvoiceActions({ invoice }: { readonly invoice: InvoiceActions_invoice$key }) {
  const data = useFragment(
    graphql`
      fragment InvoiceActions_invoice on Invoice {
        id
        invoiceNumber
        status
      }
    `,
    invoice,
  );
  const { id, invoiceNumber, status } = data;
  const [pay, paying] = usePayInvoice();
  const { save, saving } = useInvoiceFiles(data);
  return (
    <div className={row}>
      {status === 'PAID' ? (
        <Button
          variant="ghost"
          size="sm"
          busy={saving === 'receipt'}
          aria-label={`Receipt ${invoiceNumber}`}
          onClick={() => save('receipt')}
        >
          Receipt
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          busy={paying}
          aria-label={`Pay Now ${invoiceNumber}`}
          onClick={() => pay(id)}
        >
          Pay Now
        </Button>
      )}
      <Tooltip label="Download">
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          busy={saving === 'invoice'}
          aria-label={`Download ${invoiceNumber}`}
          onClick={() => save('invoice')}
        >
          <Icon of={Download} />
        </Button>
      </Tooltip>
    </div>
  );
}

const row = css({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: { base: '0', sm: '4' } });
