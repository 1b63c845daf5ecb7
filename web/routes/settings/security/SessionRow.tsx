import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql.js';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { TimeAgo } from '../../activity/TimeAgo.js';
import { dayOf } from '../../dates.js';
import { useRevokeSession } from './useRevokeSession.js';

interface SessionRowProps {
  readonly session: SessionRow_session$key;
  /** the row is gone, and the focus with it */
  readonly onEnded: () => void;
}

/** One browser that is signed in. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, address, signedInAt, lastUsedAt, current } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        device
        address
        signedInAt
        lastUsedAt
        current
      }
    `,
    session,
  );
  const [revoke, busy] = useRevokeSession();
  return (
    <li className={row}>
      <div className={words}>
        <p className={name}>
          {device}
          {current && <Badge tone="soft">This browser</Badge>}
        </p>
        <p className={meta}>
          {address && <span>{address}</span>}
          <span>Signed in {dayOf(signedInAt)}</span>
          <span>
            Last used <TimeAgo moment={lastUsedAt} />
          </span>
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Sign out ${device}`}
          busy={busy}
          busyLabel="Signing out..."
          onClick={async () => {
            const refused = await revoke(id, device);
            if (!refused) onEnded();
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  py: '14',
  borderBottom: '1px solid {colors.line}',
});
const words = css({ minW: '0' });
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10', fontWeight: 'semibold' });
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14',
  mt: '2',
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
