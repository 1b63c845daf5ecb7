import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { KeyRow_apiKey$key } from '../../__generated__/KeyRow_apiKey.graphql.js';
import { TimeAgo } from '../../activity/TimeAgo.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { copyText } from '../../feedback/copyText.js';
import { dayOf } from '../../format/dates.js';
import { SettingsRow } from '../settings/SettingsRow.js';
import { MadeBy } from './MadeBy.js';
import { useRevokeApiKey } from './useRevokeApiKey.js';

interface KeyRowProps {
  readonly apiKey: KeyRow_apiKey$key;
  /** takes the focus when the row, and with it the button, is gone */
  readonly heir: () => HTMLElement | null;
}

/** One key: what it may do, when it was used, and its end. */
export function KeyRow({ apiKey, heir }: KeyRowProps) {
  const { id, name, ending, text, scopes, origins, createdAt, createdBy, expiresAt, lastUsedAt, lastUsedFrom } =
    useFragment(
      graphql`
        fragment KeyRow_apiKey on ApiKey {
          id
          name
          ending
          text
          scopes
          origins
          createdAt
          createdBy {
            ...MadeBy_user
          }
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
          <>
            <p ref={own} className={title}>
              {name} {text ? <Badge tone="line">Publishable</Badge> : <code className={mark}>…{ending}</code>}
            </p>
            {text && <PublicText name={name} text={text} />}
          </>
        }
        facts={
          <>
            <span>{(text ? origins : scopes).join(', ')}</span>
            <span>
              Made {dayOf(createdAt)} <MadeBy user={createdBy} />
            </span>
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
        {text ? 'Pages' : 'Programs'} that use this key are shut out at once. It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}

/** A key that is no secret. */
function PublicText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <p className={publicText}>
      <code className={whole} translate="no">
        {text}
      </code>
      <Button
        variant="link"
        size="sm"
        aria-label={`Copy the key of ${name}`}
        onClick={() => void copyText(text, 'Key copied')}
      >
        Copy
      </Button>
    </p>
  );
}

const title = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const mark = css({ textStyle: 'small', fontWeight: 'regular', color: 'ink.muted' });
const publicText = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10', minW: '0' });
const whole = css({ fontFamily: 'mono', textStyle: 'small', overflowWrap: 'anywhere', userSelect: 'all' });
