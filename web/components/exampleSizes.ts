/** How wide the example's pictures are displayed, as the `sizes` of an image, by the page's path. */
export const EXAMPLE_SIZES = {
  /** On phones the frame is square, and the 3:2 picture covers its height. */
  '/': '(max-width: 639px) 150vw, (max-width: 1279px) 100vw, 1200px',
  /** On phones a strip of the page's width; beside the form the picture covers the height. */
  '/login': '(max-width: 1023px) 100vw, max(54vw, 150vh)',
} as const;
