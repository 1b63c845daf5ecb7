import { useRef } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useWhileMounted } from '../../../forms/useWhileMounted.js';
import type { Asked } from './PersonRow.js';
import { useHandOver } from './useHandOver.js';
import { useRemoveColleague } from './useRemoveColleague.js';

interface PersonDialogProps extends Asked {
  readonly workspaceName: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** takes the focus when the person's row, and with it the button, is gone */
  readonly heir: () => HTMLElement | null;
}

/** Asks before somebody is removed, or the workspace handed over to them. */
export function PersonDialog({ act, id, name, workspaceName, onClose, onDone, heir }: PersonDialogProps) {
  const [remove, removing] = useRemoveColleague();
  const [handOver, handing] = useHandOver();
  const done = useWhileMounted(onDone);
  const isRemoval = act === 'remove';
  const isDone = useRef(false);
  return (
    <ConfirmDialog
      open
      danger={isRemoval}
      title={isRemoval ? `Remove ${name}` : `Hand over to ${name}`}
      confirmLabel={isRemoval ? 'Remove' : 'Hand over'}
      busy={removing || handing}
      busyLabel={isRemoval ? 'Removing...' : 'Handing over...'}
      onClose={onClose}
      finalFocus={() => (isDone.current ? heir() : null)}
      onConfirm={async () => {
        const refused = await (isRemoval ? remove(id, name) : handOver(id));
        if (refused) return;
        isDone.current = true;
        done();
      }}
    >
      <p>
        {isRemoval
          ? `${name} sees nothing of ${workspaceName} from this moment on. Their projects stay here, and invitations ` +
            'that they sent stop working.'
          : `${name} owns ${workspaceName} then and may do everything. You become a manager: you can neither change ` +
            'the workspace’s settings nor who owns it, and only an owner can make you one again.'}
      </p>
    </ConfirmDialog>
  );
}
