import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.js';

interface LoadingProps {
  /** read out */
  readonly label?: string;
  /** the shapes of what comes */
  readonly children: ReactNode;
}

/** A part of the page that is on its way. */
export function Loading({ label = 'Loading', children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
