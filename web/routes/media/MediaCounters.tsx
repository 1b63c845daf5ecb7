import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MediaCounters_counts$key } from '../../__generated__/MediaCounters_counts.graphql.js';

/** How many files there are, whatever is searched for. */
export function MediaCounters({ counts }: { readonly counts: MediaCounters_counts$key }) {
  const { total, images, videos } = useFragment(
    graphql`
      fragment MediaCounters_counts on MediaCounts {
        total
        images
        videos
      }
    `,
    counts,
  );
  return (
    <p className={row}>
      <span>
        <strong>{total}</strong> Total Files
      </span>
      <span>
        <strong>{images}</strong> Images
      </span>
      <span>
        <strong>{videos}</strong> Videos
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
