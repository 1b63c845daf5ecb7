import { useEffect } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NotificationListQuery } from '../__generated__/NotificationListQuery.graphql.js';
import { ActivityEntry } from '../activity/ActivityEntry.js';
import { ActivityList } from '../activity/ActivityList.js';
import { NoActivity } from '../activity/NoActivity.js';
import { useEntries } from '../activity/useEntries.js';
import { useSeeActivities } from './useSeeActivities.js';

/** Activities in the popover, also when more happen while it is open. */
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
          unseenActivities
          activities(first: 50) @connection(key: "NotificationList_activities") {
            edges {
              node {
                id
                ...useEntries_activities
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    `,
    query,
  );
  const { edges = [], pageInfo } = viewer?.activities ?? {};
  const nodes = edges.map(({ node }) => node);
  const see = useSeeActivities();
  const newest = nodes.at(0)?.id;
  const unseen = viewer?.unseenActivities ?? 0;
  useEffect(() => {
    if (newest && unseen > 0) see(newest);
  }, [see, newest, unseen]);
  const entries = useEntries(nodes, pageInfo?.hasNextPage ?? false);
  if (entries.length === 0) return <NoActivity />;
  return (
    <ActivityList>
      {entries.slice(0, MOST).map((entry) => (
        <ActivityEntry key={entry.id} entry={entry} onFollow={onFollow} />
      ))}
    </ActivityList>
  );
}
