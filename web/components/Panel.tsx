import type { ReactNode } from 'react';
import { panel } from '#styled/recipes';

interface PanelProps {
  readonly children: ReactNode;
  /** `none` lets a photo reach the edges. */
  readonly padding?: 'normal' | 'none';
}

/** Paper: only for things one fills in or decides on. */
export function Panel({ children, padding }: PanelProps) {
  return <div className={panel({ padding })}>{children}</div>;
}
