import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface SectionHeadProps {
  readonly title: string;
  /** right of the title */
  readonly children: ReactNode;
}

/** A section's title over a rule. */
export const SectionHead = ({ title, children }: SectionHeadProps) => (
  <div className={row}>
    <h2 className={words}>{title}</h2>
    {children}
  </div>
);

const row = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16',
  mb: '14',
});
const words = css({ textStyle: 'h2' });
