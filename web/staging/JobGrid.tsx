import { graphql, useFragment } from 'react-relay/hooks';
import type { JobGrid_jobs$key } from '../__generated__/JobGrid_jobs.graphql.js';
import { JobCard } from './JobCard.js';
import { jobColumns } from './jobColumns.js';

/** Jobs in two columns, in the given order. */
export function JobGrid({ jobs }: { readonly jobs: JobGrid_jobs$key }) {
  const data = useFragment(
    graphql`
      fragment JobGrid_jobs on StagingJob @relay(plural: true) {
        id
        ...JobCard_job
      }
    `,
    jobs,
  );
  return (
    <ul className={jobColumns}>
      {data.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
