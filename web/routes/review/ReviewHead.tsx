import { ChevronLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { ReviewHead_job$key } from '../../__generated__/ReviewHead_job.graphql.js';
import { Badge } from '../../components/Badge.js';
import { Icon } from '../../components/Icon.js';
import { jobStatuses, shortJobId } from '../staging/jobStatus.js';
import { roomLabel, styleLabel } from '../staging/stagingOptions.js';

export function ReviewHead({ job }: { readonly job: ReviewHead_job$key }) {
  const { id, status, style, roomType, project } = useFragment(
    graphql`
      fragment ReviewHead_job on StagingJob {
        id
        status
        style
        roomType
        project {
          id
          address
        }
      }
    `,
    job,
  );
  const { badge, label } = jobStatuses.show(status);
  return (
    <div className={row}>
      <div className={words}>
        <Link to="/staging" className={back}>
          <Icon of={ChevronLeft} />
          Staging
        </Link>
        <h1 className={title} title={project.address}>
          {project.address}
        </h1>
      </div>
      <span className={meta}>
        Staging Job #{shortJobId(id)} · {styleLabel(style)} · {roomLabel(roomType)}
      </span>
      <Badge tone={badge}>{label}</Badge>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'flex-end',
  columnGap: '16',
  rowGap: '8',
  pt: '16',
  pb: '14',
});
const words = css({ flex: { base: '[1 0 100%]', md: '1' }, minW: '0' });
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  ml: '[-5px]',
  minH: '24',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'ink.muted',
  textDecoration: 'none',
  _hover: { color: 'ink' },
});
const title = css({ textStyle: 'h2', md: { truncate: true } });
const meta = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
