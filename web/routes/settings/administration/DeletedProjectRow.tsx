import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeletedProjectRow_project$key } from '../../../__generated__/DeletedProjectRow_project.graphql.js';
import { Button } from '../../../components/Button.js';
import { dayOf } from '../../dates.js';
import { useRestoreProject } from './useRestoreProject.js';

interface DeletedProjectRowProps {
  readonly project: DeletedProjectRow_project$key;
  /** lists that show it */
  readonly connections: readonly string[];
  /** the row is gone, and the focus with it */
  readonly onRestored: () => void;
}

/** One project that was deleted. */
export function DeletedProjectRow({ project, connections, onRestored }: DeletedProjectRowProps) {
  const { id, address, workspaceName, deletedAt } = useFragment(
    graphql`
      fragment DeletedProjectRow_project on DeletedProject {
        id
        address
        workspaceName
        deletedAt
      }
    `,
    project,
  );
  const [restore, busy] = useRestoreProject(connections);
  return (
    <li className={row}>
      <div className={words}>
        <p className={title} title={address}>
          {address}
        </p>
        <p className={meta}>
          <span>{workspaceName}</span>
          {deletedAt && <span>Deleted {dayOf(deletedAt)}</span>}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Restore ${address}`}
        busy={busy}
        busyLabel="Restoring..."
        onClick={async () => {
          const refused = await restore(id);
          if (!refused) onRestored();
        }}
      >
        Restore
      </Button>
    </li>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  py: '14',
  borderBottom: '1px solid {colors.line}',
});
const words = css({ minW: '0' });
const title = css({
  textStyle: 'address',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14',
  mt: '2',
  textStyle: 'small',
  color: 'ink.muted',
});
