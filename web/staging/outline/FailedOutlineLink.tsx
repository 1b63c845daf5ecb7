import { graphql, useFragment } from 'react-relay/hooks';
import type { FailedOutlineLink_items$key } from '../../__generated__/FailedOutlineLink_items.graphql.js';
import { OutlineLink } from './OutlineLink.js';

interface FailedOutlineLinkProps {
  /** the items of a failed job */
  readonly items: FailedOutlineLink_items$key;
  readonly className?: string;
}

/** Leads to the first image that could be staged if its floor were drawn; nothing when there is none. */
export function FailedOutlineLink({ items, className }: FailedOutlineLinkProps) {
  const data = useFragment(
    graphql`
      fragment FailedOutlineLink_items on StagingItem @relay(plural: true) {
        outlineHelps
        ...OutlineLink_item
      }
    `,
    items,
  );
  const first = data.find(({ outlineHelps }) => outlineHelps);
  return first ? <OutlineLink item={first} size="sm" className={className} /> : null;
}
