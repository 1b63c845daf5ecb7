import { Field } from '../../../components/Field.js';
import { FormDialog } from '../../../components/FormDialog.js';
import { TextInput } from '../../../components/TextInput.js';
import { LONGEST_NAME } from '../../../embeds/newEmbed.js';
import { missingSites, nameSites, sitesOf } from '../../../embeds/sites.js';
import { SitesField } from '../../../embeds/SitesField.js';
import { DialogFields } from '../../../forms/DialogFields.js';
import { useForm } from '../../../forms/useForm.js';
import { useUpdateEmbed } from './useUpdateEmbed.js';

interface ChangeEmbedDialogProps {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly onClose: () => void;
}

/** Changes an embed's name, and the sites that may show it. */
export function ChangeEmbedDialog({ id, name, origins, onClose }: ChangeEmbedDialogProps) {
  const update = useUpdateEmbed();
  const form = useForm({
    start: { name, origins: origins.join('\n') },
    check: (draft) => ({
      name: draft.name.trim() === '' ? 'A name is required' : undefined,
      origins: missingSites(draft.origins),
    }),
    send: async (draft, only, before) => {
      const sites = sitesOf(draft.origins);
      const changed = only({ name: draft.name, origins: sites });
      const expected = only({ name: before.name, origins: sitesOf(before.origins) });
      const refused = await update({ id, ...changed, expected });
      if (refused) return nameSites(refused, sites);
      onClose();
      return null;
    },
  });
  const { field, problems } = form;
  return (
    <FormDialog
      title="Change the embed"
      onClose={onClose}
      onSubmit={form.submit}
      act="Save changes"
      busyAct="Saving..."
      busy={form.busy}
    >
      <DialogFields form={form}>
        <Field label="Name" hint="Only people of this workspace see it" error={problems.name}>
          <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...field('name')} />
        </Field>
        <SitesField {...field('origins')} error={problems.origins} />
      </DialogFields>
    </FormDialog>
  );
}
