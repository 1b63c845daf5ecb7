import { useCallback, useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ActivityCountQuery } from '../__generated__/ActivityCountQuery.graphql.js';
import { css, cx } from '#styled/css';
import { useRereadAfterReconnect } from '../relay/connection.js';

/** More than three are not told apart. */
const MOST = 3;

/**
 * The figure on the bell; none where nothing has happened yet. Brass where others or the machine did something that the
 * person was not shown yet. What happened on a lost line, or was seen on another device meanwhile, counts as well.
 */
export function ActivityCount() {
  const [reads, setReads] = useState(0);
  const reread = useCallback(() => setReads((before) => before + 1), []);
  useRereadAfterReconnect(reread);
  useRereadOnWaking(reread);
  const { viewer } = useLazyLoadQuery<ActivityCountQuery>(
    graphql`
      query ActivityCountQuery {
        viewer {
          # whose own acts are no news; see useActivityUpdates
          # eslint-disable-next-line relay/unused-fields
          user {
            id
          }
          unseenActivities
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
  const news = (viewer?.unseenActivities ?? 0) > 0;
  if (count === 0) return null;
  return (
    <>
      <span id="bell-count" className={cx(badge, news ? brass : quiet)}>
        {count}
      </span>
      {news && (
        <span id="bell-news" hidden>
          There is something new.
        </span>
      )}
    </>
  );
}

/** A page that lay in the background may show what was seen elsewhere. */
function useRereadOnWaking(reread: () => void) {
  useEffect(() => {
    const wake = () => document.visibilityState === 'visible' && reread();
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [reread]);
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
  font: '700 11px/1 {fonts.body}',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** It is the person's turn. */
const brass = css({ bg: 'turn', color: 'turn.on' });
const quiet = css({ bg: 'raised', color: 'ink.muted', boxShadow: '[inset 0 0 0 1px {colors.line.strong}]' });
