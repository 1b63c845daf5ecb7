import { css } from '#styled/css';
import { FilterSkeleton } from '../../components/FilterSkeleton.js';
import { Ledger } from '../../components/Ledger.js';
import { Loading } from '../../components/Loading.js';
import { PageHead } from '../../components/PageHead.js';
import { Skeleton } from '../../components/Skeleton.js';
import { TableSkeleton } from '../../components/TableSkeleton.js';
import { listHead, listTitle } from './listHead.js';

const SUMS = ['Outstanding Balance', 'This Month', 'Total Processed'];

/** The billing screen while it loads. */
export function BillingSkeleton() {
  return (
    <Loading label="Loading invoices">
      <PageHead
        title="Billing & Payments"
        actions={
          <div className={act}>
            <Skeleton shape="control" />
          </div>
        }
      />
      <Ledger emphasis="first" cells={SUMS.map((term) => ({ term, value: <Skeleton shape="line" /> }))} />
      <div className={listHead}>
        <h2 className={listTitle}>Recent Invoices</h2>
        <FilterSkeleton />
      </div>
      <TableSkeleton />
    </Loading>
  );
}

const act = css({ w: '[158px]' });
