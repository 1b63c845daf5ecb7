import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { JobCard_job$key } from '../__generated__/JobCard_job.graphql.js';
import { Badge } from '../components/Badge.js';
import { Panel } from '../components/Panel.js';
import { useKeptFocus } from '../components/useKeptFocus.js';
import { JobFoot } from './JobFoot.js';
import { JobNumber } from './JobNumber.js';
import { JobPictures } from './JobPictures.js';
import { JobProgress } from './JobProgress.js';
import { shortJobId } from '../format/shortJobId.js';
import { JOB_STATUSES } from './jobStatus.js';
import { lookText } from './lookText.js';
import { useStatusAnnouncement } from './useStatusAnnouncement.js';

/** One job: its photos, its results, its progress and the next acts. */
export function JobCard({ job }: { readonly job: JobCard_job$key }) {
  const data = useFragment(jobFragment, job);
  const shown = JOB_STATUSES.show(data.status);
  const { style, room } = lookText(data);
  const order = [style, room, data.project.address].join(' · ');
  const kept = useKeptFocus('h2 a');
  useStatusAnnouncement(data.id, data.status);
  return (
    <article {...kept} className={card} aria-label={`Staging Job #${shortJobId(data.id)}`}>
      <Panel padding="none">
        <JobPictures job={data} />
        <div className={head}>
          <div className={words}>
            <h2 className={title}>
              <Link to={`/staging/${data.id}`}>
                Staging Job <JobNumber id={data.id} />
              </Link>
            </h2>
            <p className={meta} title={order}>
              {order}
            </p>
          </div>
          <Badge tone={shown.badge}>{shown.label}</Badge>
        </div>
        <div className={progress}>
          <JobProgress job={data} />
        </div>
        <JobFoot job={data} />
      </Panel>
    </article>
  );
}

const card = css({
  minW: '0',
  h: 'full',
  '& > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    h: 'full',
    overflow: 'hidden',
  },
});
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12',
  px: { base: '16', sm: '20' },
  pt: '16',
});
const words = css({ minW: '0' });
const title = css({
  textStyle: 'jobTitle',
  '& a': {
    color: '[inherit]',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
const meta = css({ textStyle: 'small', color: 'ink.muted', truncate: true });
const progress = css({ px: { base: '16', sm: '20' }, pt: '14' });

const jobFragment = graphql`
  fragment JobCard_job on StagingJob {
    id
    status
    project {
      address
    }
    ...lookText_job
    ...JobPictures_job
    ...JobProgress_job
    ...JobFoot_job
  }
`;
