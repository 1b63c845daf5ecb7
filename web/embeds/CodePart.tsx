import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface CodePartProps {
  readonly title: string;
  /** one or two sentences under the title */
  readonly words: ReactNode;
  readonly children?: ReactNode;
}

/** One part of the dialog with an embed's code. */
export function CodePart({ title, words, children }: CodePartProps) {
  return (
    <section className={part}>
      <h3 className={heading}>{title}</h3>
      <p className={text}>{words}</p>
      {children}
    </section>
  );
}

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '8' });
const heading = css({ textStyle: 'h3' });
const text = css({ textStyle: 'small', color: 'ink.muted', maxW: 'measure' });
