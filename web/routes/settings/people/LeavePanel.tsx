import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { LeavePanel_viewer$key } from '../../../__generated__/LeavePanel_viewer.graphql.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { KeysChoice } from '../KeysChoice.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { useLeaveWorkspace } from './useLeaveWorkspace.js';

/** Leaving the workspace. An owner hands it over first, if nobody else owns it: the server says so. */
export function LeavePanel({ viewer }: { readonly viewer: LeavePanel_viewer$key }) {
  const { ownsWorkspace, workspace, memberships } = useFragment(
    graphql`
      fragment LeavePanel_viewer on Viewer {
        ownsWorkspace
        workspace {
          id
          name
        }
        memberships {
          id
          keyNames
          workspace {
            id
          }
        }
      }
    `,
    viewer,
  );
  const [asking, setAsking] = useState(false);
  const [revokeKeys, setRevokeKeys] = useState(true);
  const keyNames = memberships.find((each) => each.workspace.id === workspace.id)?.keyNames ?? [];
  const [leave, busy] = useLeaveWorkspace();
  const before = `You see nothing of ${workspace.name} any more then.`;
  const afterwards =
    memberships.length > 1
      ? 'You go on in another workspace of yours.'
      : 'You are in no other workspace: you get an empty one of your own.';
  return (
    <SettingsPanel title="Leave" text={ownsWorkspace ? `${before} Its only owner has to hand it over first.` : before}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Leave the workspace
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={`Leave ${workspace.name}`}
        confirmLabel="Leave"
        busy={busy}
        busyLabel="Leaving..."
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await leave({ id: workspace.id, revokeKeys });
          setAsking(false);
        }}
      >
        <div className={parts}>
          <p>Your projects stay there. To come back you need an invitation. {afterwards}</p>
          <KeysChoice names={keyNames} made="that you made" checked={revokeKeys} onChange={setRevokeKeys} />
        </div>
      </ConfirmDialog>
    </SettingsPanel>
  );
}

const parts = css({ display: 'grid', gap: '16', overflowWrap: 'anywhere' });
