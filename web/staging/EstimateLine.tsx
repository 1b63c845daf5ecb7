import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { EstimateLineQuery } from '../__generated__/EstimateLineQuery.graphql.js';
import { RetryLater } from '../components/PartState.js';
import { Missing, RetryBoundary, useAttempt } from '../components/RetryBoundary.js';
import { countImages, estimateFor } from './estimate.js';

interface EstimateLineProps {
  readonly images: number;
  /** how many were ordered together, where these are some of them */
  readonly ordered?: number;
  /** what the sum is; default: an estimate */
  readonly label?: string;
}

/** The price of images, beside the button that orders or approves them. */
export function EstimateLine({ images, ordered = images, label = 'Estimate' }: EstimateLineProps) {
  return (
    <RetryBoundary
      standIn={({ retry }) => (
        <>
          {label}: {countImages(images)}
          <RetryLater retry={retry} />
        </>
      )}
    >
      <Priced images={images} ordered={ordered} label={label} />
    </RetryBoundary>
  );
}

function Priced({ images, ordered, label }: Required<EstimateLineProps>) {
  const { viewer } = useLazyLoadQuery<EstimateLineQuery>(
    graphql`
      query EstimateLineQuery {
        viewer {
          workspace {
            priceList {
              currency
              tiers {
                upTo
                pricePerImage
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey: useAttempt() },
  );
  if (!viewer) return <Missing />;
  const { currency, tiers } = viewer.workspace.priceList;
  const prices = { currency, tiers: tiers.map(({ upTo, pricePerImage }) => ({ upTo, pricePerImage })) };
  const { sum, total } = estimateFor(images, prices, ordered);
  return (
    <>
      {label}: {sum} <strong>{total}</strong>
    </>
  );
}
