import { Field } from '../components/Field.js';
import { Select } from '../components/Select.js';
import { TextArea } from '../components/TextArea.js';
import { TextInput } from '../components/TextInput.js';
import { fieldPair } from '../forms/fieldPair.js';
import type { useForm } from '../forms/useForm.js';
import type { ProjectDraft } from './project.rules.js';
import { TeamFields } from './TeamFields.js';
import { PROJECT_STATUSES } from './projectStatus.js';

interface ProjectFieldsProps {
  readonly isNew: boolean;
  readonly form: Pick<ReturnType<typeof useForm<ProjectDraft>>, 'draft' | 'set' | 'field' | 'problems'>;
}

/** The fields of a project, for creating and for editing. */
export function ProjectFields({ isNew, form: { draft, set, field, problems } }: ProjectFieldsProps) {
  return (
    <>
      <Field label="Address" error={problems.address}>
        <TextInput {...field('address')} placeholder="Street, city, state, ZIP" autoComplete="off" />
      </Field>
      <div className={fieldPair}>
        <Field label="MLS ID" optional error={problems.mlsId}>
          <TextInput {...field('mlsId')} />
        </Field>
        <Select
          label="Status"
          items={PROJECT_STATUSES.items}
          value={draft.status}
          onChange={(status) => PROJECT_STATUSES.isKnown(status) && set({ status })}
        />
      </div>
      <Field label="Tags" optional hint="Separated by commas" error={problems.tags}>
        <TextInput {...field('tags')} />
      </Field>
      <Field label="Notes" optional error={problems.notes}>
        <TextArea {...field('notes')} rows={3} />
      </Field>
      <TeamFields draft={draft} set={set} isNew={isNew} />
    </>
  );
}
