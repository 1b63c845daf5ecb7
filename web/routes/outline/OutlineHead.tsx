import { graphql, useFragment } from 'react-relay/hooks';
import type { OutlineHead_job$key } from '../../__generated__/OutlineHead_job.graphql.js';
import { JobHead } from '../../staging/JobHead.js';
import { shortJobId } from '../../format/shortJobId.js';

export function OutlineHead({ job }: { readonly job: OutlineHead_job$key }) {
  const { id, project } = useFragment(
    graphql`
      fragment OutlineHead_job on StagingJob {
        id
        project {
          address
        }
      }
    `,
    job,
  );
  return (
    <>
      <title>{`Outline of the floor · ${project.address} · Showhome`}</title>
      <JobHead
        back={{ to: `/staging/${id}`, label: `Staging Job #${shortJobId(id)}` }}
        title="Outline of the floor"
        meta={project.address}
      />
    </>
  );
}
