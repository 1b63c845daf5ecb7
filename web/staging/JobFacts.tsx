import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobFacts_job$key } from '../__generated__/JobFacts_job.graphql.js';
import { Fact, Facts } from '../components/Facts.js';
import { dayOf } from '../format/dates.js';
import { JOB_STATUSES } from './jobStatus.js';
import { lookText } from './lookText.js';

interface JobFactsProps {
  readonly job: JobFacts_job$key;
  /** further rows */
  readonly children?: ReactNode;
}

/** What was ordered, and its status. */
export function JobFacts({ job, children }: JobFactsProps) {
  const data = useFragment(jobFragment, job);
  const { style, room } = lookText(data);
  const bare = [
    data.preserveWindows && 'Windows',
    data.preserveWalls && 'Walls',
    data.preserveCeiling && 'Ceiling',
    data.preserveFloor && 'Floor',
  ].filter(Boolean);
  return (
    <Facts values="words">
      <Fact term="Project">{data.project.address}</Fact>
      <Fact term="Status">{JOB_STATUSES.show(data.status).label}</Fact>
      <Fact term="Style">{style}</Fact>
      <Fact term="Room type">{room}</Fact>
      <Fact term="Images">{data.items.length}</Fact>
      <Fact term="Creativity">{data.creativity}</Fact>
      <Fact term="Keep bare">{bare.join(', ') || 'Nothing'}</Fact>
      <Fact term="Revisions">{data.revisionCount}</Fact>
      <Fact term="Created">{dayOf(data.createdAt)}</Fact>
      <Fact term="Last change">{dayOf(data.updatedAt)}</Fact>
      {data.notes && <Fact term="Notes">{data.notes}</Fact>}
      {data.failure && <Fact term="What went wrong">{data.failure}</Fact>}
      {children}
    </Facts>
  );
}

const jobFragment = graphql`
  fragment JobFacts_job on StagingJob {
    status
    creativity
    preserveWindows
    preserveWalls
    preserveCeiling
    preserveFloor
    notes
    failure
    revisionCount
    createdAt
    updatedAt
    project {
      address
    }
    items {
      __typename
    }
    ...lookText_job
  }
`;
