import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';

/** How it stands with a part that is not there. */
export interface Absence {
  /** Fetches it once more; left out while it is on the way. */
  readonly retry?: () => void;
  /** Somebody asked for it again: what says that it is coming is there already, and stays. */
  readonly again?: boolean;
}

/** What the nearest boundary shows where its part failed. */
const Instead = createContext<ReactNode>(null);

/** For a part that knows by itself that it cannot be shown. */
export const Missing = () => use(Instead);

const Attempt = createContext(0);
let attempts = 0;

/** The `fetchKey` of what a part reads: Relay remembers that a read failed, and each attempt is a new one. */
export const useAttempt = () => use(Attempt);

interface RetryBoundaryProps {
  readonly children: ReactNode;
  /** what stands in the place of the children while they are on the way, and where they failed */
  readonly standIn: (absence: Absence) => ReactNode;
  readonly onRetry?: () => void;
}

/** Keeps a part that cannot be fetched, read or shown from taking the page along. */
export function RetryBoundary({ children, standIn, onRetry }: RetryBoundaryProps) {
  const [{ attempt, again }, setLatest] = useState(() => ({ attempt: ++attempts, again: false }));
  const retry = () => {
    onRetry?.();
    setLatest({ attempt: ++attempts, again: true });
  };
  const failed = standIn({ retry, again: true });
  return (
    <Instead value={failed}>
      <Attempt value={attempt}>
        <ErrorBoundary key={attempt} fallback={() => failed}>
          <Suspense fallback={standIn({ again })}>{children}</Suspense>
        </ErrorBoundary>
      </Attempt>
    </Instead>
  );
}
