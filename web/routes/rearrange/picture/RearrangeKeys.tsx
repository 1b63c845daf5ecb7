import { css } from '#styled/css';

/** How to move furniture, by keyboard and pointer; every piece is described by it. */
export function RearrangeKeys({ id }: { readonly id: string }) {
  return (
    <p id={id} className={words}>
      <span className={byMouse}>
        Drag a piece over the floor or along its wall; hold Alt to keep it from sticking. By keyboard: Tab goes to a
        piece, Page Down to the next one; arrow keys move it, with Shift farther; [ and ] turn it, Delete removes it;
        Ctrl Z takes a change back.
      </span>
      <span className={byFinger}>Press a piece and drag it with your finger. The round knob before it turns it.</span>
    </p>
  );
}

const words = css({ textStyle: 'small', color: 'ink.muted', maxW: 'measure' });
const byMouse = css({ '@media (hover: none) and (pointer: coarse)': { display: 'none' } });
const byFinger = css({ display: 'none', '@media (hover: none) and (pointer: coarse)': { display: 'inline' } });
