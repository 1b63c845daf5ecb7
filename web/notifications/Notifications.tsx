import { Bell } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import document from '../__generated__/NotificationListQuery.graphql.js';
import type { NotificationListQuery } from '../__generated__/NotificationListQuery.graphql.js';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { ErrorBoundary } from '../components/ErrorBoundary.js';
import { Icon } from '../components/Icon.js';
import { lazyPart } from '../components/lazyPart.js';
import { PopoverFrame } from '../components/PopoverFrame.js';
import { Tooltip } from '../components/Tooltip.js';
import { useRereadAfterReconnect } from '../relay/connection.js';
import { ActivityRowsSkeleton } from '../activity/ActivityRowsSkeleton.js';
import { ActivityCount } from './ActivityCount.js';

// Needs the popover's code: fetched when the bell is about to be pressed.
const NotificationsPanel = lazyPart(
  async () => (await import('./NotificationsPanel.js')).NotificationsPanel,
  ({ onClose, anchor }, absence) => (
    <PopoverFrame
      {...absence}
      title="Notifications"
      onClose={onClose}
      anchor={anchor}
      shape={<ActivityRowsSkeleton rows={4} />}
    />
  ),
);

/** The bell. At first only the count of activities is requested; the activities themselves when it opens. */
export function Notifications() {
  const bell = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [query, load] = useQueryLoader<NotificationListQuery>(document);
  const read = useCallback(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  const press = () => {
    if (!open) read();
    setOpen(!open);
  };
  useRereadAfterReconnect(useCallback(() => void (open && read()), [open, read]));
  return (
    <>
      <span className={place}>
        <Tooltip label="Notifications" disabled={open}>
          <Button
            ref={bell}
            variant="ghost"
            iconOnly
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby="bell-name bell-count"
            aria-describedby="bell-news"
            onClick={press}
            onPointerEnter={NotificationsPanel.preload}
            onFocus={NotificationsPanel.preload}
          >
            <Icon of={Bell} />
            <span id="bell-name" hidden>
              Notifications
            </span>
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <ActivityCount />
              </Suspense>
            </ErrorBoundary>
          </Button>
        </Tooltip>
      </span>
      {query && (
        <NotificationsPanel
          open={open}
          onClose={() => setOpen(false)}
          onRetry={() => load({}, { fetchPolicy: 'network-only' })}
          anchor={bell}
          query={query}
        />
      )}
    </>
  );
}

const place = css({ position: 'relative', display: 'inline-flex', '& > button': { position: 'relative' } });
