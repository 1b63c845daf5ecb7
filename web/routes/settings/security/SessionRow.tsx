import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql.js';
import { Badge } from '../../../components/Badge.js';
import { TimeAgo } from '../../../activity/TimeAgo.js';
import { dayOf } from '../../../format/dates.js';
import { SettingsRow } from '../SettingsRow.js';
import { useRevokeSession } from './useRevokeSession.js';

interface SessionRowProps {
  readonly session: SessionRow_session$key;
  /** called when the row, and with it the focus, is gone */
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
  const end = {
    label: 'Sign out',
    what: device,
    busy,
    busyLabel: 'Signing out...',
    onClick: async () => {
      const refused = await revoke(id, device);
      if (!refused) onEnded();
    },
  };
  return (
    <SettingsRow
      title={
        <p className={name}>
          {device}
          {current && <Badge tone="soft">This browser</Badge>}
        </p>
      }
      facts={
        <>
          {address && <span>{address}</span>}
          <span>Signed in {dayOf(signedInAt)}</span>
          <span>
            Last used <TimeAgo moment={lastUsedAt} />
          </span>
        </>
      }
      act={current ? undefined : end}
    />
  );
}

const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10', fontWeight: 'semibold' });
