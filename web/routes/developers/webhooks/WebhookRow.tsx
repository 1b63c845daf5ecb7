import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { WebhookOffReason, WebhookRow_webhook$key } from '../../../__generated__/WebhookRow_webhook.graphql.js';
import { TimeAgo } from '../../../activity/TimeAgo.js';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { copyText } from '../../../feedback/copyText.js';
import { dayOf } from '../../../format/dates.js';
import { MadeBy } from '../MadeBy.js';
import { eventsText } from './events.js';
import { RotateSecret } from './RotateSecret.js';
import { useDeleteWebhook } from './useDeleteWebhook.js';
import { useSwitchWebhook } from './useSwitchWebhook.js';
import { acts, facts } from '../rowStyles.js';

const DeliveriesDialog = lazyDialog(async () => (await import('./DeliveriesDialog.js')).DeliveriesDialog, {
  title: 'Deliveries',
});

/** Why a webhook is off, where nobody switched it off. */
const FAULTS: Readonly<Record<WebhookOffReason, string | null>> = {
  ASKED: null,
  FAILING: 'Every try of five days has failed',
  GONE: 'It answered 410',
  '%future added value': null,
};

interface WebhookRowProps {
  readonly webhook: WebhookRow_webhook$key;
  /** takes the focus when the row, and with it the button, is gone */
  readonly heir: () => HTMLElement | null;
}

/** One webhook: where it leads, what it is told of, and how it fares. */
export function WebhookRow({ webhook, heir }: WebhookRowProps) {
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on WebhookEndpoint {
        id
        url
        description
        events
        offReason
        failingSince
        secret
        createdAt
        createdBy {
          ...MadeBy_user
        }
        ...RotateSecret_webhook
      }
    `,
    webhook,
  );
  const { id, url, description, events, offReason, failingSince, secret, createdAt, createdBy } = data;
  const [shown, setShown] = useState<'deliveries' | 'delete' | null>(null);
  const [remove, removing] = useDeleteWebhook();
  const [switchTo, switching] = useSwitchWebhook();
  const isOn = offReason === null || offReason === undefined;
  const fault = isOn ? null : FAULTS[offReason];
  const close = () => setShown(null);
  const own = useRef<HTMLLIElement>(null);
  async function confirm() {
    await remove(id);
    close();
  }
  return (
    <li ref={own} className={row}>
      <p className={address}>{url}</p>
      <p className={facts}>
        {!isOn && <Badge tone={fault ? 'redo' : 'line'}>Switched off</Badge>}
        {fault && <span className={faulty}>{fault}</span>}
        {description && <span>{description}</span>}
        <span>{eventsText(events)}</span>
        <span>
          Made {dayOf(createdAt)} <MadeBy user={createdBy} orKey />
        </span>
        {isOn && failingSince && (
          <span className={faulty}>
            Failing since <TimeAgo moment={failingSince} />
          </span>
        )}
      </p>
      <div className={acts}>
        <Button variant="outline" size="sm" aria-label={`Deliveries to ${url}`} onClick={() => setShown('deliveries')}>
          Deliveries
        </Button>
        {secret && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Copy secret of ${url}`}
            onClick={() => void copyText(secret, 'Secret copied')}
          >
            Copy secret
          </Button>
        )}
        <RotateSecret webhook={data} />
        <Button
          variant="outline"
          size="sm"
          aria-label={`Switch ${isOn ? 'off' : 'on'}: ${url}`}
          busy={switching}
          busyLabel="Switching..."
          onClick={() => void switchTo(id, !isOn)}
        >
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button variant="outline" size="sm" aria-label={`Delete ${url}`} onClick={() => setShown('delete')}>
          Delete
        </Button>
      </div>
      {shown === 'deliveries' && <DeliveriesDialog id={id} onClose={close} />}
      <ConfirmDialog
        open={shown === 'delete'}
        onClose={close}
        finalFocus={() => (own.current ? null : heir())}
        onConfirm={() => void confirm()}
        title="Delete this webhook?"
        confirmLabel="Delete webhook"
        danger
        busy={removing}
      >
        {url} is told of nothing more, and its deliveries are forgotten.
      </ConfirmDialog>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  py: '14',
  borderBottom: '1px solid {colors.line}',
});
const address = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const faulty = css({ color: 'danger.text' });
