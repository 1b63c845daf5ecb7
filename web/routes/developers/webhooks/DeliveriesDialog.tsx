import { useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeliveriesDialogQuery } from '../../../__generated__/DeliveriesDialogQuery.graphql.js';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { Missing } from '../../../components/RetryBoundary.js';
import { DeliveryRow } from './DeliveryRow.js';
import { useSendTestEvent } from './useSendTestEvent.js';

interface DeliveriesDialogProps {
  /** of the webhook */
  readonly id: string;
  readonly onClose: () => void;
}

/** What was sent to a webhook of late, and what waits. */
export function DeliveriesDialog({ id, onClose }: DeliveriesDialogProps) {
  const { node, viewer } = useLazyLoadQuery<DeliveriesDialogQuery>(
    graphql`
      query DeliveriesDialogQuery($id: ID!) {
        viewer {
          retention {
            kinds {
              kind
              text
            }
          }
        }
        node(id: $id) {
          ... on WebhookEndpoint {
            url
            offReason
            deliveries(first: 50) {
              totalCount
              edges {
                node {
                  id
                  ...DeliveryRow_delivery
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const [sendTest, sending] = useSendTestEvent(id);
  // not the first “Send again”, which Enter would press
  const done = useRef<HTMLButtonElement>(null);
  if (!node?.deliveries) return <Missing />;
  const { url, offReason } = node;
  const { edges, totalCount } = node.deliveries;
  const kept = viewer?.retention.kinds.find(({ kind }) => kind === 'DELIVERIES')?.text ?? '';
  const isOn = !offReason;
  return (
    <Dialog
      open
      size={980}
      title="Deliveries"
      onClose={onClose}
      initialFocus={done}
      foot={
        <>
          {isOn && (
            <Button variant="outline" busy={sending} busyLabel="Sending..." onClick={() => void sendTest()}>
              Send a test
            </Button>
          )}
          <Button ref={done} onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={words}>
        <p className={address}>{url}</p>
        <p>
          {shownText(edges.length, totalCount)} {kept}
        </p>
        {!isOn && <p>It is switched off. Switch it on to send something to it.</p>}
      </div>
      {edges.length > 0 && (
        <ul className={list}>
          {edges.map(({ node: delivery }) => (
            <DeliveryRow key={delivery.id} delivery={delivery} endpointId={id} mayResend={isOn} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function shownText(shown: number, all: number): string {
  if (all === 0) return 'Nothing was sent to it of late.';
  return shown < all ? `The last ${shown} of ${all} deliveries are shown.` : '';
}

const words = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', color: 'ink.muted' });
const address = css({ color: 'ink', fontWeight: 'semibold', overflowWrap: 'anywhere' });
const list = css({ borderTop: '2px solid {colors.ink}' });
