import { ChevronLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { OutlineHead_job$key } from '../../__generated__/OutlineHead_job.graphql.js';
import { Icon } from '../../components/Icon.js';
import { shortJobId } from '../staging/jobStatus.js';

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
    <div className={row}>
      <title>{`Outline of the floor · ${project.address} · Showhome`}</title>
      <div className={words}>
        <Link to={`/staging/${id}`} className={back}>
          <Icon of={ChevronLeft} />
          Staging Job #{shortJobId(id)}
        </Link>
        <h1 className={title}>Outline of the floor</h1>
      </div>
      <span className={meta} title={project.address}>
        {project.address}
      </span>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'flex-end',
  columnGap: '16',
  rowGap: '4',
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
const title = css({ textStyle: 'h2' });
const meta = css({ textStyle: 'small', color: 'ink.muted', minW: '0', truncate: true });
