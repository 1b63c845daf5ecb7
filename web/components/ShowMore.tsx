import { useEffect, useRef, useState } from 'react';
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
  const [asked, setAsked] = useState(false);
  if (!hasNext) return asked && <End />;
  function more() {
    setAsked(true);
    loadNext(by);
  }
  return (
    <p className={row}>
      <Button variant="outline" size={size} busy={isLoadingNext} busyLabel="Loading..." onClick={more}>
        {children}
      </Button>
    </p>
  );
}

/** Takes the focus over from the button that brought the last rows, so that it does not fall to the page's top. */
function End() {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={end} tabIndex={-1} className={css({ srOnly: true })}>
      The list is complete.
    </p>
  );
}

const row = css({ pt: '24' });
