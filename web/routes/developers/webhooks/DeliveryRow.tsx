import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  DeliveryRow_delivery$key,
  WebhookDeliveryState,
} from '../../../__generated__/DeliveryRow_delivery.graphql.js';
import { TimeAgo } from '../../../activity/TimeAgo.js';
import { Badge, type BadgeTone } from '../../../components/Badge.js';
import { codeBox } from '../../../components/codeBox.js';
import { Button } from '../../../components/Button.js';
import { clockOf, dayOf } from '../../../format/dates.js';
import { useResendDelivery } from './useResendDelivery.js';
import { facts } from '../rowStyles.js';

interface StateWords {
  readonly label: string;
  readonly tone: BadgeTone;
}

const STATES: Readonly<Record<WebhookDeliveryState, StateWords>> = {
  DELIVERED: { label: 'Delivered', tone: 'soft' },
  FAILED: { label: 'Failed', tone: 'redo' },
  WAITING: { label: 'Waiting', tone: 'neutral' },
  '%future added value': { label: 'Unknown', tone: 'neutral' },
};

interface DeliveryRowProps {
  readonly delivery: DeliveryRow_delivery$key;
  /** the webhook's */
  readonly endpointId: string;
  /** whether the webhook is on */
  readonly mayResend: boolean;
}

/** One delivery: its event, how it went, and what was sent and answered. */
export function DeliveryRow({ delivery, endpointId, mayResend }: DeliveryRowProps) {
  const { id, type, state, status, tookMs, tries, nextTryAt, error, answer, payload, happenedAt } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        type
        state
        status
        tookMs
        tries
        nextTryAt
        error
        answer
        payload
        happenedAt
      }
    `,
    delivery,
  );
  const [resend, busy] = useResendDelivery(endpointId);
  const { label, tone } = STATES[state];
  return (
    <li className={row}>
      <div className={head}>
        <p className={name}>{type}</p>
        {mayResend && state !== 'WAITING' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Send again: ${type}`}
            busy={busy}
            busyLabel="Sending..."
            onClick={() => void resend(id)}
          >
            Send again
          </Button>
        )}
      </div>
      <p className={facts}>
        <Badge tone={tone}>{label}</Badge>
        <span>
          <TimeAgo moment={happenedAt} />
        </span>
        {typeof status === 'number' && <span>HTTP {status}</span>}
        {typeof tookMs === 'number' && <span>{tookMs} ms</span>}
        {tries > 1 && <span>{tries} tries</span>}
        {tries > 0 && nextTryAt && (
          <span>
            Next try {dayOf(nextTryAt)}, {clockOf(nextTryAt)}
          </span>
        )}
      </p>
      {error && <p className={fault}>{error}</p>}
      <details>
        <summary className={summary}>Sent and answered</summary>
        <p className={what}>Sent</p>
        <pre className={text}>{JSON.stringify(payload)}</pre>
        {answer && (
          <>
            <p className={what}>Answered</p>
            <pre className={text}>{answer}</pre>
          </>
        )}
      </details>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  py: '14',
  borderBottom: '1px solid {colors.line}',
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12', minH: '32' });
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const fault = css({ textStyle: 'small', color: 'danger.text' });
const summary = css({
  py: { base: '12', sm: '4' },
  textStyle: 'small',
  fontWeight: 'semibold',
  cursor: 'pointer',
  borderRadius: 'badge',
});
const what = css({ mt: '6', textStyle: 'small', color: 'ink.muted' });
const text = css(codeBox, { mt: '4', p: '10' });
