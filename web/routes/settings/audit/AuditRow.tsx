import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { AuditRow_entry$key } from '../../../__generated__/AuditRow_entry.graphql.js';
import { clockOf, dayOf } from '../../../format/dates.js';
import { SettingsRow } from '../SettingsRow.js';

/** What was done, and below it by whom, when and from where. */
export function AuditRow({ entry }: { readonly entry: AuditRow_entry$key }) {
  const { description, actorName, address, createdAt } = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        description
        actorName
        address
        createdAt
      }
    `,
    entry,
  );
  return (
    <SettingsRow
      title={<p className={title}>{description}</p>}
      facts={
        <>
          <span className={name}>{actorName}</span>
          <time dateTime={createdAt}>
            {dayOf(createdAt)}, {clockOf(createdAt)}
          </time>
          <span>{address ? `from ${address}` : 'from an unknown address'}</span>
        </>
      }
    />
  );
}

const title = css({ overflowWrap: 'anywhere' });
const name = css({ overflowWrap: 'anywhere', minW: '0' });
