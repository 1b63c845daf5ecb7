/** The pixel of a picture of another size that lies at this pixel, along one side. */
export const nearest = (pixel: number, pixels: number, othersPixels: number): number =>
  Math.min(othersPixels - 1, Math.floor(((pixel + 0.5) * othersPixels) / pixels));
