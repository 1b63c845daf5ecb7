import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.js';

interface LoadingProps {
  /** read out by screen readers */
  readonly label?: string;
  /** a skeleton */
  readonly children: ReactNode;
}

/** A part of the page that is loading. */
export function Loading({ label = 'Loading', children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
