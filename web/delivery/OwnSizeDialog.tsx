import { css } from '#styled/css';
import { OWN_SIZES } from '../../api/shared/ownSizes.js';
import { Field } from '../components/Field.js';
import { FormDialog } from '../components/FormDialog.js';
import { TextInput } from '../components/TextInput.js';
import { announce } from '../feedback/announcer.js';
import { DialogFields } from '../forms/DialogFields.js';
import { fieldPair } from '../forms/fieldPair.js';
import { useForm } from '../forms/useForm.js';
import { draftOf, problemsOfSize, sizeOf, type OwnSize } from './ownSize.js';

interface OwnSizeDialogProps {
  /** all of the workspace */
  readonly sizes: readonly OwnSize[];
  /** of the size that is changed; null: a new one is added */
  readonly place: number | null;
  readonly onSave: (size: OwnSize) => void;
  readonly onClose: () => void;
}

/** The name and the limits of one own size. It is kept with the pack's choice, not sent alone. */
export function OwnSizeDialog({ sizes, place, onSave, onClose }: OwnSizeDialogProps) {
  const size = place === null ? null : (sizes[place] ?? null);
  const form = useForm({
    start: draftOf(size),
    check: (draft) =>
      problemsOfSize(
        draft,
        sizes.filter((other) => other !== size),
      ),
    send: async (draft) => {
      const saved = sizeOf(draft);
      onSave(saved);
      announce(`${saved.name} ${size ? 'changed' : 'added'}`);
      onClose();
      return null;
    },
  });
  const { field, problems } = form;
  return (
    <FormDialog
      title={size ? `Edit ${size.name}` : 'Add a size'}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      act={size ? 'Save size' : 'Add size'}
      busyAct="Saving..."
      busy={form.busy}
    >
      <DialogFields form={form}>
        <Field label="Name" hint="Stands in the files’ names" error={problems.name}>
          <TextInput autoComplete="off" maxLength={OWN_SIZES.longestName} {...field('name')} />
        </Field>
        <div className={fieldPair}>
          <Field label="Longest side, pixels" error={problems.longest}>
            <TextInput inputMode="numeric" autoComplete="off" {...field('longest')} />
          </Field>
          <Field label="At most, MB" optional error={problems.megabytes}>
            <TextInput inputMode="decimal" autoComplete="off" {...field('megabytes')} />
          </Field>
        </div>
        <p className={note}>It is kept for the workspace’s next packs when this one is made.</p>
      </DialogFields>
    </FormDialog>
  );
}

const note = css({ textStyle: 'small', color: 'ink.muted' });
