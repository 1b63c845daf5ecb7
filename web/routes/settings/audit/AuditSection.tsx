import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { AuditSectionQuery } from '../../../__generated__/AuditSectionQuery.graphql.js';
import { PartState } from '../../../components/PartState.js';
import { RetryBoundary, useAttempt } from '../../../components/RetryBoundary.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { AuditLog } from './AuditLog.js';

/** For owners: who did what. Queried only here: others may not read it. */
export function AuditSection() {
  return (
    <SettingsPanel
      title="Audit log"
      text="Who did what in this workspace, when and from where. Entries never change, and stay when people leave."
    >
      <RetryBoundary standIn={({ retry }) => <PartState retry={retry} shape={<RowsSkeleton />} />}>
        <Content />
      </RetryBoundary>
    </SettingsPanel>
  );
}

function Content() {
  const { viewer } = useLazyLoadQuery<AuditSectionQuery>(
    graphql`
      query AuditSectionQuery {
        viewer {
          ...AuditLog_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  return viewer && <AuditLog viewer={viewer} />;
}
