import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface ActivityLineProps {
  /** what happened */
  readonly children: ReactNode;
  readonly time: ReactNode;
}

/** A row between two rules: the words left, the time right. */
export function ActivityLine({ children, time }: ActivityLineProps) {
  return (
    <li className={row}>
      <span className={words}>{children}</span>
      <span className={aside}>{time}</span>
    </li>
  );
}

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16',
  py: '10',
  borderTop: '[1px solid {colors.line}]',
});
const words = css({
  minW: '0',
  '& a': { color: 'ink', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const aside = css({ flex: 'none', textStyle: 'small', lineHeight: '[22px]', color: 'ink.muted' });
