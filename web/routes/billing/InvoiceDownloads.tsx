import { Download } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { InvoiceDownloads_invoice$key } from '../../__generated__/InvoiceDownloads_invoice.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { type FileFormat, type FileKind, useInvoiceFiles } from './useInvoiceFiles.js';

const INVOICE_FILES: readonly [string, FileKind, FileFormat][] = [
  ['Invoice as PDF', 'invoice', 'pdf'],
  ['Invoice as HTML', 'invoice', 'html'],
];
const RECEIPT_FILES: readonly [string, FileKind, FileFormat][] = [
  ['Receipt as PDF', 'receipt', 'pdf'],
  ['Receipt as HTML', 'receipt', 'html'],
];

/** The files of an invoice; with its receipt once it is paid. */
export function InvoiceDownloads({ invoice }: { readonly invoice: InvoiceDownloads_invoice$key }) {
  const { id, invoiceNumber, status } = useFragment(
    graphql`
      fragment InvoiceDownloads_invoice on Invoice {
        id
        invoiceNumber
        status
      }
    `,
    invoice,
  );
  const { save, isSaving } = useInvoiceFiles({ id, invoiceNumber });
  const files = status === 'PAID' ? [...INVOICE_FILES, ...RECEIPT_FILES] : INVOICE_FILES;
  return (
    <div className={row}>
      {files.map(([label, kind, format]) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          busy={isSaving(kind, format)}
          onClick={() => save(kind, format)}
        >
          <Icon of={Download} />
          {label}
        </Button>
      ))}
    </div>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '8',
});
