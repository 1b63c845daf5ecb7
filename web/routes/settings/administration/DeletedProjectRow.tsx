import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeletedProjectRow_project$key } from '../../../__generated__/DeletedProjectRow_project.graphql.js';
import { dayOf } from '../../../format/dates.js';
import { SettingsRow } from '../SettingsRow.js';
import { useRestoreProject } from './useRestoreProject.js';

interface DeletedProjectRowProps {
  readonly project: DeletedProjectRow_project$key;
  /** lists that show it */
  readonly connections: readonly string[];
  /** called when the row, and with it the focus, is gone */
  readonly onRestored: () => void;
}

/** One deleted project. */
export function DeletedProjectRow({ project, connections, onRestored }: DeletedProjectRowProps) {
  const { projectId, address, workspaceName, deletedAt } = useFragment(
    graphql`
      fragment DeletedProjectRow_project on DeletedProject {
        projectId
        address
        workspaceName
        deletedAt
      }
    `,
    project,
  );
  const [restore, busy] = useRestoreProject(connections);
  return (
    <SettingsRow
      title={
        <p className={title} title={address}>
          {address}
        </p>
      }
      facts={
        <>
          <span>{workspaceName}</span>
          {deletedAt && <span>Deleted {dayOf(deletedAt)}</span>}
        </>
      }
      act={{
        label: 'Restore',
        what: address,
        busy,
        busyLabel: 'Restoring...',
        onClick: async () => {
          const refused = await restore(projectId);
          if (!refused) onRestored();
        },
      }}
    />
  );
}

const title = css({
  textStyle: 'address',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
