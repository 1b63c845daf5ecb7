import { css } from '#styled/css';
import { Panel } from '../components/Panel.js';
import { Skeleton } from '../components/Skeleton.js';
import { jobColumns } from './jobColumns.js';

/** Two job cards, as wide and as tall as the real ones. */
export const JobsSkeleton = () => (
  <div className={jobColumns}>
    {[1, 2].map((card) => (
      <Panel key={card} padding="none">
        <div className={pair}>
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </div>
        <div className={words}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      </Panel>
    ))}
  </div>
);

const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' });
const words = css({ display: 'grid', alignContent: 'start', gap: '8', minH: '[165px]', p: { base: '16', sm: '20' } });
