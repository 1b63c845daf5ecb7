/** Features of a rectangle on a wall. */

/** In the order in which `Describer` writes them. Shares are 0..1, lengths metres, lightness and colours L*a*b*. */
export const FEATURES = [
  'seen',
  'outdoor',
  'outdoorAround',
  'clipped',
  'greener',
  'lively',
  'texture',
  'lighterThanPaint',
  'lighterThanBeside',
  'lighterThanAbove',
  'unlikePaint',
  'spread',
  'weakerPost',
  'strongerPost',
  'topEdge',
  'bottomEdge',
  'fourSides',
  'faintPosts',
  'faintTop',
  'casing',
  'weakestSide',
  'weakestOfThree',
  'topBeyond',
  'corners',
  'width',
  'height',
  'bottom',
  'top',
  'toCeiling',
  'shareOfWall',
  'shareOfLength',
  'slender',
  'stiles',
  'rails',
  'innerUprights',
  'innerLevels',
  'postsAbove',
  'postsBelow',
  'darkerBelow',
  'darkMiddle',
  'postsStandOut',
  'skirtingBroken',
  'footLikeFloor',
  'footUnlikeBeside',
  'handle',
  'handleAlone',
  'skirtingEnds',
  'gapBelow',
  'openColumns',
  'openBeside',
] as const;
export type Feature = (typeof FEATURES)[number];

export const placeOf = (feature: Feature): number => FEATURES.indexOf(feature);

/** Index of the first expensive feature. */
export const COSTLY_FROM = placeOf('stiles');
/** Index of the first feature at the wall's foot, which are as expensive again. */
export const FOOT_FROM = placeOf('skirtingBroken');
