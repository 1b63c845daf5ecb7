import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { KeyRow_apiKey$key } from '../../__generated__/KeyRow_apiKey.graphql.js';
import { TimeAgo } from '../../activity/TimeAgo.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { dayOf } from '../../format/dates.js';
import { SettingsRow } from '../settings/SettingsRow.js';
import { useRevokeApiKey } from './useRevokeApiKey.js';

interface KeyRowProps {
  readonly apiKey: KeyRow_apiKey$key;
  /** takes the focus when the row, and with it the button, is gone */
  readonly heir: () => HTMLElement | null;
}

/** One key: what it may do, when it was used, and its end. */
export function KeyRow({ apiKey, heir }: KeyRowProps) {
  const { id, name, ending, scopes, createdAt, expiresAt, lastUsedAt, lastUsedFrom } = useFragment(
    graphql`
      fragment KeyRow_apiKey on ApiKey {
        id
        name
        ending
        scopes
        createdAt
        expiresAt
        lastUsedAt
        lastUsedFrom
      }
    `,
    apiKey,
  );
  const [asking, setAsking] = useState(false);
  const [revoke, busy] = useRevokeApiKey();
  const own = useRef<HTMLParagraphElement>(null);
  async function confirm() {
    await revoke(id);
    setAsking(false);
  }
  return (
    <>
      <SettingsRow
        title={
          <p ref={own} className={title}>
            {name} <code className={mark}>…{ending}</code>
          </p>
        }
        facts={
          <>
            <span>{scopes.join(', ')}</span>
            <span>Made {dayOf(createdAt)}</span>
            {expiresAt && <span>Ends {dayOf(expiresAt)}</span>}
            {lastUsedAt ? (
              <span>
                Used <TimeAgo moment={lastUsedAt} />
                {lastUsedFrom && ` from ${lastUsedFrom}`}
              </span>
            ) : (
              <span>Not used yet</span>
            )}
          </>
        }
        act={{ label: 'Revoke', what: name, busy, busyLabel: 'Revoking...', onClick: () => setAsking(true) }}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        finalFocus={() => (own.current ? null : heir())}
        onConfirm={() => void confirm()}
        title={`Revoke “${name}”?`}
        confirmLabel="Revoke key"
        danger
        busy={busy}
      >
        Programs that use this key are shut out at once. It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}

const title = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const mark = css({ textStyle: 'small', fontWeight: 'regular', color: 'ink.muted' });
