import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ActivityCountQuery } from '../../__generated__/ActivityCountQuery.graphql.js';
import { css } from '#styled/css';

/** More than three are not told apart. */
const MOST = 3;

/** The figure on the bell; none where nothing has happened yet. */
export function ActivityCount() {
  const { viewer } = useLazyLoadQuery<ActivityCountQuery>(
    graphql`
      query ActivityCountQuery {
        viewer {
          activities(first: 1) {
            totalCount
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const count = Math.min(viewer?.activities.totalCount ?? 0, MOST);
  if (count === 0) return null;
  return (
    <span id="bell-count" className={badge}>
      {count}
    </span>
  );
}

const badge = css({
  position: 'absolute',
  top: '4',
  right: '[3px]',
  display: 'grid',
  placeItems: 'center',
  minW: '[17px]',
  h: '[17px]',
  px: '4',
  borderRadius: 'full',
  bg: 'turn',
  color: 'turn.on',
  font: '700 11px/1 {fonts.body}',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
