import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.js';
import { ActivityTimeline } from './ActivityTimeline.js';
import { DashboardContent } from './DashboardContent.js';

export function Dashboard({ query }: { readonly query: PreloadedQuery<DashboardQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardQuery>(
    graphql`
      query DashboardQuery @throwOnFieldError {
        viewer {
          ...DashboardContent_viewer
          ...ActivityTimeline_viewer
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  return (
    <DashboardContent
      viewer={viewer}
      timeline={(isExample) => <ActivityTimeline viewer={viewer} isExample={isExample} />}
    />
  );
}
