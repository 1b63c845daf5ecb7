import { css } from '#styled/css';
import { Skeleton } from '../../components/Skeleton.js';

const terms = ['Active Projects', 'Staging Jobs', 'Revenue (MTD)', 'Avg. Turnaround'];

/** The four figures' places, while they are counted. */
export const StatsSkeleton = () => (
  <div className={figures} aria-busy="true">
    {terms.map((term) => (
      <div key={term} className={figure}>
        <p className={label}>{term}</p>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
    ))}
  </div>
);

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
