import { filterColumns } from '../components/filterColumns.js';
import { Select, type SelectItem } from '../components/Select.js';
import { ProjectPicker } from './ProjectPicker.js';

/** What a list shows; null: all. */
interface Filter {
  readonly projectId: string | null;
  readonly status: string | null;
}

interface FilterBarProps extends Filter {
  readonly statuses: readonly SelectItem[];
  readonly onChange: (filter: Filter) => void;
}

/** A select's empty value means that nothing is chosen yet. */
const ALL = 'ALL';

/** Filters a list by project and status. */
export function FilterBar({ projectId, status, statuses, onChange }: FilterBarProps) {
  return (
    <search className={filterColumns}>
      <ProjectPicker
        filter
        value={projectId ?? ''}
        onChange={(chosen) => onChange({ projectId: chosen || null, status })}
      />
      <Select
        label="Status"
        hideLabel
        items={[{ value: ALL, label: 'All Status' }, ...statuses]}
        value={status ?? ALL}
        onChange={(chosen) => onChange({ projectId, status: chosen === ALL ? null : chosen })}
      />
    </search>
  );
}
