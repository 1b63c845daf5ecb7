/** A figure for photos that were developed, and for those that show light as the sensor saw it. */
export interface ByDevelopment {
  readonly developed: number;
  readonly asSeen: number;
}

/** @param share how far the photo shows light as the sensor saw it, 0..1 */
export const figureFor = ({ developed, asSeen }: ByDevelopment, share: number): number =>
  developed + share * (asSeen - developed);
