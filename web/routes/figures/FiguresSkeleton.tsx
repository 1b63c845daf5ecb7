import { css } from '#styled/css';
import { Ledger } from '../../components/Ledger.js';
import { Loading } from '../../components/Loading.js';
import { Skeleton } from '../../components/Skeleton.js';
import { TableSkeleton } from '../../components/TableSkeleton.js';

/** What is summed over the whole period. */
export const FIGURE_TERMS = ['Spending', 'Projects', 'Rooms staged'];

/** The figures while they load. */
export const FiguresSkeleton = () => (
  <Loading label="Loading figures">
    <Ledger emphasis="first" cells={FIGURE_TERMS.map((term) => ({ term, value: <Skeleton shape="line" /> }))} />
    <div className={place}>
      <TableSkeleton />
    </div>
  </Loading>
);

const place = css({ mt: '40' });
