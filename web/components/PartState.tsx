import { useEffect, useState, type ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.js';
import type { Absence } from './RetryBoundary.js';
import { Skeleton } from './Skeleton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Milliseconds: most parts load sooner, and then no loading state flashes up. */
const HELD_BACK = 200;

/** Shows its children after a short delay. */
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

/** Fetches a part again every 5 s, without a button: for parts that people would not miss. */
export function RetryLater({ retry }: Pick<Absence, 'retry'>) {
  useEffect(() => {
    const timer = retry && setTimeout(retry, PAUSE);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

const FAILED = 'This part of the page could not be loaded. Check your connection.';

interface PartStateProps extends Absence {
  /** the skeleton of the part; default: a few lines */
  readonly shape?: ReactNode;
  /** why it may be missing, and what helps */
  readonly words?: string;
}

/** In the place of a part: its skeleton while it loads, or that it could not be loaded. */
export function PartState({ retry, shape, words = FAILED }: PartStateProps) {
  if (retry) {
    return (
      <div className={failed}>
        <p role="alert">{words}</p>
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
