import { useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { KeysQuery } from '../../__generated__/KeysQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { KeyRow } from './KeyRow.js';

const MakeKeyDialog = lazyDialog(async () => (await import('./MakeKeyDialog.js')).MakeKeyDialog, {
  title: 'Make a key',
});
const MakePublishableKeyDialog = lazyDialog(
  async () => (await import('./MakePublishableKeyDialog.js')).MakePublishableKeyDialog,
  { title: 'Make a publishable key' },
);

/** The workspace's keys that have not ended, and the buttons that make another one. */
export function Keys() {
  const { viewer } = useLazyLoadQuery<KeysQuery>(
    graphql`
      query KeysQuery {
        viewer {
          workspace {
            apiKeys {
              id
              ...KeyRow_apiKey
            }
          }
          ...MakeKeyDialog_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [making, setMaking] = useState<'secret' | 'publishable' | null>(null);
  const make = useRef<HTMLButtonElement>(null);
  const close = () => setMaking(null);
  if (!viewer) return null;
  const { apiKeys } = viewer.workspace;
  return (
    <>
      {apiKeys.length > 0 ? (
        <ul className={list}>
          {apiKeys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} heir={() => make.current} />
          ))}
        </ul>
      ) : (
        <p className={none}>No keys yet.</p>
      )}
      <div className={acts}>
        <Button ref={make} variant="outline" onClick={() => setMaking('secret')}>
          Make a key
        </Button>
        <Button variant="outline" onClick={() => setMaking('publishable')}>
          Make a publishable key
        </Button>
      </div>
      {making === 'secret' && <MakeKeyDialog viewer={viewer} onClose={close} />}
      {making === 'publishable' && <MakePublishableKeyDialog onClose={close} />}
    </>
  );
}

const list = css({ borderTop: '2px solid {colors.ink}' });
const none = css({ color: 'ink.muted' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '10', mt: '20' });
