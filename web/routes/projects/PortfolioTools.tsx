import { SearchInput } from '../../components/SearchInput.js';
import { Select } from '../../components/Select.js';
import { STATUS_FILTER_ITEMS } from '../../projects/projectStatus.js';
import { portfolioTools } from './portfolioGrid.js';

interface PortfolioToolsProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** a project status, or ALL */
  readonly status: string;
  readonly onStatus: (status: string) => void;
}

export function PortfolioTools({ words, onWords, status, onStatus }: PortfolioToolsProps) {
  return (
    <search className={portfolioTools}>
      <SearchInput
        aria-label="Search projects"
        placeholder="Search by address or MLS ID..."
        value={words}
        onChange={onWords}
      />
      <Select label="Status" hideLabel items={STATUS_FILTER_ITEMS} value={status} onChange={onStatus} />
    </search>
  );
}
