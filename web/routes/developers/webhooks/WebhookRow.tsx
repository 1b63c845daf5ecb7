import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { WebhookOffReason, WebhookRow_webhook$key } from '../../../__generated__/WebhookRow_webhook.graphql.js';
import { TimeAgo } from '../../../activity/TimeAgo.js';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { copyText } from '../../../feedback/copyText.js';
import { eventsText } from './events.js';
import { RotateSecret } from './RotateSecret.js';
import { useDeleteWebhook } from './useDeleteWebhook.js';
import { useSwitchWebhook } from './useSwitchWebhook.js';

const DeliveriesDialog = lazyDialog(async () => (await import('./DeliveriesDialog.js')).DeliveriesDialog, {
  title: 'Deliveries',
});

const OFF: Readonly<Record<WebhookOffReason, string>> = {
  ASKED: 'Switched off',
  FAILING: 'Switched off: every try of five days has failed',
  GONE: 'Switched off: it answered 410',
  '%future added value': 'Switched off',
};

interface WebhookRowProps {
  readonly webhook: WebhookRow_webhook$key;
  /** called when the row, and with it the focus, is gone */
  readonly onDeleted: () => void;
}

/** One webhook: where it leads, what it is told of, and how it fares. */
export function WebhookRow({ webhook, onDeleted }: WebhookRowProps) {
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
        ...RotateSecret_webhook
      }
    `,
    webhook,
  );
  const { id, url, description, events, offReason, failingSince, secret } = data;
  const [shown, setShown] = useState<'deliveries' | 'delete' | null>(null);
  const [remove, removing] = useDeleteWebhook();
  const [switchTo, switching] = useSwitchWebhook();
  const isOn = offReason === null || offReason === undefined;
  const close = () => setShown(null);
  async function confirm() {
    const refused = await remove(id);
    close();
    if (!refused) onDeleted();
  }
  return (
    <li className={row}>
      <p className={address}>{url}</p>
      <p className={facts}>
        {!isOn && <Badge tone="soft">{OFF[offReason]}</Badge>}
        {description && <span>{description}</span>}
        <span>{eventsText(events)}</span>
        {isOn && failingSince && (
          <span>
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
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '14',
  rowGap: '4',
  textStyle: 'small',
  color: 'ink.muted',
});
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '4' });
