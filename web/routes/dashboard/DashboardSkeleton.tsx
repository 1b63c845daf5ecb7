import { css } from '#styled/css';
import { Loading } from '../../components/Loading.js';
import { Skeleton } from '../../components/Skeleton.js';
import { DashboardColumns } from './DashboardColumns.js';
import { HeroFrame } from './HeroFrame.js';
import { SectionHead } from './SectionHead.js';
import { StatsSkeleton } from './StatsSkeleton.js';
import { TimelineSkeleton } from './TimelineSkeleton.js';

/** The dashboard's layout with its fixed words, while the rest loads. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <HeroFrame
        lead={<Skeleton shape="line" />}
        picture={
          <div className={picture}>
            <Skeleton shape="fill" />
          </div>
        }
      />
      <StatsSkeleton />
      <DashboardColumns
        projects={
          <section>
            <SectionHead title="Recent Projects">{null}</SectionHead>
            {[1, 2, 3, 4, 5].map((row) => (
              <div key={row} className={project}>
                <div className={cover}>
                  <Skeleton shape="picture" />
                </div>
                <div className={lines}>
                  <Skeleton shape="title" />
                  <Skeleton shape="text" />
                </div>
              </div>
            ))}
          </section>
        }
        timeline={<TimelineSkeleton />}
      />
    </Loading>
  );
}

const picture = css({ position: 'relative', h: 'full', borderRadius: 'photo', overflow: 'hidden' });
const project = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '12', sm: '16' },
  py: '10',
  borderTop: '[1px solid {colors.line}]',
});
const cover = css({ w: { base: '72', sm: '[96px]' }, flex: 'none' });
const lines = css({ flex: '1', display: 'grid', gap: '6' });
