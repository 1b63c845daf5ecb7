import type { CSSProperties, ReactNode } from 'react';
import { ledger } from '#styled/recipes';

interface LedgerCell {
  readonly term: string;
  readonly value: ReactNode;
  readonly trend?: ReactNode;
}

interface LedgerProps {
  readonly cells: readonly LedgerCell[];
  /** `first` shows the first figure large, in a wider cell: for the most important number. */
  readonly emphasis?: 'even' | 'first';
}

/** Figures between rules, without boxes. */
export function Ledger({ cells, emphasis = 'even' }: LedgerProps) {
  const styles = ledger({ emphasis });
  const first = emphasis === 'first' ? 'minmax(0, 1.6fr)' : 'minmax(0, 1fr)';
  const columns = [first, ...cells.slice(1).map(() => 'minmax(0, 1fr)')].join(' ');
  return (
    <dl className={styles.root} style={{ '--ledger-columns': columns } as CSSProperties}>
      {cells.map((cell) => (
        <div key={cell.term} className={styles.cell}>
          <dt className={styles.term}>{cell.term}</dt>
          <dd className={styles.value}>{cell.value}</dd>
          {cell.trend && <dd className={styles.trend}>{cell.trend}</dd>}
        </div>
      ))}
    </dl>
  );
}
