import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobFullDetailsDialogQuery } from '../__generated__/JobFullDetailsDialogQuery.graphql.js';
import { Button, ButtonLink } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { Fact } from '../components/Facts.js';
import { PartState } from '../components/PartState.js';
import { RetryBoundary, useAttempt } from '../components/RetryBoundary.js';
import { Skeleton } from '../components/Skeleton.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';
import { clockOf, dayOf } from '../format/dates.js';
import { JobFacts } from './JobFacts.js';
import { JobImages } from './JobImages.js';
import { JobNumber } from './JobNumber.js';

interface JobFullDetailsDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Everything about a job: its order, and the result of each image. */
export function JobFullDetailsDialog({ id, onClose }: JobFullDetailsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Full details of Staging Job <JobNumber id={id} />
        </>
      }
      size={980}
      reading
      foot={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <ButtonLink to={`/staging/${id}`}>Open the review</ButtonLink>
        </>
      }
    >
      <RetryBoundary standIn={({ retry }) => <PartState retry={retry} shape={<FullDetailsSkeleton />} />}>
        <FullDetails id={id} />
      </RetryBoundary>
    </Dialog>
  );
}

function FullDetailsSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={lines}>
        {Array.from({ length: 12 }, (_, fact) => (
          <Skeleton key={fact} shape="text" />
        ))}
      </div>
      <div className={pair}>
        {Array.from({ length: 6 }, (_, picture) => (
          <Skeleton key={picture} shape="picture" />
        ))}
      </div>
    </div>
  );
}

function FullDetails({ id }: { readonly id: string }) {
  const { node } = useLazyLoadQuery<JobFullDetailsDialogQuery>(
    graphql`
      query JobFullDetailsDialogQuery($id: ID!) {
        node(id: $id) {
          ... on StagingJob {
            estimatedCompletion
            renderProgress
            ...JobFacts_job @alias(as: "facts")
            ...JobImages_job @alias(as: "images")
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  if (!node?.facts || !node.images) return <p>This job is gone.</p>;
  const { estimatedCompletion, renderProgress } = node;
  return (
    <div className={columns}>
      <JobFacts job={node.facts}>
        <Fact term="Job id">{id}</Fact>
        <Fact term="Rendered">{Math.floor((renderProgress ?? 0) * 100)}%</Fact>
        {estimatedCompletion && (
          <Fact term="Estimated completion">
            {dayOf(estimatedCompletion)}, {clockOf(estimatedCompletion)}
          </Fact>
        )}
      </JobFacts>
      <JobImages job={node.images} />
    </div>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '32',
  alignItems: 'start',
});
const lines = css({ display: 'grid', gap: '24' });
const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' });
