import { SearchInput } from '../../components/SearchInput.js';
import { Select } from '../../components/Select.js';
import { ProjectPicker } from '../../projects/ProjectPicker.js';
import { toolColumns } from '../../media/mediaColumns.js';
import type { MediaFilter } from '../../media/mediaFilter.js';

interface MediaToolsProps {
  readonly filter: MediaFilter;
  readonly onChange: (change: Partial<MediaFilter>) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** A select's empty value means that nothing is chosen yet. */
const ALL = 'ALL';

const TYPE_ITEMS = [
  { value: ALL, label: 'All Types' },
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Videos' },
];

const typeOf = (value: string) => (value === 'IMAGE' || value === 'VIDEO' ? value : '');

const SHOWN_ITEMS = [
  { value: ALL, label: 'Photos and results' },
  { value: 'previews', label: 'Previews' },
];

/** Search, project, type, and whether watermarked previews are shown. */
export function MediaTools({ filter, onChange, words, onWords }: MediaToolsProps) {
  return (
    <search className={toolColumns}>
      <SearchInput aria-label="Search files" placeholder="Search by file name..." value={words} onChange={onWords} />
      <ProjectPicker filter value={filter.project} onChange={(project) => onChange({ project })} />
      <Select
        label="Type"
        hideLabel
        items={TYPE_ITEMS}
        value={filter.type || ALL}
        onChange={(type) => onChange({ type: typeOf(type) })}
      />
      <Select
        label="Show"
        hideLabel
        items={SHOWN_ITEMS}
        value={filter.show || ALL}
        onChange={(show) => onChange({ show: show === 'previews' ? show : '' })}
      />
    </search>
  );
}
