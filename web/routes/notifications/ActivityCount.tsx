import { useCallback, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ActivityCountQuery } from '../../__generated__/ActivityCountQuery.graphql.js';
import { css } from '#styled/css';
import { useRereadAfterReconnect } from '../../relay/line.js';

/** More than three are not told apart. */
const MOST = 3;

/** The figure on the bell; none where nothing has happened yet. What happened on a lost line counts as well. */
export function ActivityCount() {
  const [reads, setReads] = useState(0);
  useRereadAfterReconnect(useCallback(() => setReads((before) => before + 1), []));
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
    { fetchPolicy: 'store-and-network', fetchKey: reads },
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
