import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewHead_job$key } from '../../__generated__/ReviewHead_job.graphql.js';
import { Badge } from '../../components/Badge.js';
import { JobHead } from '../../staging/JobHead.js';
import { shortJobId } from '../../format/shortJobId.js';
import { JOB_STATUSES } from '../../staging/jobStatus.js';
import { lookText } from '../../staging/lookText.js';

export function ReviewHead({ job }: { readonly job: ReviewHead_job$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewHead_job on StagingJob {
        id
        status
        project {
          address
        }
        ...lookText_job
      }
    `,
    job,
  );
  const { style, room } = lookText(data);
  const { badge, label } = JOB_STATUSES.show(data.status);
  return (
    <JobHead
      back={{ to: '/staging', label: 'Staging' }}
      title={data.project.address}
      meta={`Staging Job #${shortJobId(data.id)} · ${style} · ${room}`}
    >
      <Badge tone={badge}>{label}</Badge>
    </JobHead>
  );
}
