import { css } from '#styled/css';
import { Button } from '../../../components/Button.js';
import { Notice } from '../Notice.js';
import { useCancelEmailChange } from './useCancelEmailChange.js';
import { useResendEmailChange } from './useResendEmailChange.js';

interface PendingEmailProps {
  /** the new address, which must be confirmed */
  readonly email: string;
  /** called when the notice, and with it the focus, is gone */
  readonly onCancelled: () => void;
}

/** A change of the address that waits for confirmation, with buttons to cancel it and to send the link again. */
export function PendingEmail({ email, onCancelled }: PendingEmailProps) {
  const [cancel, cancelling] = useCancelEmailChange();
  const [resend, sending] = useResendEmailChange();
  const acts = (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={cancelling}
        busyLabel="Cancelling..."
        onClick={async () => {
          const refused = await cancel(email);
          if (!refused) onCancelled();
        }}
      >
        Cancel change
      </Button>
      <Button variant="outline" size="sm" busy={sending} busyLabel="Sending..." onClick={() => void resend(email)}>
        Send again
      </Button>
    </>
  );
  return (
    <Notice tone="waiting" acts={acts}>
      <p>
        Waiting for you to confirm <strong className={address}>{email}</strong>
      </p>
      <p>Follow the link in the mail within an hour; until then your present email counts.</p>
    </Notice>
  );
}

const address = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
