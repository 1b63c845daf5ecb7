import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NotificationListQuery } from '../../__generated__/NotificationListQuery.graphql.js';
import { ActivityEntry } from '../activity/ActivityEntry.js';
import { ActivityList } from '../activity/ActivityList.js';
import { NoActivity } from '../activity/NoActivity.js';

/** As many as the popover holds, also when more come in while it is open. */
const MOST = 10;

interface NotificationListProps {
  readonly query: PreloadedQuery<NotificationListQuery>;
  readonly onFollow: () => void;
}

export function NotificationList({ query, onFollow }: NotificationListProps) {
  const { viewer } = usePreloadedQuery<NotificationListQuery>(
    graphql`
      query NotificationListQuery @throwOnFieldError {
        viewer {
          activities(first: 10) @connection(key: "NotificationList_activities") {
            edges {
              node {
                id
                ...ActivityEntry_activity
              }
            }
          }
        }
      }
    `,
    query,
  );
  const activities = viewer?.activities.edges.slice(0, MOST).map(({ node }) => node) ?? [];
  if (activities.length === 0) return <NoActivity />;
  return (
    <ActivityList>
      {activities.map((activity) => (
        <ActivityEntry key={activity.id} activity={activity} onFollow={onFollow} />
      ))}
    </ActivityList>
  );
}
