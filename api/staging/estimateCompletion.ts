/** Wall seconds for one image of 1536 x 1024 on two busy cores, with margin. */
const SECONDS_PER_IMAGE = 30;

/** @param images how many are still to be staged */
export function estimateCompletion(images: number): Date {
  return new Date(Date.now() + images * SECONDS_PER_IMAGE * 1000);
}
