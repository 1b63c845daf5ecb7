import type { ReactNode } from 'react';
import { badge } from '#styled/recipes';

export type BadgeTone = 'neutral' | 'work' | 'turn' | 'redo' | 'soft' | 'done' | 'line' | 'onPhoto';

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}

/** A state in one word. The word carries the meaning, the colour only repeats it. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
