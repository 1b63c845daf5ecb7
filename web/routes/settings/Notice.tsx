import type { ReactNode } from 'react';
import { css, cva } from '#styled/css';

interface NoticeProps {
  /** `refused`: it failed; `done`: it succeeded */
  readonly tone: 'refused' | 'done' | 'waiting';
  readonly children: ReactNode;
  /** buttons under the words */
  readonly acts?: ReactNode;
}

/** The result of an act, or what it waits for, shown in the page. */
export function Notice({ tone, children, acts }: NoticeProps) {
  return (
    <div className={box({ tone })}>
      <div role={tone === 'refused' ? 'alert' : 'status'} className={words}>
        {children}
      </div>
      {acts && <div className={row}>{acts}</div>}
    </div>
  );
}

const box = cva({
  base: { borderRadius: 'control', py: '12', px: '16' },
  variants: {
    tone: {
      refused: { bg: 'danger.soft', color: 'danger.text' },
      done: { bg: 'accent.soft', color: 'accent.text' },
      waiting: { bg: 'turn.soft', color: 'turn.text' },
    },
  },
});
const words = css({ maxW: 'measure' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '10', mt: '12' });
