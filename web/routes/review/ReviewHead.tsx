import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewHead_job$key } from '../../__generated__/ReviewHead_job.graphql.js';
import { Badge } from '../../components/Badge.js';
import { JobHead } from '../../staging/JobHead.js';
import { shortJobId } from '../../format/shortJobId.js';
import { JOB_STATUSES } from '../../staging/jobStatus.js';
import { roomLabel, styleLabel } from '../../staging/stagingOptions.js';

export function ReviewHead({ job }: { readonly job: ReviewHead_job$key }) {
  const { id, status, style, roomType, project } = useFragment(
    graphql`
      fragment ReviewHead_job on StagingJob {
        id
        status
        style
        roomType
        project {
          address
        }
      }
    `,
    job,
  );
  const { badge, label } = JOB_STATUSES.show(status);
  return (
    <JobHead
      back={{ to: '/staging', label: 'Staging' }}
      title={project.address}
      meta={`Staging Job #${shortJobId(id)} · ${styleLabel(style)} · ${roomLabel(roomType)}`}
    >
      <Badge tone={badge}>{label}</Badge>
    </JobHead>
  );
}
