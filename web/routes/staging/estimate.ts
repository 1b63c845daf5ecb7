/** US dollars per image, by the number of images ordered together. */
function rateFor(images: number): number {
  if (images <= 10) return 3;
  if (images <= 50) return 2.5;
  return 2;
}

export interface Estimate {
  /** "4 images × $3.00" */
  readonly sum: string;
  /** "$12.00" */
  readonly total: string;
}

export function estimateFor(images: number): Estimate {
  const rate = rateFor(images);
  return {
    sum: `${images} ${images === 1 ? 'image' : 'images'} × $${rate.toFixed(2)}`,
    total: `$${(images * rate).toFixed(2)}`,
  };
}
