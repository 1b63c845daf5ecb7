import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RotateSecret_webhook$key } from '../../../__generated__/RotateSecret_webhook.graphql.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { clockOf, dayOf } from '../../../format/dates.js';
import { SecretDialog } from '../../../feedback/SecretDialog.js';
import { useRotateSecret } from './useRotateSecret.js';

/** Gives a webhook a new secret after a question, and shows it. */
export function RotateSecret({ webhook }: { readonly webhook: RotateSecret_webhook$key }) {
  const { id, url, previousSecretUntil } = useFragment(
    graphql`
      fragment RotateSecret_webhook on WebhookEndpoint {
        id
        url
        previousSecretUntil
      }
    `,
    webhook,
  );
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  // at once: a dialog that closes also closes those that were opened over it
  const [rotate, busy] = useRotateSecret((made) => {
    setAsking(false);
    setSecret(made);
  });
  const button = useRef<HTMLButtonElement>(null);
  const finalFocus = () => button.current;
  async function confirm() {
    await rotate(id);
    setAsking(false);
  }
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-label={`Rotate secret of ${url}`}
        onClick={() => setAsking(true)}
      >
        Rotate secret
      </Button>
      {secret === null ? (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
          title="Rotate this secret?"
          confirmLabel="Rotate secret"
          busy={busy}
          finalFocus={finalFocus}
        >
          <p>
            The webhook gets a new secret. For a day both are valid: each delivery is signed with the new secret and
            with the present one. Give your program the new one within that day.
          </p>
          {isAhead(previousSecretUntil) && (
            <p>
              It was rotated not long ago: the secret before the present one, valid until {dayOf(previousSecretUntil)},{' '}
              {clockOf(previousSecretUntil)}, ends at once.
            </p>
          )}
        </ConfirmDialog>
      ) : (
        <SecretDialog title="Copy the new secret" text={secret} onClose={() => setSecret(null)} finalFocus={finalFocus}>
          For a day your program may verify deliveries with it or with the one before, then with it alone. An owner or a
          manager can copy it again later.
        </SecretDialog>
      )}
    </>
  );
}

const isAhead = (moment: string | null | undefined): moment is string =>
  moment != null && Date.parse(moment) > Date.now();
