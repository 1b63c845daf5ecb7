/**
 * The double focus ring. Focused elements get it from the global styles; a visible part whose focus is in a hidden
 * input, which Ark marks with `data-focus-visible`, includes it in its recipe.
 */
export const focusRing = {
  outline: '2px solid {colors.focus}!',
  outlineOffset: 'var(--focus-offset, 2px)!',
  boxShadow: 'var(--focus-gap, 0 0 0 2px {colors.focus.gap})!',
};

/** For a control whose surroundings would clip an outer ring: a single ring inside. */
export const focusInside = { '--focus-offset': '-2px', '--focus-gap': 'none' };
