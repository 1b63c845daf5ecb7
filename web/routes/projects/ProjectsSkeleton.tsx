import { css } from '#styled/css';
import { Loading } from '../../components/Loading.js';
import { PageHead } from '../../components/PageHead.js';
import { PrintSkeleton } from '../../components/PrintSkeleton.js';
import { Skeleton } from '../../components/Skeleton.js';
import { portfolioGrid, portfolioTools } from './portfolioGrid.js';

/** The list of projects while it loads: its fixed words, and skeletons. */
export function ProjectsSkeleton() {
  return (
    <Loading>
      <PageHead
        title="Your Real Estate Portfolio"
        lead={<Skeleton shape="line" />}
        actions={
          <div className={act}>
            <Skeleton shape="control" />
          </div>
        }
      />
      <div className={portfolioTools}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
      <div className={portfolioGrid}>
        {[1, 2, 3, 4, 5, 6].map((slot) => (
          <PrintSkeleton key={slot} shape="picture" />
        ))}
      </div>
    </Loading>
  );
}

const act = css({ w: '[190px]' });
