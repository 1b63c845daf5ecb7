import type { RefObject } from 'react';
import { css } from '#styled/css';

/** The first link for the tab key: skips the navigation to the page's content. */
export function SkipLink({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={skip} onClick={() => to.current?.focus()}>
      Skip to content
    </button>
  );
}

const skip = css({
  position: 'fixed',
  top: '8',
  left: '8',
  zIndex: 'popover',
  px: '16',
  h: '44',
  borderRadius: 'control',
  bg: 'raised',
  color: 'ink',
  fontWeight: 'semibold',
  boxShadow: 'overlay',
  '&:not(:focus)': { srOnly: true },
});
