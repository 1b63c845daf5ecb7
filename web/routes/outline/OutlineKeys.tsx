import { css } from '#styled/css';

/** How the drawing is done, in words; every handle refers to it. */
export function OutlineKeys({ id }: { readonly id: string }) {
  return (
    <p id={id} className={words}>
      Drag a corner, or press an edge’s plus for one more. By keyboard: Tab goes to the next handle, arrow keys move it
      by one pixel, with Shift by ten; Delete removes a corner; Ctrl Z takes a move back.
    </p>
  );
}

const words = css({ textStyle: 'small', color: 'ink.muted', maxW: 'measure' });
