import { graphql, useFragment } from 'react-relay/hooks';
import type { StagingCounts_viewer$key } from '../../__generated__/StagingCounts_viewer.graphql.js';
import { Counters } from '../../components/Counters.js';

/** The counters under the page's title. */
export function StagingCounts({ viewer }: { readonly viewer: StagingCounts_viewer$key }) {
  const { stagingCounts } = useFragment(
    graphql`
      fragment StagingCounts_viewer on Viewer {
        stagingCounts {
          total
          processing
          completed
        }
      }
    `,
    viewer,
  );
  const { total, processing, completed } = stagingCounts;
  return <Counters of={{ 'Total Jobs': total, Processing: processing, Completed: completed }} />;
}
