import { filterColumns } from './filterColumns.js';
import { Skeleton } from './Skeleton.js';

/** A FilterBar on its way. */
export const FilterSkeleton = () => (
  <div className={filterColumns}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </div>
);
