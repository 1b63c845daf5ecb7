/** How wide the example's pictures are drawn, as the `sizes` of an image, by the page's path. */
export const EXAMPLE_SIZES = {
  /** Phones show a square, whose height the 3:2 picture fills. */
  '/': '(max-width: 639px) 150vw, (max-width: 1279px) 100vw, 1200px',
  /** A strip of the page's width on phones; beside the form the picture fills the height. */
  '/login': '(max-width: 1023px) 100vw, max(54vw, 150vh)',
} as const;
