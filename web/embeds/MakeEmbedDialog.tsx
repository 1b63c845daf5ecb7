import { useState } from 'react';
import { Field } from '../components/Field.js';
import { FormDialog } from '../components/FormDialog.js';
import { PartState } from '../components/PartState.js';
import { RadioList } from '../components/RadioList.js';
import { RetryBoundary } from '../components/RetryBoundary.js';
import { TextInput } from '../components/TextInput.js';
import { SecretDialog } from '../feedback/SecretDialog.js';
import { DialogFields } from '../forms/DialogFields.js';
import { problemsOf } from '../forms/problems.js';
import { useForm } from '../forms/useForm.js';
import { ProjectPicker } from '../projects/ProjectPicker.js';
import { useProjectAddress } from '../projects/useProjectAddress.js';
import { ImagesSkeleton } from '../staging/ImagesSkeleton.js';
import { KIND_OPTIONS, type EmbedKind } from './embedKind.js';
import { LazyCodeDialog } from './LazyCodeDialog.js';
import { EMPTY_EMBED, inputOf, LONGEST_NAME, missingFrom, proposedName } from './newEmbed.js';
import { PictureChoice } from './PictureChoice.js';
import { nameSites } from './sites.js';
import { SitesField } from './SitesField.js';
import { useCreateEmbed } from './useCreateEmbed.js';

interface MakeEmbedDialogProps {
  /** of a gallery that is proposed */
  readonly projectId?: string;
  readonly onClose: () => void;
}

/** Makes an embed, then shows the secret of its tokens, if it needs some, and its code. */
export function MakeEmbedDialog({ projectId = '', onClose }: MakeEmbedDialogProps) {
  const create = useCreateEmbed();
  const [kind, setKind] = useState<EmbedKind>('GALLERY');
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string | null } | null>(null);
  const form = useForm({
    start: { ...EMPTY_EMBED, projectId },
    check: (draft) => missingFrom(kind, draft),
    send: async (draft) => {
      const input = inputOf(kind, { ...draft, name: nameOf(draft) });
      try {
        setMade(await create(input));
        return null;
      } catch (failure) {
        return nameSites(problemsOf(failure, 'Failed to make the embed'), input.origins);
      }
    },
  });
  const { draft, field, problems, set } = form;
  const address = useProjectAddress(draft.projectId);
  const nameOf = ({ isNamed, name, room }: typeof draft) => (isNamed ? name : proposedName(kind, { address, room }));

  if (made?.secret) {
    const { id, secret } = made;
    return (
      <SecretDialog title="Copy the secret" text={secret} onClose={() => setMade({ id, secret: null })}>
        Your site’s server signs tokens with it, as the code will show. An owner or a manager can copy it again later.
      </SecretDialog>
    );
  }
  if (made) return <LazyCodeDialog id={made.id} onClose={onClose} />;
  return (
    <FormDialog
      title="Make an embed"
      onClose={onClose}
      onSubmit={form.submit}
      act="Make embed"
      busyAct="Making..."
      busy={form.busy}
    >
      <DialogFields form={form}>
        <RadioList label="Kind" value={kind} onChange={setKind} options={KIND_OPTIONS} />
        {(kind === 'GALLERY' || kind === 'SLIDER') && (
          <ProjectPicker
            value={draft.projectId}
            onChange={(id) => set({ projectId: id, itemId: '', room: '' })}
            error={problems.projectId}
          />
        )}
        {kind === 'SLIDER' && draft.projectId && (
          <RetryBoundary
            key={draft.projectId}
            standIn={({ retry }) => <PartState retry={retry} shape={<ImagesSkeleton />} />}
          >
            <PictureChoice
              projectId={draft.projectId}
              value={draft.itemId}
              onChange={(itemId, room) => set({ itemId, room })}
              error={problems.itemId}
            />
          </RetryBoundary>
        )}
        <Field label="Name" hint="Only people of this workspace see it" error={problems.name}>
          <TextInput
            autoComplete="off"
            maxLength={LONGEST_NAME}
            {...field('name')}
            value={nameOf(draft)}
            onChange={({ target }) => set({ name: target.value, isNamed: 'yes' })}
          />
        </Field>
        <SitesField {...field('origins')} error={problems.origins} />
      </DialogFields>
    </FormDialog>
  );
}
