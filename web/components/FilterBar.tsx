import { filterColumns } from './filterColumns.js';
import { Select, type SelectItem } from './Select.js';

/** What a list shows; null: whichever. */
interface Filter {
  readonly projectId: string | null;
  readonly status: string | null;
}

interface FilterBarProps extends Filter {
  readonly projects: readonly SelectItem[];
  readonly statuses: readonly SelectItem[];
  readonly onChange: (filter: Filter) => void;
}

/** A select's own empty value means that nothing was chosen yet. */
const all = 'ALL';
const pick = (value: string) => (value === all ? null : value);

/** Which project's rows a list shows, and where they stand. */
export function FilterBar({ projectId, status, projects, statuses, onChange }: FilterBarProps) {
  return (
    <search className={filterColumns}>
      <Select
        label="Project"
        hideLabel
        items={[{ value: all, label: 'All Projects' }, ...projects]}
        value={projectId ?? all}
        onChange={(value) => onChange({ projectId: pick(value), status })}
      />
      <Select
        label="Status"
        hideLabel
        items={[{ value: all, label: 'All Status' }, ...statuses]}
        value={status ?? all}
        onChange={(value) => onChange({ projectId, status: pick(value) })}
      />
    </search>
  );
}
