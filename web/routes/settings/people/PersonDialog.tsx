import { useRef, useState } from 'react';
import { css } from '#styled/css';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useWhileMounted } from '../../../forms/useWhileMounted.js';
import { KeysChoice } from '../KeysChoice.js';
import { actOf, busyLabelOf, titleOf, wordsOf } from './personQuestion.js';
import type { Asked } from './PersonRow.js';
import { useChangeRole } from './useChangeRole.js';
import { useHandOver } from './useHandOver.js';
import { useRemoveColleague } from './useRemoveColleague.js';

interface PersonDialogProps {
  readonly asked: Asked;
  /** the keys that they made; of whoever hands over, their own */
  readonly keyNames: readonly string[];
  readonly workspaceName: string;
  /** whom the person has invited to be owners: e-mail addresses, or “a link” */
  readonly ownersInvited: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** takes the focus when the person's row, and with it the button, is gone */
  readonly heir: () => HTMLElement | null;
}

/** Asks before somebody is removed, gets a role that may make no keys, or the workspace handed over to them. */
export function PersonDialog({
  asked,
  keyNames,
  workspaceName,
  ownersInvited,
  onClose,
  onDone,
  heir,
}: PersonDialogProps) {
  const { act, id, name } = asked;
  const [remove, removing] = useRemoveColleague();
  const [handOver, handing] = useHandOver();
  const [changeRole, changing] = useChangeRole();
  // as a manager, whoever hands over may go on using their keys
  const [revokeKeys, setRevokeKeys] = useState(act !== 'handOver');
  const done = useWhileMounted(onDone);
  const isDone = useRef(false);
  const carryOut = () => {
    if (asked.act === 'changeRole') return changeRole({ id, role: asked.role, revokeKeys }, name);
    return asked.act === 'remove' ? remove({ id, revokeKeys }, name) : handOver({ id, revokeKeys });
  };
  return (
    <ConfirmDialog
      open
      danger={act === 'remove'}
      title={titleOf(asked)}
      confirmLabel={actOf(asked)}
      busy={removing || handing || changing}
      busyLabel={busyLabelOf(asked)}
      onClose={onClose}
      finalFocus={() => (isDone.current && act !== 'changeRole' ? heir() : null)}
      onConfirm={async () => {
        if (await carryOut()) return;
        isDone.current = true;
        done();
      }}
    >
      <div className={parts}>
        <p>{wordsOf(asked, workspaceName)}</p>
        {act === 'handOver' && ownersInvited.length > 0 && (
          <p>Your invitations to be an owner stop working: {ownersInvited.join(', ')}. All others stay.</p>
        )}
        <KeysChoice
          names={keyNames}
          made={act === 'handOver' ? 'that you made' : `that ${name} made`}
          checked={revokeKeys}
          onChange={setRevokeKeys}
        />
      </div>
    </ConfirmDialog>
  );
}

const parts = css({ display: 'grid', gap: '16', overflowWrap: 'anywhere' });
