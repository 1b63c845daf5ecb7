/**
 * The double ring. Elements that take the focus themselves get it from the global styles; a visible part whose focus
 * lives in a hidden input, which Ark marks with `data-focus-visible`, spreads it in its recipe.
 */
export const focusRing = {
  outline: '2px solid {colors.focus}!',
  outlineOffset: 'var(--focus-offset, 2px)!',
  boxShadow: 'var(--focus-gap, 0 0 0 2px {colors.focus.gap})!',
};

/** For a control whose surroundings would cut an outer ring: the ring lies inside it, single. */
export const focusInside = { '--focus-offset': '-2px', '--focus-gap': 'none' };
