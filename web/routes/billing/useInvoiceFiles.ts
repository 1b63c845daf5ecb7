import { useState } from 'react';
import { saveFile } from '../saveFile.js';
import { tell } from '../tell.js';

export type FileKind = 'invoice' | 'receipt';
export type FileFormat = 'html' | 'pdf';

export interface InvoiceToSave {
  readonly id: string;
  readonly invoiceNumber: string;
}

const kinds = {
  invoice: { path: 'pdf', suffix: '', saved: 'Invoice downloaded successfully', failed: 'Failed to download invoice' },
  receipt: {
    path: 'receipt',
    suffix: '-receipt',
    saved: 'Receipt downloaded successfully',
    failed: 'Failed to download receipt',
  },
} as const;

/** Saves an invoice or its receipt as a file, and says so in a toast. */
export function useInvoiceFiles({ id, invoiceNumber }: InvoiceToSave) {
  const [saving, setSaving] = useState<FileKind | null>(null);

  async function save(kind: FileKind, format: FileFormat = 'html'): Promise<void> {
    if (saving) return;
    const { path, suffix, saved, failed } = kinds[kind];
    setSaving(kind);
    const file = {
      path: `/api/invoices/${id}/${path}?format=${format}`,
      name: `${invoiceNumber}${suffix}.${format}`,
    };
    await tell(saveFile(file), { done: saved, failed, refusal: 'fixed' });
    setSaving(null);
  }

  return { save, saving };
}
