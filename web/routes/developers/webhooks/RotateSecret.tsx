import { graphql, useFragment } from 'react-relay/hooks';
import type { RotateSecret_webhook$key } from '../../../__generated__/RotateSecret_webhook.graphql.js';
import { clockOf, dayOf } from '../../../format/dates.js';
import { NewSecret } from '../NewSecret.js';
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
  const [rotate, busy] = useRotateSecret();
  return (
    <NewSecret
      label="Rotate secret"
      name={`Rotate secret of ${url}`}
      question={{
        title: 'Rotate this secret?',
        act: 'Rotate secret',
        text: (
          <>
            <p>
              The webhook gets a new secret. For a day both are valid: each delivery is signed with the new secret and
              with the present one. Give your program the new one within that day.
            </p>
            {isAhead(previousSecretUntil) && (
              <p>
                It was rotated not long ago: the secret before the present one, valid until{' '}
                {`${dayOf(previousSecretUntil)}, ${clockOf(previousSecretUntil)}`}, ends at once.
              </p>
            )}
          </>
        ),
      }}
      words={
        'For a day your program may verify deliveries with it or with the one before, then with it alone. An owner or ' +
        'a manager can copy it again later.'
      }
      make={(then) => rotate(id, then)}
      busy={busy}
    />
  );
}

const isAhead = (moment: string | null | undefined): moment is string =>
  moment != null && Date.parse(moment) > Date.now();
