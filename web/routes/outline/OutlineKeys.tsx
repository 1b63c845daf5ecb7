import { css } from '#styled/css';

/** How to draw, by keyboard and pointer; every handle is described by it. */
export function OutlineKeys({ id }: { readonly id: string }) {
  return (
    <p id={id} className={words}>
      <span className={byMouse}>
        Drag a corner, or press an edge’s plus for one more. By keyboard: Tab goes to the next handle, arrow keys move
        it by one pixel, with Shift by ten; Delete removes a corner; Ctrl Z takes a move back.
      </span>
      <span className={byFinger}>
        Drag a corner with your finger: the magnifier shows what lies under it. Press an edge’s plus for one more
        corner; press a corner, then the bin, to remove it.
      </span>
    </p>
  );
}

const words = css({ textStyle: 'small', color: 'ink.muted', maxW: 'measure' });
const byMouse = css({ '@media (hover: none) and (pointer: coarse)': { display: 'none' } });
const byFinger = css({ display: 'none', '@media (hover: none) and (pointer: coarse)': { display: 'inline' } });
