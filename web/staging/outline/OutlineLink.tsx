import { graphql, useFragment } from 'react-relay/hooks';
import type { OutlineLink_item$key } from '../../__generated__/OutlineLink_item.graphql.js';
import { ButtonLink, type ButtonLinkProps } from '../../components/Button.js';

interface OutlineLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'className'> {
  readonly item: OutlineLink_item$key;
}

/** A link from an image to the drawing of its floor. */
export function OutlineLink({ item, ...look }: OutlineLinkProps) {
  const { id, jobId, state, outline } = useFragment(
    graphql`
      fragment OutlineLink_item on StagingItem {
        id
        jobId
        state
        outline {
          __typename
        }
      }
    `,
    item,
  );
  return (
    <ButtonLink variant="outline" {...look} to={`/staging/${jobId}/outline/${id}`}>
      {state === 'STAGED' || outline ? 'Correct its outline' : 'Draw its outline'}
    </ButtonLink>
  );
}
