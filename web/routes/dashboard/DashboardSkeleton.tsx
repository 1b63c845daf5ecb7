import { css } from '#styled/css';
import { Skeleton } from '../../components/Skeleton.js';
import { ActivityRowsSkeleton } from '../activity/ActivityRowsSkeleton.js';
import { DashboardColumns } from './DashboardColumns.js';
import { HeroFrame } from './HeroFrame.js';
import { SectionHead } from './SectionHead.js';

const terms = ['Active Projects', 'Staging Jobs', 'Revenue (MTD)', 'Avg. Turnaround'];

/** The dashboard's shape with its fixed words, while the rest is on the way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <HeroFrame
        lead={<Skeleton shape="title" />}
        picture={
          <div className={picture}>
            <Skeleton shape="fill" />
          </div>
        }
      />
      <div className={figures}>
        {terms.map((term) => (
          <div key={term} className={figure}>
            <p className={label}>{term}</p>
            <Skeleton shape="title" />
            <Skeleton shape="text" />
          </div>
        ))}
      </div>
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
        timeline={
          <section>
            <SectionHead title="Activity Timeline">{null}</SectionHead>
            <ActivityRowsSkeleton rows={6} />
          </section>
        }
      />
    </div>
  );
}

const picture = css({ position: 'relative', h: 'full', borderRadius: 'photo', overflow: 'hidden' });
const figures = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: '20',
  pt: '16',
  minH: { base: '[200px]', sm: '[126px]' },
  borderTop: '[2px solid {colors.ink}]',
});
const figure = css({ display: 'grid', gap: '10', alignContent: 'start' });
const label = css({ textStyle: 'small', color: 'ink.muted' });
const project = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '12', sm: '16' },
  py: '10',
  borderTop: '[1px solid {colors.line}]',
});
const cover = css({ w: { base: '72', sm: '[96px]' }, flex: 'none' });
const lines = css({ flex: '1', display: 'grid', gap: '6' });
