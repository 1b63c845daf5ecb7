import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeleteAccountPanel_viewer$key } from '../../../__generated__/DeleteAccountPanel_viewer.graphql.js';
import { Button } from '../../../components/Button.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { SettingsPanel } from '../SettingsPanel.js';

const DeleteAccountDialog = lazyDialog(async () => (await import('./DeleteAccountDialog.js')).DeleteAccountDialog, {
  title: 'Delete account',
});

/** Leads to the deletion of the account. */
export function DeleteAccountPanel({ viewer }: { readonly viewer: DeleteAccountPanel_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment DeleteAccountPanel_viewer on Viewer {
        ...DeleteAccountDialog_viewer
      }
    `,
    viewer,
  );
  const [asking, setAsking] = useState(false);
  return (
    <SettingsPanel
      title="Delete account"
      text="Deletes your account for good, with your workspace and all that it holds. Nobody can bring it back."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteAccountDialog viewer={data} onClose={() => setAsking(false)} />}
    </SettingsPanel>
  );
}
