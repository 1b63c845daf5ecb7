import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeliveriesDialogQuery } from '../../../__generated__/DeliveriesDialogQuery.graphql.js';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { DeliveryRow } from './DeliveryRow.js';
import { useSendTestEvent } from './useSendTestEvent.js';

interface DeliveriesDialogProps {
  /** of the webhook */
  readonly id: string;
  readonly onClose: () => void;
}

/** What was sent to a webhook of late, and what waits. */
export function DeliveriesDialog({ id, onClose }: DeliveriesDialogProps) {
  const { node } = useLazyLoadQuery<DeliveriesDialogQuery>(
    graphql`
      query DeliveriesDialogQuery($id: ID!) {
        node(id: $id) {
          ... on WebhookEndpoint {
            url
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
  const deliveries = node?.deliveries?.edges ?? [];
  return (
    <Dialog
      open
      size={980}
      title="Deliveries"
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" busy={sending} busyLabel="Sending..." onClick={() => void sendTest()}>
            Send a test
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className={words}>
        {node?.url}. Deliveries are kept for 30 days; the last {deliveries.length} of {node?.deliveries?.totalCount} are
        shown.
      </p>
      <ul className={list}>
        {deliveries.map((edge) => (
          <DeliveryRow key={edge.node.id} delivery={edge.node} endpointId={id} />
        ))}
      </ul>
    </Dialog>
  );
}

const words = css({ mb: '14', color: 'ink.muted', overflowWrap: 'anywhere' });
const list = css({ borderTop: '2px solid {colors.ink}' });
