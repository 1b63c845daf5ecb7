import { type ReactNode, Suspense } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DashboardContent_viewer$key } from '../../__generated__/DashboardContent_viewer.graphql.js';
import { useRereadOnReturn } from '../../relay/useRereadOnReturn.js';
import { useRereadAfterActivity } from '../../activity/activityEvents.js';
import { DashboardColumns } from './DashboardColumns.js';
import { DashboardHero } from './DashboardHero.js';
import { DashboardStats } from './DashboardStats.js';
import { RecentProjects } from './RecentProjects.js';
import { rereadDashboard } from './rereadDashboard.js';
import { StatsSkeleton } from './StatsSkeleton.js';

interface DashboardContentProps {
  readonly viewer: DashboardContent_viewer$key;
  /** Read separately: it updates itself and is not read again with the figures. */
  readonly timeline: (isExample: boolean) => ReactNode;
}

/**
 * The whole dashboard, live. Examples replace what a workspace lacks: everything while nothing has happened in it; the
 * projects also when all were deleted. Beside real projects the timeline is never an example: it says that it is empty.
 */
export function DashboardContent({ viewer, timeline }: DashboardContentProps) {
  const environment = useRelayEnvironment();
  const data = useFragment(
    graphql`
      fragment DashboardContent_viewer on Viewer {
        known: projects(first: 1) {
          edges {
            __typename
          }
        }
        happened: activities(first: 1) {
          edges {
            __typename
          }
        }
        ...DashboardHero_viewer
        ...DashboardStats_viewer @defer
        ...RecentProjects_viewer
      }
    `,
    viewer,
  );
  const reread = () => void rereadDashboard(environment);
  useRereadOnReturn(reread);
  useRereadAfterActivity(['project', 'media', 'staging_job', 'invoice'], reread);
  const isNew = data.known.edges.length === 0 && data.happened.edges.length === 0;
  return (
    <>
      <DashboardHero viewer={data} isNew={isNew} />
      <Suspense fallback={<StatsSkeleton />}>
        <DashboardStats viewer={data} isExample={isNew} />
      </Suspense>
      <DashboardColumns projects={<RecentProjects viewer={data} />} timeline={timeline(isNew)} />
    </>
  );
}
