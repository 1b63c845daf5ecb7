import { Suspense, type RefObject } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { NotificationListQuery } from '../__generated__/NotificationListQuery.graphql.js';
import { Button } from '../components/Button.js';
import { ErrorBoundary } from '../components/ErrorBoundary.js';
import { Loading } from '../components/Loading.js';
import { Popover } from '../components/Popover.js';
import { ActivityRowsSkeleton } from '../activity/ActivityRowsSkeleton.js';
import { NotificationList } from './NotificationList.js';

interface NotificationsPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly query: PreloadedQuery<NotificationListQuery>;
}

/** The bell's popover: the newest activities, live. */
export function NotificationsPanel({ open, onClose, onRetry, anchor, query }: NotificationsPanelProps) {
  const failed = (retry: () => void) => (
    <>
      <p>Notifications could not be loaded.</p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          onRetry();
          retry();
        }}
      >
        Try again
      </Button>
    </>
  );
  return (
    <Popover open={open} onClose={onClose} anchor={anchor} title="Notifications">
      <ErrorBoundary fallback={failed}>
        <Suspense
          fallback={
            <Loading>
              <ActivityRowsSkeleton rows={4} />
            </Loading>
          }
        >
          <NotificationList query={query} onFollow={onClose} />
        </Suspense>
      </ErrorBoundary>
    </Popover>
  );
}
