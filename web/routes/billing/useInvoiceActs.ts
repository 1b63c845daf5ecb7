import { Ban, Download, Eye, FileText, HandCoins, Mail, Receipt, ReceiptText, Send } from 'lucide-react';
import { useMay } from '../../session/permissions.js';
import type { MenuAct } from '../../components/Menu.js';
import type { Change } from './InvoiceChange.js';
import type { FileFormat, FileKind } from './useInvoiceFiles.js';
import { useMailInvoice } from './useMailInvoice.js';
import { useSendInvoice } from './useSendInvoice.js';

interface InvoiceActsOptions {
  readonly id: string;
  readonly status: string;
  /** where its PDF can be mailed; null: nowhere */
  readonly mailTo: string | null;
  /** the person owns the workspace: only owners record payments */
  readonly owner: boolean;
  readonly save: (kind: FileKind, format: FileFormat) => void;
  readonly onView: (id: string) => void;
  /** opens the dialog of a change */
  readonly onChange: (change: Change) => void;
}

/** The menu of an invoice, by its status: without what the server would refuse. */
export function useInvoiceActs({ id, status, mailTo, owner, save, onView, onChange }: InvoiceActsOptions) {
  const [send, sending] = useSendInvoice();
  const [mail, mailing] = useMailInvoice();
  const mayChange = useMay('BILLING_WRITE');
  const open = status === 'DRAFT' || status === 'SENT' || status === 'OVERDUE';
  const files: MenuAct[] = [
    { label: 'View invoice', icon: Eye, onSelect: () => onView(id) },
    { label: 'Download as HTML', icon: Download, onSelect: () => save('invoice', 'html') },
    { label: 'Download as PDF', icon: FileText, onSelect: () => save('invoice', 'pdf') },
  ];
  if (status === 'PAID') {
    files.push(
      { label: 'Receipt as HTML', icon: Receipt, onSelect: () => save('receipt', 'html') },
      { label: 'Receipt as PDF', icon: ReceiptText, onSelect: () => save('receipt', 'pdf') },
    );
  }
  const changes: MenuAct[] = [];
  if (status === 'DRAFT' && !sending) {
    if (mailTo !== null) {
      changes.push({ label: 'Send by mail', icon: Mail, onSelect: () => void send({ id, byMail: true }) });
    }
    changes.push({ label: 'Mark as sent', icon: Send, onSelect: () => void send({ id }) });
  }
  if ((status === 'SENT' || status === 'OVERDUE') && mailTo !== null && !mailing) {
    changes.push({ label: 'Send by mail', icon: Mail, onSelect: () => void mail(id) });
  }
  if (status === 'OVERDUE') changes.push({ label: 'Send again', icon: Send, onSelect: () => onChange('send') });
  if (open && owner) changes.push({ label: 'Record payment', icon: HandCoins, onSelect: () => onChange('pay') });
  const ends: MenuAct[] = open
    ? [{ label: 'Cancel invoice', icon: Ban, onSelect: () => onChange('cancel'), danger: true }]
    : [];
  return mayChange ? [files, changes, ends] : [files];
}
