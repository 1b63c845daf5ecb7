/** A finished picture with what is known of it. */
import type { GreyRaster, Plan, Raster } from '../contract.js';

export interface Pictured {
  readonly photo: Raster;
  /** of the photo's size */
  readonly picture: Raster;
  /** the pieces' outlines: one more than the place in the plan, 0 beside them; of the photo's size or smaller */
  readonly drawn: GreyRaster;
  /** the same of all pixels that a piece changed, by itself or by its shade; of the same size as `drawn` */
  readonly pieces: GreyRaster;
  /** as it was drawn */
  readonly plan: Plan;
  /** whether the sun shines in: its shadows may have straight edges */
  readonly isSunny: boolean;
}
