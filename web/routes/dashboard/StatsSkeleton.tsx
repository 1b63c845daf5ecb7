import { css } from '#styled/css';
import { Ledger } from '../../components/Ledger.js';
import { Skeleton } from '../../components/Skeleton.js';

const TERMS = ['Active Projects', 'Staging Jobs', 'Revenue (MTD)', 'Avg. Turnaround'];

/** Skeletons of the four figures. */
export const StatsSkeleton = () => (
  <div aria-busy="true">
    <Ledger
      cells={TERMS.map((term) => ({ term, value: <Skeleton shape="line" />, trend: <Skeleton shape="line" /> }))}
    />
    <div className={note}>
      <Skeleton shape="line" />
    </div>
  </div>
);

/** On phones the words beside the link take two lines. */
const note = css({ mt: '14', minH: { base: '36', sm: '18' }, textStyle: 'small' });
