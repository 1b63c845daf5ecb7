import { useState } from 'react';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { saveFile } from '../../../relay/saveFile.js';
import { type AuditFilter, variablesOf } from './auditFilter.js';

/** Saves the entries of a filter as CSV, and says so in a toast. */
export function useAuditFile(filter: AuditFilter) {
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    const { search, from } = variablesOf(filter);
    const query = new URLSearchParams({ ...(search !== null && { search }), ...(from !== null && { from }) });
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
    await reportOutcome(saveFile({ path: `/api/audit.csv?${query}`, name }), {
      done: 'Audit log downloaded successfully',
      failed: 'Failed to download the audit log',
      refusal: 'fixed',
    });
    setSaving(false);
  }

  return { save, saving };
}
