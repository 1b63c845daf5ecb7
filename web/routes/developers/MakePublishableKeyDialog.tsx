import { css } from '#styled/css';
import { Field } from '../../components/Field.js';
import { FormDialog } from '../../components/FormDialog.js';
import { TextInput } from '../../components/TextInput.js';
import { missingSites, nameSites, sitesOf } from '../../embeds/sites.js';
import { SitesField } from '../../embeds/SitesField.js';
import { DialogFields } from '../../forms/DialogFields.js';
import { useForm } from '../../forms/useForm.js';
import { LONGEST_NAME } from './keyName.js';
import { useCreatePublishableKey } from './useCreatePublishableKey.js';

/** Makes a key for pages that draw embeds themselves; its row shows it. */
export function MakePublishableKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useCreatePublishableKey();
  const form = useForm({
    start: { name: '', origins: '' },
    check: ({ name, origins }) => ({
      name: name.trim() === '' ? 'A name is required' : undefined,
      origins: missingSites(origins),
    }),
    send: async ({ name, origins }) => {
      const sites = sitesOf(origins);
      const refused = await create({ name, origins: sites });
      if (refused) return nameSites(refused, sites);
      onClose();
      return null;
    },
  });
  const { field, problems } = form;
  return (
    <FormDialog
      title="Make a publishable key"
      onClose={onClose}
      onSubmit={form.submit}
      act="Make key"
      busyAct="Making..."
      busy={form.busy}
    >
      <p className={words}>
        It is no secret: pages that draw embeds themselves send it. It reads what embeds show, and nothing else, and
        works on its sites alone.
      </p>
      <DialogFields form={form}>
        <Field label="Name" hint="The site that will use it" error={problems.name}>
          <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...field('name')} />
        </Field>
        <SitesField {...field('origins')} error={problems.origins} />
      </DialogFields>
    </FormDialog>
  );
}

const words = css({ color: 'ink.muted' });
