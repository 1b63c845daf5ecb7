/**
 * Weights of the window classifier: logistic regression, ridge 0.003, over rectangles of the walls of 21 annotated
 * rooms, each room counting the same. With each room left out in turn 68 % of the window area is found, and 70 % of
 * what is claimed is window.
 */
export const WINDOW_MODEL = {
  intercept: -4.5844,
  /** mean outdoor look, 0..1, inside and in the ring around */
  outdoor: 0.9318,
  around: 0.9442,
  /** shares of clipped, greenish and lively cells */
  clipped: 4.2283,
  greener: 2.0756,
  lively: 1.4585,
  /** strength of the edges under the four sides, 0..1 */
  meanSide: 2.804,
  worstSide: 1.2033,
  /** of the wall's area */
  share: 3.4663,
  /** logarithms of metres */
  width: -0.7221,
  height: -0.0134,
  /** metres above the floor */
  sill: 0.6286,
  top: -0.5351,
} as const;
