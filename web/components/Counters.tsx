import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface CountersProps {
  readonly of: Readonly<Record<string, number>>;
  /** further content beside the counters */
  readonly children?: ReactNode;
}

/** Figures in a row, each followed by what it counts: for the lead of a page's head. */
export function Counters({ of, children }: CountersProps) {
  return (
    <p className={row}>
      {Object.entries(of).map(([name, count]) => (
        <span key={name}>
          <strong>{count}</strong> {name}
        </span>
      ))}
      {children && <span>{children}</span>}
    </p>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { color: 'ink' },
});
