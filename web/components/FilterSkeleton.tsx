import { filterColumns } from './filterColumns.js';
import { Skeleton } from './Skeleton.js';

/** A FilterBar while it loads. */
export const FilterSkeleton = () => (
  <div className={filterColumns}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </div>
);
