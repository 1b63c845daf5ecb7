import { Bell } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import document from '../../__generated__/NotificationListQuery.graphql.js';
import type { NotificationListQuery } from '../../__generated__/NotificationListQuery.graphql.js';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { ErrorBoundary } from '../../components/ErrorBoundary.js';
import { Icon } from '../../components/Icon.js';
import { Tooltip } from '../../components/Tooltip.js';
import { useRereadAfterReconnect } from '../../relay/line.js';
import { ActivityCount } from './ActivityCount.js';

// The paper brings the popover machine along: fetched once the bell is about to be pressed.
const fetchPanel = () => import('./NotificationsPanel.js');
const NotificationsPanel = lazy(() => fetchPanel().then((module) => ({ default: module.NotificationsPanel })));

/** The bell. At first only how many activities there are is asked for; the activities themselves once it opens. */
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
            onClick={press}
            onPointerEnter={() => void fetchPanel().catch(() => {})}
            onFocus={() => void fetchPanel().catch(() => {})}
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
        // a chunk that cannot be fetched takes no page along
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <NotificationsPanel
              open={open}
              onClose={() => setOpen(false)}
              onRetry={() => load({}, { fetchPolicy: 'network-only' })}
              anchor={bell}
              query={query}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

const place = css({ position: 'relative', display: 'inline-flex', '& > button': { position: 'relative' } });
