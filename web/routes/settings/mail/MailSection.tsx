import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MailSection_viewer$key } from '../../../__generated__/MailSection_viewer.graphql.js';
import { SwitchField } from '../../../components/SwitchField.js';
import { useForm } from '../../../forms/useForm.js';
import { Notice } from '../Notice.js';
import { SettingsForm } from '../SettingsForm.js';
import { isKnownKind, wordsOfKind } from './mailKinds.js';
import { RemindersPanel } from './RemindersPanel.js';
import { useUpdateMailPreferences } from './useUpdateMailPreferences.js';

const NO_MAIL = 'This site sends no mail at the moment: no mail server is set up. Your choices are kept.';

/** Which mails the person gets; and for an owner, the reminders that the workspace sends. */
export function MailSection({ viewer }: { readonly viewer: MailSection_viewer$key }) {
  const data = useFragment(viewerFragment, viewer);
  const kinds = data.mailPreferences.flatMap(({ kind, wanted }) => (isKnownKind(kind) ? [{ kind, wanted }] : []));
  const update = useUpdateMailPreferences();
  const form = useForm({
    start: Object.fromEntries(kinds.map(({ kind, wanted }) => [kind, wanted ? 'on' : 'off'])),
    send: (draft) => update(kinds.map(({ kind }) => ({ kind, wanted: draft[kind] === 'on' }))),
  });
  return (
    <>
      <SettingsForm
        title="Mail to you"
        text="Each mail has a link that ends its kind as well. Mails about your sign-in are always sent."
        form={form}
        act="Save mail"
        busyAct="Saving..."
        notice={!data.sendsMail && <Notice tone="waiting">{NO_MAIL}</Notice>}
      >
        <div className={switches}>
          {kinds.map(({ kind }) => (
            <SwitchField
              key={kind}
              {...wordsOfKind(kind)}
              checked={form.draft[kind] === 'on'}
              onChange={(checked) => form.set({ [kind]: checked ? 'on' : 'off' })}
            />
          ))}
        </div>
      </SettingsForm>
      <RemindersPanel viewer={data} />
    </>
  );
}

const viewerFragment = graphql`
  fragment MailSection_viewer on Viewer {
    sendsMail
    mailPreferences {
      kind
      wanted
    }
    ...RemindersPanel_viewer
  }
`;

const switches = css({ display: 'grid', gap: '16' });
