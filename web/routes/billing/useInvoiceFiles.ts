import { useState } from 'react';
import { saveFile } from '../../relay/saveFile.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

export type FileKind = 'invoice' | 'receipt';
export type FileFormat = 'html' | 'pdf';

interface InvoiceToSave {
  readonly id: string;
  readonly invoiceNumber: string;
}

const KINDS = {
  invoice: { path: 'pdf', suffix: '', saved: 'Invoice downloaded successfully', failed: 'Failed to download invoice' },
  receipt: {
    path: 'receipt',
    suffix: '-receipt',
    saved: 'Receipt downloaded successfully',
    failed: 'Failed to download receipt',
  },
} as const;

/** Saves an invoice or its receipt as a file, and says so in a toast. Each file is saved once at a time. */
export function useInvoiceFiles({ id, invoiceNumber }: InvoiceToSave) {
  const [saving, setSaving] = useState<readonly string[]>([]);
  const nameOf = (kind: FileKind, format: FileFormat) => `${invoiceNumber}${KINDS[kind].suffix}.${format}`;
  const isSaving = (kind: FileKind, format: FileFormat = 'html') => saving.includes(nameOf(kind, format));

  async function save(kind: FileKind, format: FileFormat = 'html'): Promise<void> {
    if (isSaving(kind, format)) return;
    const { path, saved, failed } = KINDS[kind];
    const name = nameOf(kind, format);
    setSaving((before) => [...before, name]);
    const file = { path: `/api/invoices/${id}/${path}?format=${format}`, name };
    await reportOutcome(saveFile(file), { done: saved, failed, refusal: 'fixed' });
    setSaving((before) => before.filter((each) => each !== name));
  }

  return { save, isSaving };
}
