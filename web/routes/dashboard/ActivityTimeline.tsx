import { useEffect, useEffectEvent } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { ActivityTimeline_viewer$key } from '../../__generated__/ActivityTimeline_viewer.graphql.js';
import type { ActivityTimelinePaginationQuery } from '../../__generated__/ActivityTimelinePaginationQuery.graphql.js';
import document from '../../__generated__/ActivityTimelinePaginationQuery.graphql.js';
import { Badge } from '../../components/Badge.js';
import { ShowMore } from '../../components/ShowMore.js';
import { useNextPage } from '../../components/useNextPage.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { useAfterActivity } from '../../activity/activityEvents.js';
import { ActivityEntry } from '../../activity/ActivityEntry.js';
import { ActivityLine } from '../../activity/ActivityLine.js';
import { ActivityList } from '../../activity/ActivityList.js';
import { NoActivity } from '../../activity/NoActivity.js';
import { useEntries } from '../../activity/useEntries.js';
import { announce } from '../../feedback/announcer.js';
import { EXAMPLE_ACTIVITIES } from './examples.js';
import { LiveMark } from './LiveMark.js';
import { SectionHead } from './SectionHead.js';
import { textLink } from './textLink.js';
import { useStep } from './useStep.js';

/** Lines shown at a time. */
const LINES = 10;
/** Activities read at a time: several may be one line. */
const READ = 30;

interface ActivityTimelineProps {
  readonly viewer: ActivityTimeline_viewer$key;
  readonly isExample: boolean;
}

/** What happened in the workspace, newest first; the shell's subscription adds what happens now. */
export function ActivityTimeline({ viewer, isExample }: ActivityTimelineProps) {
  const { data, ...pages } = usePaginationFragment<ActivityTimelinePaginationQuery, ActivityTimeline_viewer$key>(
    viewerFragment,
    viewer,
  );
  const { hasNext, isLoadingNext, failed, loadNext } = useNextPage(pages);
  const { edges } = data.activities;
  const nodes = edges.map(({ node }) => node);
  const entries = useEntries(nodes, hasNext);
  const [shown, showMore] = useStep(LINES);
  const readMore = useEffectEvent(() => loadNext(READ));
  const lacks = entries.length < shown && hasNext && !isLoadingNext && !failed;
  useEffect(() => {
    if (lacks) readMore();
  }, [lacks]);
  useAfterActivity(() => {
    const [newest] = entries;
    if (newest) announce(newest.words);
  });
  useRereadList<ActivityTimelinePaginationQuery>({
    document,
    variablesOf: (asked) => asked,
    path: ['viewer', 'activities'],
    rows: edges.length,
    page: READ,
  });
  const more = {
    hasNext: hasNext || entries.length > shown,
    isLoadingNext,
    failed,
    loadNext: () => {
      if (failed) loadNext(READ);
      else showMore();
    },
  };
  return (
    <section>
      <SectionHead title="Activity Timeline">
        {isExample ? <Badge tone="line">Examples</Badge> : <LiveMark />}
      </SectionHead>
      {edges.length === 0 && !isExample && <NoActivity />}
      <ActivityList>
        {entries.slice(0, shown).map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
        {isExample &&
          EXAMPLE_ACTIVITIES.map(({ id, description, timeAgo }) => (
            <ActivityLine key={id} time={timeAgo}>
              {description}
            </ActivityLine>
          ))}
      </ActivityList>
      {!more.hasNext && entries.length > LINES && (
        <p className={end}>
          How long entries are kept is told in the settings, under{' '}
          <Link to="/settings?section=kept" className={textLink}>
            What is kept
          </Link>
          .
        </p>
      )}
      <ShowMore of={more} by={LINES} size="sm">
        Show more
      </ShowMore>
    </section>
  );
}

const end = css({ pt: '12', textStyle: 'small', color: 'ink.muted' });

const viewerFragment = graphql`
  fragment ActivityTimeline_viewer on Viewer
  @refetchable(queryName: "ActivityTimelinePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    activities(first: $count, after: $cursor) @connection(key: "ActivityTimeline_activities") {
      edges {
        node {
          ...useEntries_activities
        }
      }
    }
  }
`;
