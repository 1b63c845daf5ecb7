import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { useReadWhenBack } from '../relay/connection.js';
import { ErrorBoundary } from './ErrorBoundary.js';

/** The state of a part that is not there. */
export interface Absence {
  /** Fetches it again; left out while it is loading. */
  readonly retry?: () => void;
  /** The person asked for it again: the loading state is shown already, and stays. */
  readonly again?: boolean;
}

/** What the nearest boundary shows when its part failed. */
const FailedStandIn = createContext<ReactNode>(null);

/** For a part that finds out itself that it cannot be shown. */
export const Missing = () => use(FailedStandIn);

const Attempt = createContext(0);
let attempts = 0;

/** The `fetchKey` of what a part reads: Relay caches a failed read, so each attempt needs a key of its own. */
export const useAttempt = () => use(Attempt);

interface RetryBoundaryProps {
  readonly children: ReactNode;
  /** shown in the place of the children while they load, and when they failed */
  readonly standIn: (absence: Absence) => ReactNode;
  readonly onRetry?: () => void;
}

/** Beside what failed: fetches it again when a lost connection is back. */
function WhenBack({ retry }: Required<Pick<Absence, 'retry'>>) {
  useReadWhenBack(retry);
  return null;
}

/** Keeps a part that cannot be fetched, read or rendered from replacing the whole page. */
export function RetryBoundary({ children, standIn, onRetry }: RetryBoundaryProps) {
  const [{ attempt, again }, setLatest] = useState(() => ({ attempt: ++attempts, again: false }));
  const retry = () => {
    onRetry?.();
    setLatest({ attempt: ++attempts, again: true });
  };
  const failed = (
    <>
      {standIn({ retry, again: true })}
      <WhenBack retry={retry} />
    </>
  );
  return (
    <FailedStandIn value={failed}>
      <Attempt value={attempt}>
        <ErrorBoundary key={attempt} fallback={() => failed}>
          <Suspense fallback={standIn({ again })}>{children}</Suspense>
        </ErrorBoundary>
      </Attempt>
    </FailedStandIn>
  );
}
