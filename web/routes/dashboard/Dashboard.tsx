import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.js';
import { ActivityTimeline } from './ActivityTimeline.js';
import { DashboardContent } from './DashboardContent.js';
import { TimelineSkeleton } from './TimelineSkeleton.js';

export function Dashboard({ query }: { readonly query: PreloadedQuery<DashboardQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardQuery>(
    graphql`
      query DashboardQuery @throwOnFieldError {
        viewer {
          ...DashboardContent_viewer
          ...ActivityTimeline_viewer @defer
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  return (
    <DashboardContent
      viewer={viewer}
      timeline={(isExample) => (
        <Suspense fallback={<TimelineSkeleton />}>
          <ActivityTimeline viewer={viewer} isExample={isExample} />
        </Suspense>
      )}
    />
  );
}
