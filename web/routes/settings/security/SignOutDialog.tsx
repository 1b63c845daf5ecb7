import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { useWhileMounted } from '../../../forms/useWhileMounted.js';
import { useSignOutEverywhere } from './useSignOutEverywhere.js';

interface SignOutDialogProps {
  /** this browser stays signed in */
  readonly keepCurrent: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before sessions end; without `keepCurrent` the person has to sign in again. */
export function SignOutDialog({ keepCurrent, onClose, onDone }: SignOutDialogProps) {
  const [signOut, busy] = useSignOutEverywhere();
  const done = useWhileMounted(onDone);
  return (
    <ConfirmDialog
      open
      title={keepCurrent ? 'Sign out all others' : 'Sign out everywhere'}
      confirmLabel="Sign out"
      busy={busy}
      busyLabel="Signing out..."
      onClose={onClose}
      onConfirm={async () => {
        const refused = await signOut(keepCurrent);
        if (!refused) done();
      }}
    >
      <p>
        {keepCurrent
          ? 'You stay signed in here. Everywhere else your email and password are asked for again.'
          : 'You are signed out in every browser, this one included, and sign in again.'}
      </p>
    </ConfirmDialog>
  );
}
