import { type ReactNode, useMemo, useState } from 'react';
import { Combobox } from '../components/Combobox.js';
import { useTypedWords } from '../components/useTypedWords.js';
import { type FoundProjects, useFoundProjects } from './useFoundProjects.js';
import { useProjectAddress } from './useProjectAddress.js';

interface ProjectPickerProps {
  /** id of the chosen project; empty: none */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** For a filter: all projects can be chosen as well, and only assistive technology gets the label. */
  readonly filter?: boolean;
  readonly error?: ReactNode;
}

const ALL = { value: 'ALL', label: 'All Projects' };

/** A choice of one of the workspace's projects by its address, however many there are. */
export function ProjectPicker({ value, onChange, filter = false, error }: ProjectPickerProps) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [words, setWords] = useTypedWords(search, setSearch);
  const address = useProjectAddress(value);
  const typed = words.trim();
  const found = useFoundProjects(search, open);
  const current = found?.search === typed;

  const items = useMemo(() => {
    if (!found?.items) return current ? [] : null;
    // until the server answers the new words: their matches among the items that are loaded
    const stale = found.items.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
    const matching = current ? found.items : stale;
    if (filter && typed === '') return [ALL, ...matching];
    return current || matching.length > 0 ? matching : null;
  }, [found, current, filter, typed]);

  return (
    <Combobox
      label="Project"
      hideLabel={filter}
      items={items}
      note={current ? noteOf(found) : undefined}
      value={filter && value === '' ? ALL.value : value}
      text={filter && value === '' ? ALL.label : address}
      onChange={(item) => onChange(item.value === ALL.value ? '' : item.value)}
      onWords={setWords}
      onOpenChange={setOpen}
      placeholder="Choose a project"
      error={error}
    />
  );
}

/** The note under the list; none when the list holds all matches. */
function noteOf({ search, items, total }: FoundProjects): string | undefined {
  if (!items) return 'The projects could not be loaded. Close the list and open it again.';
  if (total === 0) return search ? `No project matches "${search}".` : 'No projects yet.';
  if (total === items.length) return undefined;
  return search
    ? `${items.length} of ${total} that match. Type more of the address.`
    : `The newest ${items.length} of ${total}. Type an address to find the others.`;
}
