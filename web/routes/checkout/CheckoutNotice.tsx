import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface CheckoutNoticeProps {
  readonly title: string;
  readonly text: string;
  /** further help, below */
  readonly note?: string;
  /** buttons and links of what can be done next */
  readonly children: ReactNode;
}

/** A notice in place of the payment form. */
export function CheckoutNotice({ title, text, note, children }: CheckoutNoticeProps) {
  return (
    <>
      <h1 tabIndex={-1} className={heading}>
        {title}
      </h1>
      <p className={words}>{text}</p>
      <div className={acts}>{children}</div>
      {note && <p className={aside}>{note}</p>}
    </>
  );
}

const heading = css({ textStyle: 'h2' });
const words = css({ color: 'ink.muted', mt: '8', mb: '20' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '12' });
const aside = css({ textStyle: 'small', color: 'ink.muted', mt: '20' });
