/**
 * The double ring, for a visible part whose focus lives in a hidden input: Ark marks such a part with `data-focus-visible`.
 * Elements that take the focus themselves get the same ring from the global styles.
 */
export const focusRing = {
  outline: '2px solid {colors.focus}!',
  outlineOffset: '2px!',
  boxShadow: '0 0 0 2px {colors.focus.gap}!',
};
