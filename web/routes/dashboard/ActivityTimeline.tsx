import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ActivityTimeline_viewer$key } from '../../__generated__/ActivityTimeline_viewer.graphql.js';
import type { ActivityTimelinePaginationQuery } from '../../__generated__/ActivityTimelinePaginationQuery.graphql.js';
import document from '../../__generated__/ActivityTimelinePaginationQuery.graphql.js';
import { Badge } from '../../components/Badge.js';
import { ShowMore } from '../../components/ShowMore.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { useActivity } from '../activity/activityEvents.js';
import { ActivityEntry } from '../activity/ActivityEntry.js';
import { ActivityLine } from '../activity/ActivityLine.js';
import { ActivityList } from '../activity/ActivityList.js';
import { NoActivity } from '../activity/NoActivity.js';
import { announce } from '../shell/announcer.js';
import { exampleActivities } from './examples.js';
import { LiveMark } from './LiveMark.js';
import { SectionHead } from './SectionHead.js';

const MORE = 10;

interface ActivityTimelineProps {
  readonly viewer: ActivityTimeline_viewer$key;
  readonly isExample: boolean;
}

/** What happened in the workspace, the newest first; what happens now comes on top by the shell's subscription. */
export function ActivityTimeline({ viewer, isExample }: ActivityTimelineProps) {
  const { data, ...pages } = usePaginationFragment<ActivityTimelinePaginationQuery, ActivityTimeline_viewer$key>(
    viewerFragment,
    viewer,
  );
  useActivity(({ description }) => announce(description));
  const activities = data.activities.edges.map(({ node }) => node);
  useRereadList<ActivityTimelinePaginationQuery>({
    document,
    variablesOf: (asked) => asked,
    path: ['viewer', 'activities'],
    rows: activities.length,
    page: MORE,
  });
  return (
    <section>
      <SectionHead title="Activity Timeline">
        {isExample ? <Badge tone="line">Examples</Badge> : <LiveMark />}
      </SectionHead>
      {activities.length === 0 && !isExample && <NoActivity />}
      <ActivityList>
        {activities.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} />
        ))}
        {isExample &&
          exampleActivities.map(({ id, description, timeAgo }) => (
            <ActivityLine key={id} time={timeAgo}>
              {description}
            </ActivityLine>
          ))}
      </ActivityList>
      <ShowMore of={pages} by={MORE} size="sm">
        Show more
      </ShowMore>
    </section>
  );
}

const viewerFragment = graphql`
  fragment ActivityTimeline_viewer on Viewer
  @refetchable(queryName: "ActivityTimelinePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    activities(first: $count, after: $cursor) @connection(key: "ActivityTimeline_activities") {
      edges {
        node {
          id
          ...ActivityEntry_activity
        }
      }
    }
  }
`;
