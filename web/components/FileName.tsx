import { css } from '#styled/css';

/** Characters at the end that are always shown: the extension and the camera's number. */
const KEPT = 8;

/** A file's name in one line, shortened in its middle: the names of photos differ at their ends. */
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
