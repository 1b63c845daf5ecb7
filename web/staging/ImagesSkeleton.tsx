import { css } from '#styled/css';
import { Loading } from '../components/Loading.js';
import { Skeleton } from '../components/Skeleton.js';

/** A skeleton of the first row of a project's images. */
export const ImagesSkeleton = () => (
  <Loading label="Loading images">
    <div className={field}>
      <div className={label}>
        <Skeleton shape="line" />
      </div>
      <div className={remarks} />
      <div className={row}>
        {[1, 2, 3].map((image) => (
          <Skeleton key={image} shape="media" />
        ))}
      </div>
    </div>
  </Loading>
);

const field = css({ display: 'grid', gap: '6', minW: '0' });
const label = css({ textStyle: 'label' });
/** where words about the chosen ones will be */
const remarks = css({ textStyle: 'small', h: '[1lh]' });
const row = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8' });
