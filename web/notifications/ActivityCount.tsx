import { useCallback, useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ActivityCountQuery } from '../__generated__/ActivityCountQuery.graphql.js';
import { css, cx } from '#styled/css';
import { useRereadAfterReconnect } from '../relay/connection.js';

/** Higher counts are shown as this number. */
const MOST = 3;

/**
 * The number on the bell; none while nothing has happened. In brass when others or the system did something that the
 * person has not seen. Activities missed on a lost connection, or seen on another device, are counted correctly as
 * well.
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
          # as many as MOST; the server would count all of them for an exact number
          activities(first: 3) {
            edges {
              __typename
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: reads },
  );
  const count = Math.min(viewer?.activities.edges.length ?? 0, MOST);
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

/** A page in the background may show as new what was seen on another device. */
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
/** The brass colour means that it is the person's turn. */
const brass = css({ bg: 'turn', color: 'turn.on' });
const quiet = css({ bg: 'raised', color: 'ink.muted', boxShadow: '[inset 0 0 0 1px {colors.line.strong}]' });
