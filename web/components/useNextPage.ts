import { useState } from 'react';

/** What `usePaginationFragment` gives of a paginated list, as far as it is needed to load more. */
export interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, told: { readonly onComplete: (problem: Error | null) => void }) => unknown;
  /** the next rows could not be read, and are not being read again */
  readonly failed?: boolean;
}

/** Loads a list's next rows, and keeps the failure until they are loaded again. */
export function useNextPage({ hasNext, isLoadingNext, loadNext, failed = false }: Pages) {
  const [broken, setBroken] = useState(false);
  return {
    hasNext,
    isLoadingNext,
    failed: broken || failed,
    loadNext: (count: number) => {
      setBroken(false);
      loadNext(count, { onComplete: (problem) => setBroken(problem !== null) });
    },
  };
}
