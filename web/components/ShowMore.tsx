import { useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.js';
import { useNextPage, type Pages } from './useNextPage.js';

interface ShowMoreProps {
  readonly of: Pages;
  /** how many rows are loaded at a time */
  readonly by: number;
  readonly size?: 'sm' | 'md';
  /** such as "Show more jobs" */
  readonly children: string;
}

/** Under a list that continues: loads its next rows, and says so when they could not be loaded. */
export function ShowMore({ of, by, size, children }: ShowMoreProps) {
  const { hasNext, isLoadingNext, failed, loadNext } = useNextPage(of);
  const [asked, setAsked] = useState(false);
  if (!hasNext) return asked && <End />;
  function more() {
    setAsked(true);
    loadNext(by);
  }
  return (
    <div className={row}>
      <Button variant="outline" size={size} busy={isLoadingNext} busyLabel="Loading..." onClick={more}>
        {children}
      </Button>
      {failed && (
        <p role="alert" className={problem}>
          The next ones could not be loaded. Check your connection.
        </p>
      )}
    </div>
  );
}

/**
 * Takes the focus from the button that loaded the last rows, so that the browser does not move it to the page's top.
 */
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

const row = css({ display: 'grid', justifyItems: 'start', gap: '8', pt: '24' });
const problem = css({ textStyle: 'small', color: 'danger.text' });
