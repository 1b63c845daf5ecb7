import { css } from '#styled/css';
import { SearchInput } from '../../components/SearchInput.js';
import { Select } from '../../components/Select.js';
import { statusFilterItems } from './projectStatus.js';
import type { PortfolioFilter } from './usePortfolioFilter.js';

interface PortfolioToolsProps {
  readonly filter: PortfolioFilter;
  readonly onChange: (filter: PortfolioFilter) => void;
}

export function PortfolioTools({ filter, onChange }: PortfolioToolsProps) {
  return (
    <search className={row}>
      <SearchInput
        aria-label="Search projects"
        placeholder="Search by address or MLS ID..."
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label="Status"
        hideLabel
        items={statusFilterItems}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </search>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
  alignItems: 'end',
  gap: '12',
  mb: '28',
});
