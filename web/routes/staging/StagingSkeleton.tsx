import { css } from '#styled/css';
import { FilterSkeleton } from '../../components/FilterSkeleton.js';
import { Loading } from '../../components/Loading.js';
import { PageHead } from '../../components/PageHead.js';
import { Skeleton } from '../../components/Skeleton.js';
import { JobsSkeleton } from '../../staging/JobsSkeleton.js';
import { filterPlace } from '../../staging/jobColumns.js';

/** A skeleton of the staging screen. */
export function StagingSkeleton() {
  return (
    <Loading label="Loading jobs">
      <PageHead
        title="AI Virtual Staging"
        lead={<Skeleton shape="line" />}
        actions={
          <div className={act}>
            <Skeleton shape="control" />
          </div>
        }
      />
      <div className={filterPlace}>
        <FilterSkeleton />
      </div>
      <JobsSkeleton />
    </Loading>
  );
}

const act = css({ w: '[189px]' });
