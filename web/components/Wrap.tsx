import type { ReactNode } from 'react';
import { pageWidth } from '#styled/recipes';

interface WrapProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'main' | 'footer';
  /** Adds the empty space at a page's foot. */
  readonly foot?: boolean;
}

/** The page's width: content of 1200 px between the gutters. */
export function Wrap({ children, as: Element = 'div', foot }: WrapProps) {
  return <Element className={pageWidth({ foot })}>{children}</Element>;
}
