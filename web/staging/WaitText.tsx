import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitText_job$key } from '../__generated__/WaitText_job.graphql.js';
import { useNow } from '../activity/useNow.js';
import { waitOf } from './timeLeft.js';

interface WaitTextProps {
  readonly job: WaitText_job$key;
  /** text after it, shown only with it */
  readonly then?: string;
}

/** What a job waits for: its place in the queue and the remaining time; it counts down by itself. */
export function WaitText({ job, then = '' }: WaitTextProps) {
  const { photosAhead, estimatedCompletion, takesLonger } = useFragment(jobFragment, job);
  const words = waitOf({ photosAhead, estimatedCompletion, takesLonger }, useNow());
  return words === null ? null : (
    <>
      {words}
      {then}
    </>
  );
}

const jobFragment = graphql`
  fragment WaitText_job on StagingJob {
    photosAhead
    estimatedCompletion
    takesLonger
  }
`;
