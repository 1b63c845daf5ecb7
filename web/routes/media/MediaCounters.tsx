import { graphql, useFragment } from 'react-relay/hooks';
import type { MediaCounters_counts$key } from '../../__generated__/MediaCounters_counts.graphql.js';
import { Counters } from '../../components/Counters.js';

/** How many files there are, whatever the search. */
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
  return <Counters of={{ 'Total Files': total, Images: images, Videos: videos }} />;
}
