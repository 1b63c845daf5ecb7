import { css } from '#styled/css';
import { Button } from './Button.js';

/** As much of a list that comes in pages as is needed here: what `usePaginationFragment` gives. */
export interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
}

export interface ShowMoreProps {
  readonly of: Pages;
  /** how many rows come at a time */
  readonly by: number;
  readonly size?: 'sm' | 'md';
  /** such as "Show more jobs" */
  readonly children: string;
}

/** Under a list, as long as it goes on: reads its next rows. */
export function ShowMore({ of: { hasNext, isLoadingNext, loadNext }, by, size, children }: ShowMoreProps) {
  if (!hasNext) return null;
  return (
    <p className={row}>
      <Button variant="outline" size={size} busy={isLoadingNext} busyLabel="Loading..." onClick={() => loadNext(by)}>
        {children}
      </Button>
    </p>
  );
}

const row = css({ pt: '24' });
