import { FormDialog } from '../components/FormDialog.js';
import { DialogFields } from '../forms/DialogFields.js';
import { type FormSettings, useForm } from '../forms/useForm.js';
import type { ProjectDraft } from './project.rules.js';
import { addressProblem } from './project.rules.js';
import { ProjectFields } from './ProjectFields.js';

interface ProjectDialogProps extends Pick<FormSettings<ProjectDraft>, 'start' | 'send'> {
  readonly title: string;
  readonly isNew?: boolean;
  readonly act: string;
  readonly busyAct: string;
  readonly onClose: () => void;
}

/** A project's fields in a dialog. Mounted while it is open, so that it begins with `start` each time. */
export function ProjectDialog({ title, isNew = false, act, busyAct, start, send, onClose }: ProjectDialogProps) {
  const form = useForm({ start, check: ({ address }) => ({ address: addressProblem(address) }), send });
  return (
    <FormDialog onClose={onClose} onSubmit={form.submit} title={title} act={act} busyAct={busyAct} busy={form.busy}>
      <DialogFields form={form}>
        <ProjectFields form={form} isNew={isNew} />
      </DialogFields>
    </FormDialog>
  );
}
