import { useState } from 'react';

/** As much of a list that comes in pages as is needed to go on: what `usePaginationFragment` gives. */
export interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, told: { readonly onComplete: (problem: Error | null) => void }) => unknown;
  /** the next rows could not be read, and are not being read again */
  readonly failed?: boolean;
}

/** Reads a list's next rows, and knows that they could not be read until it is tried again. */
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
