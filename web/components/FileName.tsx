import { css } from '#styled/css';

/** Characters that always show: with its ending, the number that a camera gave. */
const KEPT = 8;

/** A file's name in one line. What does not fit is left out of its middle: names of photos differ at their end. */
export function FileName({ name }: { readonly name: string }) {
  const letters = [...name];
  return (
    <span className={line}>
      <span className={start}>{letters.slice(0, -KEPT).join('')}</span>
      <span className={end}>{letters.slice(-KEPT).join('')}</span>
    </span>
  );
}

const line = css({ display: 'flex', minW: '0', whiteSpace: 'pre' });
const start = css({ minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' });
const end = css({ flex: 'none' });
