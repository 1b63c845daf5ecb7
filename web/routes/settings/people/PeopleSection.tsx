import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { PeopleSection_viewer$key } from '../../../__generated__/PeopleSection_viewer.graphql.js';
import type { PeopleSectionQuery } from '../../../__generated__/PeopleSectionQuery.graphql.js';
import { PartState } from '../../../components/PartState.js';
import { RetryBoundary, useAttempt } from '../../../components/RetryBoundary.js';
import { Skeleton } from '../../../components/Skeleton.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { InvitationsPanel } from './InvitationsPanel.js';
import { LeavePanel } from './LeavePanel.js';
import { PeoplePanel } from './PeoplePanel.js';

/** Who is of the workspace, for owners and managers, and how to leave it, for everybody. */
export function PeopleSection({ viewer }: { readonly viewer: PeopleSection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment PeopleSection_viewer on Viewer {
        permissions
        ...LeavePanel_viewer
      }
    `,
    viewer,
  );
  const leave = <LeavePanel viewer={data} />;
  if (!data.permissions.includes('PEOPLE_WRITE')) return leave;
  // together, so that the list does not push the rest of the page down
  return (
    <RetryBoundary standIn={({ retry }) => <PartState retry={retry} shape={<Waiting />} />}>
      <Team />
      {leave}
    </RetryBoundary>
  );
}

/** Queried only here: agents and viewers may not read it. */
function Team() {
  const { viewer } = useLazyLoadQuery<PeopleSectionQuery>(
    graphql`
      query PeopleSectionQuery {
        viewer {
          ...PeoplePanel_viewer
          workspace {
            ...InvitationsPanel_workspace
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  if (!viewer) return null;
  return (
    <>
      <PeoplePanel viewer={viewer} />
      <InvitationsPanel workspace={viewer.workspace} />
    </>
  );
}

const Waiting = () => (
  <SettingsPanel title="People">
    <Skeleton shape="text" />
  </SettingsPanel>
);
