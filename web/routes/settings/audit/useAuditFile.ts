import { useDownload } from '../../../forms/useDownload.js';
import { type AuditFilter, variablesOf } from './auditFilter.js';

/** Saves the entries of a filter as CSV. */
export function useAuditFile(filter: AuditFilter) {
  const [download, saving] = useDownload({
    done: 'Audit log downloaded successfully',
    failed: 'Failed to download the audit log',
    refusal: 'fixed',
  });

  function save(): Promise<void> {
    const { search, from } = variablesOf(filter);
    const query = new URLSearchParams({ ...(search !== null && { search }), ...(from !== null && { from }) });
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
    return download({ path: `/api/audit.csv?${query}`, name });
  }

  return { save, saving };
}
