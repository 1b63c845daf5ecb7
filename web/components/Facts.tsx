import type { ReactNode } from 'react';
import { facts, type FactsVariantProps } from '#styled/recipes';

interface FactsProps extends FactsVariantProps {
  /** Fact elements */
  readonly children: ReactNode;
}

/** Terms and values, one pair per line. */
export function Facts({ children, ...look }: FactsProps) {
  return <dl className={facts(look)}>{children}</dl>;
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
