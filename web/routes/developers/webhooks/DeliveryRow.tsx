import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  DeliveryRow_delivery$key,
  WebhookDeliveryState,
} from '../../../__generated__/DeliveryRow_delivery.graphql.js';
import { TimeAgo } from '../../../activity/TimeAgo.js';
import { Button } from '../../../components/Button.js';
import { useResendDelivery } from './useResendDelivery.js';

const STATES: Readonly<Record<WebhookDeliveryState, string>> = {
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
  WAITING: 'Waiting',
  '%future added value': 'Unknown',
};

interface DeliveryRowProps {
  readonly delivery: DeliveryRow_delivery$key;
  /** the webhook's */
  readonly endpointId: string;
}

/** One delivery: its event, how it went, and what was sent and answered. */
export function DeliveryRow({ delivery, endpointId }: DeliveryRowProps) {
  const { id, type, state, status, took, tries, error, answer, data, happenedAt } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        type
        state
        status
        took
        tries
        error
        answer
        data
        happenedAt
      }
    `,
    delivery,
  );
  const [resend, busy] = useResendDelivery(endpointId);
  return (
    <li className={row}>
      <div className={head}>
        <p className={name}>{type}</p>
        {state !== 'WAITING' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Send ${type} again`}
            busy={busy}
            busyLabel="Sending..."
            onClick={() => void resend(id)}
          >
            Send again
          </Button>
        )}
      </div>
      <p className={facts}>
        <span>{STATES[state]}</span>
        <span>
          <TimeAgo moment={happenedAt} />
        </span>
        {typeof status === 'number' && <span>HTTP {status}</span>}
        {typeof took === 'number' && <span>{took} ms</span>}
        {tries > 1 && <span>{tries} tries</span>}
      </p>
      {error && <p className={fault}>{error}</p>}
      <details>
        <summary className={summary}>Sent and answered</summary>
        <pre className={text}>{data}</pre>
        {answer && <pre className={text}>{answer}</pre>}
      </details>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  py: '12',
  borderBottom: '1px solid {colors.line}',
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12' });
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14',
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const fault = css({ textStyle: 'small' });
const summary = css({ textStyle: 'small', cursor: 'pointer' });
const text = css({
  mt: '6',
  p: '10',
  borderRadius: 'control',
  bg: 'well',
  fontFamily: 'mono',
  textStyle: 'small',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
