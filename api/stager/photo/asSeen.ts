/** A constant with two values: for developed photos, and for those that show light as the sensor saw it. */
export interface ByDevelopment {
  readonly developed: number;
  readonly asSeen: number;
}

/** @param share 1: the photo shows light as the sensor saw it .. 0: it does not */
export const figureFor = ({ developed, asSeen }: ByDevelopment, share: number): number =>
  developed + share * (asSeen - developed);
