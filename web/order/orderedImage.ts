/** A photo to be staged. */
export interface OrderedImage {
  readonly id: string;
  readonly name: string;
}
