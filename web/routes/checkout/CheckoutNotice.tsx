import { type ReactNode, useEffect } from 'react';
import { css } from '#styled/css';
import { announce } from '../shell/announcer.js';

export interface CheckoutNoticeProps {
  readonly title: string;
  readonly text: string;
  /** what can be done next */
  readonly children: ReactNode;
}

/** What is said in place of the payment form; aloud too, for the form goes without a new page coming. */
export function CheckoutNotice({ title, text, children }: CheckoutNoticeProps) {
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  return (
    <>
      <h1 className={heading}>{title}</h1>
      <p className={words}>{text}</p>
      <div className={acts}>{children}</div>
    </>
  );
}

const heading = css({ textStyle: 'h2' });
const words = css({ color: 'ink.muted', mt: '8', mb: '20' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '12' });
