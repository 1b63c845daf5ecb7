import { estimateFor } from './estimate.js';

/** What the order costs, beside the button that spends it. */
export function EstimateLine({ images }: { readonly images: number }) {
  const { sum, total } = estimateFor(images);
  return (
    <>
      Estimate: {sum} <strong>{total}</strong>
    </>
  );
}
