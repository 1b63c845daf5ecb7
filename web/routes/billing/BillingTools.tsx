import { css } from '#styled/css';
import { Select, type SelectItem } from '../../components/Select.js';
import type { BillingFilter } from './billingFilter.js';
import { isInvoiceStatus, statusFilterItems } from './invoiceStatus.js';

interface BillingToolsProps {
  readonly filter: BillingFilter;
  readonly projects: readonly SelectItem[];
  readonly onChange: (filter: BillingFilter) => void;
}

const all = 'ALL';

/** Which project's invoices are shown, and where they stand. */
export function BillingTools({ filter, projects, onChange }: BillingToolsProps) {
  return (
    <search className={row}>
      <Select
        label="Project"
        hideLabel
        items={[{ value: all, label: 'All Projects' }, ...projects]}
        value={filter.projectId ?? all}
        onChange={(id) => onChange({ ...filter, projectId: id === all ? null : id })}
      />
      <Select
        label="Status"
        hideLabel
        items={statusFilterItems}
        value={filter.status ?? all}
        onChange={(status) => onChange({ ...filter, status: isInvoiceStatus(status) ? status : null })}
      />
    </search>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '260px 150px' },
  gap: '12',
});
