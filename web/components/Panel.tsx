import type { ReactNode } from 'react';
import { panel } from '#styled/recipes';

interface PanelProps {
  readonly children: ReactNode;
  /** `none` lets a photo reach the edges. */
  readonly padding?: 'normal' | 'none';
}

/** A paper surface: only for forms and decisions. */
export function Panel({ children, padding }: PanelProps) {
  return <div className={panel({ padding })}>{children}</div>;
}
