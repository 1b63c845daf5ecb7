import { css } from '#styled/css';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
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
        await remove(id);
        close();
      }}
    >
      <p className={name}>{address}</p>
      <p>{QUESTION}</p>
    </ConfirmDialog>
  );
}

const name = css({ textStyle: 'address', overflowWrap: 'anywhere', mb: '10' });
