import type { ReactNode } from 'react';
import { emptyState } from '#styled/recipes';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** One solid button. A list that is empty because of a filter has none. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  const styles = emptyState();
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
