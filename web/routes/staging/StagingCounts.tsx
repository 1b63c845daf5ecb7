import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { StagingCounts_viewer$key } from '../../__generated__/StagingCounts_viewer.graphql.js';

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
  return (
    <p className={row}>
      <span>
        <strong>{total}</strong> Total Jobs
      </span>
      <span>
        <strong>{processing}</strong> Processing
      </span>
      <span>
        <strong>{completed}</strong> Completed
      </span>
    </p>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { color: 'ink' },
});
