import { graphql, useFragment } from 'react-relay/hooks';
import type { HeroRoom_job$key } from '../../__generated__/HeroRoom_job.graphql.js';
import { Compare } from '../../components/Compare.js';
import { ExampleRoom } from '../../components/ExampleRoom.js';

/** Width over height: the frame crops the pictures to it. */
const ASPECT = 16 / 8.2;
/** How wide it is displayed: a column of the page, or the whole of a small one. */
const SIZES = '(min-width: 1280px) 628px, (min-width: 1024px) 50vw, 94vw';

/** The first staged photo of the job that waits, before and after; without one, the product's own example. */
export function HeroRoom({ job }: { readonly job: HeroRoom_job$key | null }) {
  const data = useFragment(
    graphql`
      fragment HeroRoom_job on StagingJob {
        items {
          input {
            previewUrl
          }
          proof {
            previewUrl
          }
        }
      }
    `,
    job,
  );
  const staged = data?.items.find(({ input, proof }) => input.previewUrl && proof?.previewUrl);
  if (!staged?.input.previewUrl || !staged.proof?.previewUrl)
    return <ExampleRoom aspect={ASPECT} start={0.31} sizes={SIZES} />;
  const before = staged.input.previewUrl;
  return (
    <Compare
      before={{ src: before, alt: 'The room as photographed, empty' }}
      after={{ src: staged.proof.previewUrl, alt: 'The same photo, furnished' }}
      aspect={ASPECT}
      start={0.31}
    />
  );
}
