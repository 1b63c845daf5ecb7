import { useState } from 'react';
import { css } from '#styled/css';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { PartState } from '../../components/PartState.js';
import { RetryBoundary } from '../../components/RetryBoundary.js';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
import { DeletionFacts } from './DeletionFacts.js';
import { useDeleteProject } from './useDeleteProject.js';

interface DeleteProjectDialogProps {
  readonly id: string;
  readonly address: string;
  /** lists that show the project */
  readonly connections: readonly string[];
  readonly onClose: () => void;
}

const QUESTION =
  'Are you sure you want to delete this project? ' +
  'This action will soft delete the project and it can be recovered by an administrator if needed.';

/** Closes whether the deletion succeeded or failed. */
export function DeleteProjectDialog({ id, address, connections, onClose }: DeleteProjectDialogProps) {
  const [remove, busy] = useDeleteProject(connections);
  const [revokePublicPages, setRevoke] = useState(false);
  const close = useWhileMounted(onClose);
  return (
    <ConfirmDialog
      open
      title="Delete Project"
      confirmLabel="Delete"
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={async () => {
        await remove({ id, revokePublicPages });
        close();
      }}
    >
      <p className={name}>{address}</p>
      <p>{QUESTION}</p>
      <div className={facts}>
        <RetryBoundary standIn={({ retry }) => <PartState retry={retry} words={UNKNOWN} />}>
          <DeletionFacts id={id} revoke={revokePublicPages} onRevoke={setRevoke} />
        </RetryBoundary>
      </div>
    </ConfirmDialog>
  );
}

const UNKNOWN = 'What goes with the project could not be read. Check your connection.';

const name = css({ textStyle: 'address', overflowWrap: 'anywhere' });
/** As high as what it says of most projects, so that the buttons do not move when that has come. */
const facts = css({ minH: '[96px]' });
