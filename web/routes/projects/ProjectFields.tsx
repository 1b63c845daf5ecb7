import { css } from '#styled/css';
import { Field } from '../../components/Field.js';
import { Select } from '../../components/Select.js';
import { TextArea } from '../../components/TextArea.js';
import { TextInput } from '../../components/TextInput.js';
import type { ProjectDraft } from './project.rules.js';
import { projectStatuses } from './projectStatus.js';

interface ProjectFieldsProps {
  readonly draft: ProjectDraft;
  readonly onChange: (draft: ProjectDraft) => void;
  readonly addressError?: string;
}

/** The fields of a project, the same when it is made and when it is changed. */
export function ProjectFields({ draft, onChange, addressError }: ProjectFieldsProps) {
  const set = (change: Partial<ProjectDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <Field label="Address" error={addressError}>
        <TextInput
          value={draft.address}
          placeholder="Street, city, state, ZIP"
          autoComplete="off"
          onChange={(event) => set({ address: event.target.value })}
        />
      </Field>
      <div className={pair}>
        <Field label="MLS ID" optional>
          <TextInput value={draft.mlsId} onChange={(event) => set({ mlsId: event.target.value })} />
        </Field>
        <Select
          label="Status"
          items={projectStatuses.items}
          value={draft.status}
          onChange={(status) => projectStatuses.isKnown(status) && set({ status })}
        />
      </div>
      <Field label="Tags" optional hint="Separated by commas">
        <TextInput value={draft.tags} onChange={(event) => set({ tags: event.target.value })} />
      </Field>
      <Field label="Notes" optional>
        <TextArea rows={3} value={draft.notes} onChange={(event) => set({ notes: event.target.value })} />
      </Field>
    </>
  );
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '14',
  alignItems: 'start',
});
