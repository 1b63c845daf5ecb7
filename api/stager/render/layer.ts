/** The furniture without the photo: the input of compositing. All planes are row-major. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  /** share of the pixel that furniture covers (alpha), 0..1 */
  readonly coverage: Float32Array;
  /** linear colour of that share, not premultiplied, 3 numbers per pixel */
  readonly colour: Float32Array;
  /** factor of the photo's linear light beside it, 3 numbers per pixel; exactly 1 where unchanged */
  readonly ratio: Float32Array;
  /** 1: the photo shows light as the sensor saw it .. 0: it does not; default 0 */
  readonly asSeen?: number;
}
