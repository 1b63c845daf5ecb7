import { useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { WebhooksQuery } from '../../../__generated__/WebhooksQuery.graphql.js';
import { Button } from '../../../components/Button.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { WebhookRow } from './WebhookRow.js';

const AddWebhookDialog = lazyDialog(async () => (await import('./AddWebhookDialog.js')).AddWebhookDialog, {
  title: 'Add a webhook',
});

/** The workspace's webhooks, and the button that adds another one. */
export function Webhooks() {
  const { viewer } = useLazyLoadQuery<WebhooksQuery>(
    graphql`
      query WebhooksQuery {
        viewer {
          workspace {
            webhooks {
              id
              ...WebhookRow_webhook
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  if (!viewer) return null;
  const { webhooks } = viewer.workspace;
  return (
    <>
      {webhooks.length > 0 ? (
        <ul className={list}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} heir={() => add.current} />
          ))}
        </ul>
      ) : (
        <p className={none}>No webhooks yet.</p>
      )}
      <div className={acts}>
        <Button ref={add} variant="outline" onClick={() => setAdding(true)}>
          Add a webhook
        </Button>
      </div>
      {adding && <AddWebhookDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const list = css({ borderTop: '2px solid {colors.ink}' });
const none = css({ color: 'ink.muted' });
const acts = css({ mt: '20' });
