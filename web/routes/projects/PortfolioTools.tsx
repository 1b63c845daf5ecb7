import { SearchInput } from '../../components/SearchInput.js';
import { Select } from '../../components/Select.js';
import { statusFilterItems } from './projectStatus.js';
import type { PortfolioFilter } from './portfolioFilter.js';
import { portfolioTools } from './portfolioGrid.js';

interface PortfolioToolsProps {
  readonly filter: PortfolioFilter;
  readonly onSearch: (search: string) => void;
  readonly onStatus: (status: string) => void;
}

export function PortfolioTools({ filter, onSearch, onStatus }: PortfolioToolsProps) {
  return (
    <search className={portfolioTools}>
      <SearchInput
        aria-label="Search projects"
        placeholder="Search by address or MLS ID..."
        value={filter.search}
        onChange={onSearch}
      />
      <Select label="Status" hideLabel items={statusFilterItems} value={filter.status} onChange={onStatus} />
    </search>
  );
}
