import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DashboardQuery } from '../../__generated__/DashboardQuery.graphql.js';
import { DashboardContent } from './DashboardContent.js';

export function Dashboard({ query }: { readonly query: PreloadedQuery<DashboardQuery> }) {
  const { viewer } = usePreloadedQuery<DashboardQuery>(
    graphql`
      query DashboardQuery($activities: Int!) {
        viewer {
          ...DashboardContent_viewer
          ...ActivityTimeline_viewer @arguments(count: $activities)
        }
      }
    `,
    query,
  );
  return viewer && <DashboardContent viewer={viewer} timeline={viewer} />;
}
