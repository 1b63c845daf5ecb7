import { useEffect, useState, type ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.js';
import type { Absence } from './RetryBoundary.js';
import { Skeleton } from './Skeleton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Milliseconds: most parts come sooner, and then nothing flashes up. */
const HELD_BACK = 200;

/** Waits a moment before it says that something is coming. */
export function HeldBack({ again, children }: { readonly again?: boolean; readonly children: ReactNode }) {
  const [due, setDue] = useState(again === true);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), HELD_BACK);
    return () => clearTimeout(timer);
  }, []);
  return due && children;
}

/** Milliseconds. */
const PAUSE = 5000;

/** Asks for a part once more, and once more: for those that nobody would miss by a button. */
export function RetryLater({ retry }: Pick<Absence, 'retry'>) {
  useEffect(() => {
    const timer = retry && setTimeout(retry, PAUSE);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

interface PartStateProps extends Absence {
  /** what comes, in its skeleton; a few lines where it is left out */
  readonly shape?: ReactNode;
}

/** In the place of a part: its shape while it is on the way, else that it could not be fetched. */
export function PartState({ retry, shape }: PartStateProps) {
  if (retry) {
    return (
      <div className={failed}>
        <p role="alert">This part of the page could not be loaded. Check your connection.</p>
        <Button variant="outline" size="sm" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (shape) return shape;
  return (
    <div aria-busy="true" className={lines}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}

const failed = css({ display: 'grid', justifyItems: 'start', gap: '12', color: 'ink.muted' });
const lines = css({ display: 'grid', gap: '12' });
