import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { EstimateLineQuery } from '../__generated__/EstimateLineQuery.graphql.js';
import { RetryLater } from '../components/PartState.js';
import { Missing, RetryBoundary, useAttempt } from '../components/RetryBoundary.js';
import { countImages, estimateFor } from './estimate.js';

/** The price of the order, beside the button that sends it. */
export function EstimateLine({ images }: { readonly images: number }) {
  return (
    <RetryBoundary
      standIn={({ retry }) => (
        <>
          Estimate: {countImages(images)}
          <RetryLater retry={retry} />
        </>
      )}
    >
      <Priced images={images} />
    </RetryBoundary>
  );
}

function Priced({ images }: { readonly images: number }) {
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
  const { sum, total } = estimateFor(images, prices);
  return (
    <>
      Estimate: {sum} <strong>{total}</strong>
    </>
  );
}
