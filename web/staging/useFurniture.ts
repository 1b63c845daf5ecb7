import { graphql, useFragment } from 'react-relay/hooks';
import type { useFurniture_item$key } from '../__generated__/useFurniture_item.graphql.js';
import { waitsForReview } from './jobStatus.js';

/**
 * Whether the furniture of an image can be moved now. `shared`: it is that of another photo of the room; it is changed
 * there, and this one follows.
 * @param status of the job
 */
export function useFurniture(item: useFurniture_item$key | null | undefined, status: string) {
  const data = useFragment(
    graphql`
      fragment useFurniture_item on StagingItem {
        state
        decision
        sharesFurniture
        result {
          # what shows which piece is where in the picture
          piecesUrl
          proof {
            __typename
          }
        }
      }
    `,
    item ?? null,
  );
  if (!data || !waitsForReview(status, data.state, data.decision) || !data.result?.proof || !data.result.piecesUrl)
    return 'closed';
  return data.sharesFurniture ? 'shared' : 'open';
}
