import type { ReactNode } from 'react';
import { pageHead } from '#styled/recipes';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** An empty list shows the same act as its solid button. */
  readonly actions?: ReactNode;
}

/** A page's h1, the sentence under it and the buttons beside it. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  const styles = pageHead();
  return (
    <div className={styles.root}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
