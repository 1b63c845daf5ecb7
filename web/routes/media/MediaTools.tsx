import { graphql, useFragment } from 'react-relay/hooks';
import type { MediaTools_query$key } from '../../__generated__/MediaTools_query.graphql.js';
import { SearchInput } from '../../components/SearchInput.js';
import { Select } from '../../components/Select.js';
import { useProjectItems } from '../projects/useProjectItems.js';
import { toolColumns } from './mediaColumns.js';
import type { MediaFilter } from './mediaFilter.js';

interface MediaToolsProps {
  readonly query: MediaTools_query$key;
  readonly filter: MediaFilter;
  readonly onChange: (change: Partial<MediaFilter>) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** A select's own empty value means that nothing was chosen yet. */
const all = 'ALL';

const typeItems = [
  { value: all, label: 'All Types' },
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Videos' },
];

const typeOf = (value: string) => (value === 'IMAGE' || value === 'VIDEO' ? value : '');

/** Search, project and type. */
export function MediaTools({ query, filter, onChange, words, onWords }: MediaToolsProps) {
  const { viewer, node } = useFragment(queryFragment, query);
  const listed = useProjectItems(viewer);
  const chosen = node?.id && node.address ? [{ value: node.id, label: node.address }] : [];
  const projects = [...listed, ...chosen.filter(({ value }) => listed.every((item) => item.value !== value))];
  return (
    <search className={toolColumns}>
      <SearchInput aria-label="Search files" placeholder="Search by file name..." value={words} onChange={onWords} />
      <Select
        label="Project"
        hideLabel
        items={[{ value: all, label: 'All Projects' }, ...projects]}
        value={filter.project || all}
        onChange={(project) => onChange({ project: project === all ? '' : project })}
      />
      <Select
        label="Type"
        hideLabel
        items={typeItems}
        value={filter.type || all}
        onChange={(type) => onChange({ type: typeOf(type) })}
      />
    </search>
  );
}

const queryFragment = graphql`
  fragment MediaTools_query on Query @argumentDefinitions(chosenId: { type: "ID!" }) {
    viewer {
      ...useProjectItems_viewer
    }
    node(id: $chosenId) {
      ... on Project {
        id
        address
      }
    }
  }
`;
